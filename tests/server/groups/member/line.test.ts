import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../../../server/groups/member/sweep'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { codes, type School, school } from '../groups'
import { standing } from './standings'

const JOIN = 'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id state } }'
const WAIT = 'mutation ($id: ID!) { studyGroupWaitlistJoin(studyGroupId: $id) { id state place } }'
const TAKE = 'mutation ($id: ID!) { studyGroupOfferAccept(id: $id) { id state } }'
const PASS = 'mutation ($id: ID!) { studyGroupWaitlistLeave(id: $id) { id } }'
const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'
const APPROVE = 'mutation ($id: ID!) { acceptJoin(id: $id) { state } }'
const LINE = `query ($id: ID!) { members(studyGroupId: $id) { entries { userId state place offeredUntil } } }`

const START = new Date()
const hours = (after: number) => new Date(START.getTime() + after * 3_600_000)
const WEEK = 7 * 24

type Waiting = Person & { memberId: string }

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(START))
afterAll(() => app.close())

const ask = async (document: string, id: string, who: Person) => app.send(document, { id }, await app.again(who))
const sweepAt = (after: number) => {
  app.services.clock.set(hours(after))
  return sweep(app.services)
}

/** A full group, whose one place comes free when its holder goes, and a line of so many. */
async function lined(count: number, values: object = {}) {
  const id = await app.group({ config: { places: 1 }, ...values })
  const holder = await app.member(id)
  const line: Waiting[] = []
  for (let at = 0; at < count; at++) {
    app.services.clock.set(hours(at / 60))
    const person = await app.person()
    const { data } = await app.send(WAIT, { id }, person)
    expect(data.studyGroupWaitlistJoin).toMatchObject({ state: 'waiting', place: at + 1 })
    line.push({ ...person, memberId: data.studyGroupWaitlistJoin.id })
  }
  const [first, second, third] = line as [Waiting, Waiting, Waiting]
  return { id, first, second, third, line, free: () => ask(GO, holder.memberId, holder) }
}

interface Seen {
  userId: string
  state: string
  place: number | null
  offeredUntil: string | null
}
/** How these people stand, and at which place of the line. */
async function stands(id: string, people: Person[]) {
  const { data } = await ask(LINE, id, app.staff)
  return people.map((who) => {
    const found = (data.members.entries as Seen[]).find(({ userId }) => userId === who.id)
    return found ? `${found.state} ${found.place ?? ''}`.trim() : 'none'
  })
}
const told = async ({ id }: Person) =>
  (
    await app.query(
      `select title from notifications where user_id = $1 and kind = 'group_membership' order by inserted_at`,
      [id],
    )
  ).map(({ title }) => String(title).replace(/: .*/, ''))

describe('a place that comes free', () => {
  it('is kept 48 hours for the first, who is told once, and then for the next', async () => {
    const { id, line, first, second, free } = await lined(3)
    await sweepAt(0)
    expect(await stands(id, line)).toEqual(['waiting 1', 'waiting 2', 'waiting 3'])
    await free()
    for (const after of [1, 2, 48.9]) {
      await sweepAt(after)
      expect(await stands(id, line)).toEqual(['offered', 'waiting 1', 'waiting 2'])
    }
    expect(await told(first)).toEqual(['A place for you'])
    await sweepAt(49.1)
    expect(await stands(id, line)).toEqual(['waiting 2', 'offered', 'waiting 1'])
    expect(await told(second)).toEqual(['A place for you'])
    expect((await ask(TAKE, second.memberId, second)).data.studyGroupOfferAccept.state).toBe('accepted')
    await sweepAt(3 * WEEK)
    expect(await stands(id, line)).toEqual(['waiting 2', 'accepted', 'waiting 1'])
  })

  it('is kept as long as the group says, and not longer, though nobody has given it to the next yet', async () => {
    const { id, first, line, free } = await lined(2, { config: { places: 1, offerHours: 3 } })
    await free()
    await sweepAt(1)
    app.services.clock.set(hours(4.1))
    expect(codes(await ask(TAKE, first.memberId, first))).toEqual(['EXPIRED'])
    expect(await stands(id, line)).toEqual(['offered', 'waiting 1'])
    app.services.clock.set(hours(3.9))
    expect((await ask(TAKE, first.memberId, first)).data.studyGroupOfferAccept.state).toBe('accepted')
  })

  it('goes to the next where the first does not want it', async () => {
    const { id, first, line, free } = await lined(2)
    await free()
    await sweepAt(1)
    expect(codes(await ask(PASS, first.memberId, first))).toEqual([])
    await sweepAt(1)
    expect(await stands(id, line)).toEqual(['none', 'offered'])
    expect(codes(await ask(TAKE, first.memberId, first))).toEqual(['NOT_FOUND'])
  })

  it('is offered again after a week to whoever let it go, and after the second time they wait no longer', async () => {
    const { id, first, line, free } = await lined(1)
    await free()
    await sweepAt(1)
    for (const after of [50, 50 + WEEK - 0.1]) {
      await sweepAt(after)
      expect(await stands(id, line)).toEqual(['waiting 1'])
    }
    await sweepAt(51 + WEEK)
    expect(await stands(id, line)).toEqual(['offered'])
    await sweepAt(52 + WEEK + 48)
    expect(await stands(id, line)).toEqual(['none'])
    expect(await told(first)).toEqual(['A place for you', 'A place for you', 'You wait no longer'])
  })

  it('is not for a newcomer while somebody waits, who stands behind them instead', async () => {
    const { id, line, free } = await lined(1, { autoapproval: true })
    await free()
    const newcomer = await app.person()
    expect(codes(await ask(JOIN, id, newcomer))).toEqual(['SOLD_OUT'])
    expect((await ask(WAIT, id, newcomer)).data.studyGroupWaitlistJoin).toMatchObject({ place: 2 })
    await sweepAt(1)
    expect(await stands(id, [...line, newcomer])).toEqual(['offered', 'waiting 1'])
  })

  it('is given to anybody in the line by those who lead, and to nobody while none is free', async () => {
    const { id, second, line, free } = await lined(2)
    const tutor = await app.member(id, 'tutor')
    expect(codes(await ask(APPROVE, second.memberId, tutor))).toEqual(['SOLD_OUT'])
    await free()
    expect((await ask(APPROVE, second.memberId, tutor)).data.acceptJoin.state).toBe('accepted')
    await sweepAt(1)
    expect(await stands(id, line)).toEqual(['waiting 1', 'accepted'])
  })

  it('is neither offered nor taken where the group is closed', async () => {
    const { id, line, first, free } = await lined(2)
    await free()
    const close = (at: Date | null) => app.query('update study_groups set archived_at = $2 where id = $1', [id, at])
    await close(START)
    await sweepAt(1)
    expect(await stands(id, line)).toEqual(['waiting 1', 'waiting 2'])
    await close(null)
    await sweepAt(1)
    await close(START)
    expect(codes(await ask(TAKE, first.memberId, first))).toEqual(['CONFLICT'])
    expect(await stands(id, line)).toEqual(['offered', 'waiting 1'])
  })
})

