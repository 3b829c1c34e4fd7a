import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../../../server/groups/member/sweep'
import type { Person } from '../../../build'
import { codes, day, type School, school } from '../groups'
import { standing } from './standings'

const JOIN = 'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id state role } }'
const WAIT = 'mutation ($id: ID!) { studyGroupWaitlistJoin(studyGroupId: $id) { id state role } }'
const ACCEPT = 'mutation ($id: ID!) { acceptInvite(id: $id) { state role } }'
const DECLINE = 'mutation ($id: ID!) { memberDecline(id: $id) { state againFrom } }'
const INVITE = `mutation ($id: ID!, $userId: ID!, $role: MemberRole!) {
  studyGroupInvite(studyGroupId: $id, userId: $userId, role: $role) { id state role } }`

const START = new Date()
const days = (after: number) => new Date(START.getTime() + after * 86_400_000)
const MINUTE = 1 / (24 * 60)

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(START))
afterAll(() => app.close())

const ask = async (document: string, id: string, who: Person, more: object = {}) =>
  app.send(document, { id, ...more }, await app.again(who))
const invite = (id: string, { id: userId }: Person, by = app.staff, role = 'member') =>
  ask(INVITE, id, by, { userId, role })
const stateOf = async (memberId: string) =>
  (await app.query('select state from members where id = $1', [memberId]))[0]?.state

describe('an invitation', () => {
  it('stands for 14 days, is gone after them, and can be made again', async () => {
    const id = await app.group({ availableUntil: day(40) })
    const guest = await app.person()
    const memberId = (await invite(id, guest)).data.studyGroupInvite.id
    app.services.clock.set(days(14 - MINUTE))
    await sweep(app.services)
    expect(await stateOf(memberId)).toBe('invited')
    app.services.clock.set(days(14 + MINUTE))
    expect(codes(await ask(ACCEPT, memberId, guest))).toEqual(['EXPIRED'])
    await sweep(app.services)
    expect(await stateOf(memberId)).toBe('none')
    expect(codes(await ask(ACCEPT, memberId, guest))).toEqual(['NOT_FOUND'])
    expect((await invite(id, guest)).data.studyGroupInvite).toMatchObject({ id: memberId, state: 'invited' })
    expect((await ask(ACCEPT, memberId, guest)).data.acceptInvite.state).toBe('accepted')
  })

  it('is accepted at its last moment', async () => {
    const guest = await app.person()
    const memberId = (await invite(await app.group(), guest)).data.studyGroupInvite.id
    app.services.clock.set(days(14 - MINUTE))
    expect((await ask(ACCEPT, memberId, guest)).data.acceptInvite.state).toBe('accepted')
  })

  it('takes no place, and finds none where others were quicker', async () => {
    const id = await app.group({ config: { places: 1 } })
    const guest = await standing(app, 'invited', id)
    await app.member(id)
    expect(codes(await ask(ACCEPT, guest.memberId, guest))).toEqual(['SOLD_OUT'])
    expect(await stateOf(guest.memberId)).toBe('invited')
  })

  it('gives the role that it speaks of, which of tutors and owners only owners and staff may give', async () => {
    const id = await app.group()
    const [moderator, owner] = [await app.member(id, 'moderator'), await app.member(id, 'owner')]
    const guest = await app.person()
    for (const role of ['tutor', 'owner'])
      expect(codes(await invite(id, guest, moderator, role))).toEqual(['FORBIDDEN'])
    const { data } = await invite(id, guest, owner, 'tutor')
    expect((await ask(ACCEPT, data.studyGroupInvite.id, guest)).data.acceptInvite).toEqual({
      state: 'accepted',
      role: 'tutor',
    })
  })

  it('is made to nobody who cannot answer, and to nobody by themselves', async () => {
    const id = await app.group()
    expect(codes(await invite(id, app.staff))).toEqual(['CONFLICT'])
    expect(codes(await invite(id, await app.person({ confirmed: false })))).toEqual(['NOT_FOUND'])
    const gone = await app.person()
    await app.query('update users set disabled_at = now() where id = $1', [gone.id])
    expect(codes(await invite(id, gone))).toEqual(['NOT_FOUND'])
  })
})

