import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../../../server/groups/meeting-member/sweep'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { ACCEPT, codes, DROP, type EventSchool, eventSchool, WAIT } from '../events'

const MINUTE_MS = 60_000

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterEach(() => app.at(null))
afterAll(() => app.close())

const wait = async (meetingId: string, who: Person, buysAtOnce = false) =>
  app.send(WAIT, { meetingId, buysAtOnce }, await app.again(who))
const later = (minutes: number) => app.at(new Date(app.services.clock.now().getTime() + minutes * MINUTE_MS))
const stands = async (id: string, people: readonly Person[]) => {
  const all: (string | undefined)[] = []
  for (const who of people) all.push(await app.standingOf(id, who))
  return all
}

/** A full event with one ticket that is held, and a line of people who can pay. */
async function full(waiting: number, { price = 3000, atOnce = [] as number[] } = {}) {
  const id = await app.event({ price, limit: 1 })
  const holder = await app.payer()
  const { data } = await app.buy(id, holder)
  const line: Person[] = []
  for (let at = 0; at < waiting; at++) {
    const who = await app.payer()
    expect(codes(await wait(id, who, atOnce.includes(at)))).toEqual([])
    line.push(who)
  }
  const free = async () => app.send(DROP, { id: data.meetingTicketBuy.id }, await app.again(holder))
  return { id, holder, line, free }
}

const memberId = async (id: string, who: Person) =>
  (await app.query('select id from meeting_members where meeting_id = $1 and user_id = $2', [id, who.id]))[0]?.id