describe('waiting', () => {
  it('is for groups without a place', async () => {
    const id = await app.group({ config: { places: 1 } })
    expect(codes(await ask(WAIT, id, await app.person()))).toEqual(['CONFLICT'])
  })

  it('keeps the place in the line of whoever has applied before, and lets nobody wait twice', async () => {
    const id = await app.group({ config: { places: 1 } })
    await app.member(id)
    const asker = await standing(app, 'requested', id)
    expect((await ask(WAIT, id, asker)).data.studyGroupWaitlistJoin).toMatchObject({ state: 'waiting', place: 1 })
    expect(codes(await ask(WAIT, id, asker))).toEqual(['CONFLICT'])
    expect(codes(await ask(TAKE, asker.memberId, asker))).toEqual(['CONFLICT'])
  })
})

describe('one free place, though four look for it at once', () => {
  it('is offered once', async () => {
    const { id, line, first, free } = await lined(4)
    await free()
    app.services.clock.set(hours(1))
    await Promise.all(Array.from({ length: 4 }, () => sweep(app.services)))
    expect(await stands(id, line)).toEqual(['offered', 'waiting 1', 'waiting 2', 'waiting 3'])
    expect(await told(first)).toEqual(['A place for you'])
  })

  it('is not for somebody whom those who lead the group have turned away: one of them decides', async () => {
    const { id } = await lined(1)
    const [gone, declined] = [await app.person(), await app.person()]
    const { memberId } = await app.member(id, 'tutor', gone)
    await ask(GO, memberId, app.staff)
    await standing(app, 'declined', id, { who: declined })
    await app.query(`update members set answered_by_id = $2 where user_id = $1`, [declined.id, app.staff.id])
    app.services.clock.set(hours(2 * WEEK))
    const MUST = '{ studyGroups(pageSize: 100) { entries { id mustApply } } }'
    const must = async (who: Person) =>
      (await app.send(MUST, {}, await app.again(who))).data.studyGroups.entries.find(
        (each: { id: string }) => each.id === id,
      )?.mustApply
    for (const who of [gone, declined]) {
      expect(codes(await ask(WAIT, id, who))).toEqual(['CONFLICT'])
      expect(await must(who)).toBe(true)
    }
    expect(await must(await app.person())).toBe(false)
  })

  it('would be offered four times if nobody held the group', async () => {
    const { id, first, free } = await lined(4)
    await free()
    const together = barrier(4)
    const offerWithoutLock = async () => {
      const [next] = await app.query(
        `select m.id from members m join study_groups g on g.id = m.study_group_id
          where g.id = $1 and g.taken < g.places and m.state = 'waiting' order by m.waiting_since limit 1`,
        [id],
      )
      await together()
      const until = hours(48)
      const offered = await app.query('update members set offered_until = $2 where id = $1 returning id', [
        next?.id,
        until,
      ])
      return offered[0]?.id
    }
    const offers = await Promise.all(Array.from({ length: 4 }, offerWithoutLock))
    expect(offers).toEqual(Array.from({ length: 4 }, () => first.memberId))
  })
})