describe('somebody who was declined', () => {
  it.each([
    ['with a free place', 2],
    ['that is full', 1],
  ])('can apply again to a group %s after 7 days, and is told from when', async (_which, places) => {
    const id = await app.group({ config: { places } })
    await app.member(id)
    const asker = await standing(app, 'requested', id)
    const { data } = await ask(DECLINE, asker.memberId, app.staff)
    const again = new Date(data.memberDecline.againFrom).getTime() - START.getTime()
    expect(Math.round(again / 86_400_000)).toBe(7)
    app.services.clock.set(days(7 - MINUTE))
    expect(codes(await ask(JOIN, id, asker))).toEqual(['CONFLICT'])
    app.services.clock.set(days(7 + MINUTE))
    expect(codes(await ask(WAIT, id, asker))).toEqual(['CONFLICT'])
    expect((await ask(JOIN, id, asker)).data.studyGroupJoin.state).toBe('requested')
  })

  it('comes at once where they are invited', async () => {
    const id = await app.group()
    const asker = await standing(app, 'requested', id)
    await ask(DECLINE, asker.memberId, app.staff)
    expect((await invite(id, asker)).data.studyGroupInvite).toMatchObject({ id: asker.memberId, state: 'invited' })
    expect((await ask(ACCEPT, asker.memberId, asker)).data.acceptInvite.state).toBe('accepted')
  })

  it('waits for nothing where they said no themselves', async () => {
    const id = await app.group()
    const guest = await standing(app, 'invited', id)
    expect((await ask(DECLINE, guest.memberId, guest)).data.memberDecline).toEqual({
      state: 'declined',
      againFrom: null,
    })
    expect((await ask(JOIN, id, guest)).data.studyGroupJoin.state).toBe('requested')
  })
})

describe('a group takes people', () => {
  it('from its first to its last day, by joining and by waiting', async () => {
    const person = await app.person()
    const tried = async (availableFrom: string, availableUntil: string, places: number) => {
      const id = await app.group({ availableFrom, availableUntil, config: { places } })
      await app.member(id)
      return codes(await ask(places === 1 ? WAIT : JOIN, id, person))
    }
    for (const places of [1, 2]) {
      expect(await tried(day(2), day(9), places)).toEqual(['CONFLICT'])
      expect(await tried(day(-9), day(-2), places)).toEqual(['CONFLICT'])
    }
  })

  it('by the day in London', async () => {
    // In London it is the second of July already, and by the world’s time the first.
    const group = await app.group({
      availableFrom: '2027-07-02',
      availableUntil: '2027-07-02',
      intensiveUntil: '2027-08-02',
    })
    const tried = async (instant: string) => {
      app.services.clock.set(new Date(instant))
      return codes(await ask(JOIN, group, await app.person()))
    }
    expect(await tried('2027-07-01T22:59:00Z')).toEqual(['CONFLICT'])
    expect(await tried('2027-07-01T23:00:00Z')).toEqual([])
    expect(await tried('2027-07-02T22:59:00Z')).toEqual([])
    expect(await tried('2027-07-02T23:00:00Z')).toEqual(['CONFLICT'])
  })

  it('no more once it is archived', async () => {
    const id = await app.group({ autoapproval: true })
    const guest = await standing(app, 'invited', id)
    const asker = await standing(app, 'requested', id)
    await app.query('update study_groups set archived_at = now() where id = $1', [id])
    expect(codes(await ask(JOIN, id, await app.person()))).toEqual(['CONFLICT'])
    expect(codes(await ask(WAIT, id, await app.person()))).toEqual(['CONFLICT'])
    expect(codes(await ask(ACCEPT, guest.memberId, guest))).toEqual(['CONFLICT'])
    expect(codes(await invite(id, await app.person()))).toEqual(['CONFLICT'])
    const APPROVE = 'mutation ($id: ID!) { acceptJoin(id: $id) { state } }'
    expect(codes(await ask(APPROVE, asker.memberId, app.staff))).toEqual(['CONFLICT'])
  })
})

const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'

describe('somebody whom those who lead took out', () => {
  it('applies where others join at once, also after taking that back, and joins again after leaving by themselves', async () => {
    const id = await app.group({ autoapproval: true })
    const [leader, gone] = [await app.member(id, 'moderator'), await app.member(id)]
    const { memberId } = gone
    expect(codes(await ask(GO, memberId, leader))).toEqual([])
    for (let times = 0; times < 2; times++) {
      expect((await ask(JOIN, id, gone)).data.studyGroupJoin).toMatchObject({ id: memberId, state: 'requested' })
      expect(codes(await ask(GO, memberId, gone))).toEqual([])
    }
    await ask(JOIN, id, gone)
    const APPROVE = 'mutation ($id: ID!) { acceptJoin(id: $id) { state } }'
    expect((await ask(APPROVE, memberId, leader)).data.acceptJoin.state).toBe('accepted')
    expect(codes(await ask(GO, memberId, gone))).toEqual([])
    expect((await ask(JOIN, id, gone)).data.studyGroupJoin.state).toBe('accepted')
  })
})

describe('somebody who left as an owner', () => {
  it.each([
    ['joins', JOIN, { autoapproval: true }],
    ['applies', JOIN, {}],
    ['waits', WAIT, { config: { places: 1 } }],
  ])('is a member when they come back: who %s', async (_how, document, values) => {
    const id = await app.group(values)
    await app.member(id)
    const [owner] = [await app.member(id, 'owner'), await app.member(id, 'owner')]
    expect(codes(await ask(GO, owner.memberId, owner))).toEqual([])
    const { data } = await ask(document, id, owner)
    expect(Object.values(data)).toMatchObject([{ id: owner.memberId, role: 'member' }])
  })
})