describe('the line for an event that is full', () => {
  it('is joined where no ticket is left, and tells the place in it', async () => {
    const open = await app.event({ limit: 1 })
    expect(codes(await wait(open, await app.person()))).toEqual(['CONFLICT'])
    const { id, line } = await full(2)
    expect(codes(await app.buy(id, await app.payer()))).toEqual(['SOLD_OUT'])
    const READ = 'query ($id: ID!) { meetingMember(meetingId: $id) { type place } }'
    const [, second] = line as [Person, Person]
    expect((await app.send(READ, { id }, second)).data.meetingMember).toEqual({ type: 'waitlisted', place: 2 })
    expect(codes(await wait(id, second))).toEqual(['CONFLICT'])
  })

  it('is closed where the event keeps none', async () => {
    const id = await app.event({ limit: 1, policy: { waitlist: false } })
    await app.buy(id, await app.person())
    expect(codes(await wait(id, await app.person()))).toEqual(['CONFLICT'])
  })

  it('gets a place that came free: for 30 minutes, in its order, and nobody else buys it', async () => {
    const { id, line, free } = await full(2)
    await free()
    expect(codes(await app.buy(id, await app.payer()))).toEqual(['SOLD_OUT'])
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['offered', 'waiting'])
    expect(codes(await app.buy(id, await app.payer()))).toEqual(['SOLD_OUT'])
    const [first, second] = line as [Person, Person]
    const accepted = await app.send(ACCEPT, { id: await memberId(id, first), price: 3000 }, first)
    expect(accepted.data.meetingOfferAccept).toMatchObject({ type: 'attendee', paid: 3000 })
    expect(codes(await app.send(ACCEPT, { id: await memberId(id, second) }, second))).toEqual(['CONFLICT'])
    expect(await app.balanceOf(first)).toBe(7000)
  })

  it('passes on what nobody took: twice offered in vain, and somebody waits no longer', async () => {
    const { id, line, free } = await full(2)
    await free()
    await sweep(app.services)
    const [first] = line as [Person]
    await later(31)
    const late = await app.send(ACCEPT, { id: await memberId(id, first) }, await app.again(first))
    // Before and after the clock has taken it away.
    expect(['EXPIRED', 'CONFLICT']).toContain(codes(late)[0])
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['waiting', 'offered'])
    await later(31)
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['offered', 'waiting'])
    await later(31)
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['none', 'offered'])
  })

  it('asks nobody in their quiet time: the next one is asked, and the first keeps their place', async () => {
    const { id, line, free } = await full(2)
    const [first] = line as [Person]
    await app.query(
      `insert into notification_settings (user_id, quiet_from, quiet_until, digest, digest_at) values ($1, 0, 1439, 'never', 1110) on conflict (user_id) do update set quiet_from = 0, quiet_until = 1439`,
      [first.id],
    )
    // At noon, since the last minute of the day is not quiet.
    await app.at(new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`))
    await free()
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['waiting', 'offered'])
  })

  it('buys for whoever chose that, also in their quiet time, free to give back for an hour at least', async () => {
    const { id, line, free } = await full(1, { atOnce: [0] })
    const [first] = line as [Person]
    await app.query(`update meetings set start_at = $2, end_at = $3 where id = $1`, [
      id,
      new Date(app.services.clock.now().getTime() + 5 * 60 * MINUTE_MS),
      new Date(app.services.clock.now().getTime() + 7 * 60 * MINUTE_MS),
    ])
    await free()
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['attendee'])
    expect(await app.balanceOf(first)).toBe(7000)
    await later(50)
    expect(codes(await app.send(DROP, { id: await memberId(id, first) }, await app.again(first)))).toEqual([])
    expect(await app.balanceOf(first)).toBe(10_000)
  })

  it('asks whoever chose that but holds too little, instead of buying', async () => {
    const { id, line, free } = await full(1, { atOnce: [0], price: 3000 })
    const [first] = line as [Person]
    const other = await app.event({ price: 9000, title: 'Dear', in: 200 })
    await app.buy(other, first)
    await free()
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['offered'])
  })

  it('passes over the first in line who has a ticket already', async () => {
    const { id, line, free } = await full(2)
    const [first] = line as [Person]
    await app.query(`update meetings set members_limit = 2 where id = $1`, [id])
    const GIVE = 'mutation ($id: ID!) { meetingMemberUpdate(id: $id, type: attendee) { type } }'
    expect(codes(await app.send(GIVE, { id: await memberId(id, first) }, app.staff))).toEqual([])
    await free()
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['attendee', 'offered'])
  })

  it('is left, also while a place is offered, which then goes to the next', async () => {
    const { id, line, free } = await full(2)
    const [first] = line as [Person]
    await free()
    await sweep(app.services)
    const LEAVE = 'mutation ($id: ID!) { meetingWaitlistLeave(id: $id) { id } }'
    expect(codes(await app.send(LEAVE, { id: await memberId(id, first) }, first))).toEqual([])
    await sweep(app.services)
    expect(await stands(id, line)).toEqual(['none', 'offered'])
  })
})

describe('one seat freed', () => {
  const GIVE = 'mutation ($id: ID!) { meetingMemberUpdate(id: $id, type: attendee) { type } }'
  const rush = async () => {
    const { id, line, free } = await full(3)
    await free()
    const [first, second] = line as [Person, Person]
    const [one, two] = [await memberId(id, first), await memberId(id, second)]
    return { id, line, one, two }
  }

  it('is filled once, by the clock and by staff at the same moment', async () => {
    const { id, one, two } = await rush()
    const answers = await Promise.all([
      sweep(app.services).then(() => []),
      app.send(GIVE, { id: one }, app.staff).then(codes),
      app.send(GIVE, { id: two }, app.staff).then(codes),
      sweep(app.services).then(() => []),
    ])
    const [row] = await app.query(
      `select taken, (select count(*)::int from meeting_members m where m.meeting_id = e.id and m.holds_place) as held from meetings e where id = $1`,
      [id],
    )
    expect(row).toEqual({ taken: 1, held: 1 })
    expect(answers.flat().every((code) => code === 'SOLD_OUT' || code === 'CONFLICT')).toBe(true)
  })

  it('would be filled more than once if the database did not hold the places', async () => {
    const { id, line } = await rush()
    await app.query('alter table meetings drop constraint meetings_within_limit')
    const together = barrier(line.length)
    // As it would be with a look at the free places and no lock.
    await Promise.all(
      line.map(async ({ id: userId }) => {
        const [free] = await app.query('select taken < members_limit as free from meetings where id = $1', [id])
        await together()
        if (free?.free)
          await app.query(`update meeting_members set type = 'attendee' where meeting_id = $1 and user_id = $2`, [
            id,
            userId,
          ])
      }),
    )
    const [row] = await app.query('select taken from meetings where id = $1', [id])
    expect(row?.taken).toBeGreaterThan(1)
  })
})
