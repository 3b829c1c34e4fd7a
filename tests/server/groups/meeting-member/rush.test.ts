import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../../../server/groups/meeting-member/sweep'
import type { Person } from '../../../build'
import { explored } from '../../../explored'
import { barrier } from '../../barrier'
import { BUY, CANCEL, codes, DROP, type EventSchool, eventSchool, WAIT } from '../events'

const BUYERS = explored ? 200 : 24
const SEATS = explored ? 20 : 6
const PRICE = 2500

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterAll(() => app.close())

const CREATE =
  'mutation ($meetingId: ID!, $userId: ID!) { meetingMemberCreate(meetingId: $meetingId, userId: $userId) { id } }'

async function payers(count: number): Promise<Person[]> {
  const all: Person[] = []
  for (let at = 0; at < count; at++) all.push(await app.payer(PRICE))
  return all
}

const seatsOf = async (id: string) =>
  (
    await app.query(
      `select e.taken, (select count(*)::int from meeting_members m where m.meeting_id = e.id and m.standing = 'attendee') as tickets,
          (select count(*)::int from meeting_members m where m.meeting_id = e.id and m.standing = 'attendee' and m.paid > 0) as paid,
          (select count(*)::int from transactions t where t.item_type = 'meeting' and t.item_id = e.id and t.type = 'purchase') as charges,
          (select coalesce(sum(-t.amount), 0)::int from transactions t where t.item_type = 'meeting' and t.item_id = e.id) as money
        from meetings e where e.id = $1`,
      [id],
    )
  )[0] as { taken: number; tickets: number; paid: number; charges: number; money: number }

describe(`${SEATS} seats, ${BUYERS} buyers`, () => {
  it('each seat goes to one, and each charge to one seat, while staff add people and the line moves', async () => {
    const id = await app.event({ price: PRICE, limit: SEATS })
    const buyers = await payers(BUYERS)
    const added = await payers(3)
    const answers = await Promise.all([
      ...buyers.map((who) => app.send(BUY, { meetingId: id }, who).then(codes)),
      ...added.map(({ id: userId }) => app.send(CREATE, { meetingId: id, userId }, app.staff).then(codes)),
      ...Array.from({ length: 3 }, () => sweep(app.services).then(() => [])),
      ...buyers.slice(0, 5).map((who) => app.send(WAIT, { meetingId: id, buysAtOnce: true }, who).then(codes)),
    ])
    await sweep(app.services)
    const { taken, tickets, paid, charges, money } = await seatsOf(id)
    expect({ taken, tickets }).toEqual({ taken: SEATS, tickets: SEATS })
    expect(charges).toBe(paid)
    expect(money).toBe(paid * PRICE)
    expect([...new Set(answers.flat())].every((code) => ['SOLD_OUT', 'CONFLICT'].includes(code))).toBe(true)
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  }, 120_000)

  it('would be sold more than once if the database did not hold the places', async () => {
    await app.query('alter table meetings drop constraint meetings_within_limit')
    await app.query('drop trigger count_tickets on meeting_members')
    try {
      const id = await app.event({ price: PRICE, limit: 2 })
      const buyers = await payers(12)
      await Promise.all(buyers.map((who) => app.send(BUY, { meetingId: id }, who)))
      expect((await seatsOf(id)).tickets).toBeGreaterThan(2)
    } finally {
      await app.query(
        'create trigger count_tickets after insert or update or delete on meeting_members for each row execute function count_tickets()',
      )
      await app.query(
        'update meetings e set taken = (select count(*) from meeting_members m where m.meeting_id = e.id and m.holds_place)',
      )
      await app.query(
        'alter table meetings add constraint meetings_within_limit check (taken between 0 and coalesce(members_limit, taken)) not valid',
      )
    }
  })
})

describe('an event that is cancelled while tickets are bought and given back', () => {
  it('pays everybody who paid back, once', async () => {
    const id = await app.event({ price: PRICE })
    const [early, late] = [await payers(6), await payers(explored ? 60 : 16)]
    const tickets: string[] = []
    for (const who of early) tickets.push((await app.buy(id, who)).data.meetingTicketBuy.id)
    const answers = await Promise.all([
      ...late.slice(0, late.length / 2).map((who) => app.send(BUY, { meetingId: id }, who).then(codes)),
      app.send(DROP, { id: tickets[0] }, early[0]).then(codes),
      app.send(CANCEL, { id, reason: 'No voice.' }, app.staff).then(codes),
      app.send(CANCEL, { id, reason: 'No voice.' }, app.staff).then(codes),
      ...late.slice(late.length / 2).map((who) => app.send(BUY, { meetingId: id }, who).then(codes)),
    ])
    expect(answers.flat().filter((code) => code !== 'CONFLICT')).toEqual([])
    for (const who of [...early, ...late]) expect(await app.balanceOf(who)).toBe(PRICE)
    expect((await seatsOf(id)).money).toBe(0)
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  }, 120_000)

  it('would keep the money of whoever looked before and bought after, if nobody held the event', async () => {
    const id = await app.event({ price: PRICE })
    const who = await app.payer(PRICE)
    const together = barrier(2)
    const cancelWithoutLock = async () => {
      const paid = await app.query('select user_id from meeting_members where meeting_id = $1', [id])
      await together()
      await app.query(`update meetings set cancelled_at = now(), cancel_reason = 'No voice.' where id = $1`, [id])
      return paid.length
    }
    const cancelling = cancelWithoutLock()
    const buyWithoutLock = async () => {
      const open = await app.query('select 1 from meetings where id = $1 and cancelled_at is null', [id])
      await together()
      await cancelling
      if (open.length)
        await app.query(
          `insert into meeting_members (id, meeting_id, user_id, type, paid, bought_at, inserted_at, updated_at)
            values (gen_random_uuid(), $1, $2, 'attendee', $3, now(), now(), now())`,
          [id, who.id, PRICE],
        )
    }
    const [paidBack] = await Promise.all([cancelling, buyWithoutLock()])
    expect(paidBack).toBe(0)
    expect(await seatsOf(id)).toMatchObject({ tickets: 1, paid: 1 })
  })

  it('would pay somebody back twice if two looked for what was paid, and nobody held the wallet', async () => {
    const id = await app.event({ price: PRICE })
    const who = await app.payer(PRICE)
    await app.buy(id, who)
    const together = barrier(2)
    const payBackWithoutLock = async () => {
      const [part] = await app.query(
        'select id, share from purchase_parts where type_id = $1 and user_id = $2 and given_back_at is null',
        [id, who.id],
      )
      await together()
      await app.query('update purchase_parts set given_back_at = now() where id = $1', [part?.id])
      return part?.share
    }
    expect(await Promise.all([payBackWithoutLock(), payBackWithoutLock()])).toEqual([PRICE, PRICE])
  })
})
