import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, day, type School, school } from '../groups'

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const SUB = `mutation ($id: ID!, $name: String!, $p1: [Date!], $p2: [Date!]) { studySubGroupCreate(studyGroupId: $id, name: $name, p1ExamDates: $p1, p2ExamDates: $p2) { id } }`
const subGroup = async (id: string, p1: string[], p2: string[], name = 'North') =>
  (await app.send(SUB, { id, name, p1, p2 }, app.staff)).data.studySubGroupCreate.id as string
const JOIN = 'mutation ($id: ID!, $sub: ID) { studyGroupJoin(studyGroupId: $id, studySubGroupId: $sub) { id } }'
const join = async (who: Person, id: string, sub: string) =>
  (await app.send(JOIN, { id, sub }, who)).data.studyGroupJoin.id as string
const sittings = async (who: Person) =>
  (await app.send('{ examSittings { id exam paper date byGroup } }', {}, who)).data.examSittings.map(
    ({ exam, paper, date, byGroup }: { exam: string; paper: string; date: string; byGroup: boolean }) =>
      `${exam} ${paper} ${date}${byGroup ? '' : ', own'}`,
  )

describe('the exam days of a sub-group', () => {
  it('become those of its members, change with it, and go with whoever leaves', async () => {
    const [id, who] = [await app.group({ type: 'sqe2', autoapproval: true }), await app.person()]
    const [north, south] = [
      await subGroup(id, [day(62), day(60), day(61)], [day(69)]),
      await subGroup(id, [day(50)], [], 'South'),
    ]
    const memberId = await join(who, id, north)
    expect(await sittings(who)).toEqual([`sqe2 written ${day(60)}`, `sqe2 oral ${day(69)}`])
    const MOVE = `mutation ($id: ID!, $group: ID!, $p1: [Date!]) { studySubGroupUpdate(id: $id, studyGroupId: $group, name: "North", p1ExamDates: $p1) { id } }`
    expect(codes(await app.send(MOVE, { id: north, group: id, p1: [day(58)] }, app.staff))).toEqual([])
    expect(await sittings(who)).toEqual([`sqe2 written ${day(58)}`, `sqe2 oral ${day(69)}`])
    const CHOOSE = 'mutation ($id: ID!, $sub: ID) { memberUpdate(id: $id, studySubGroupId: $sub) { id } }'
    await app.send(CHOOSE, { id: memberId, sub: south }, who)
    expect(await sittings(who)).toEqual([`sqe2 written ${day(50)}`])
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: memberId }, who)
    expect(await sittings(who)).toEqual([])
  })

  it('leave the days alone that a person has set, before or after', async () => {
    const [id, who] = [await app.group({ type: 'sqe1', autoapproval: true }), await app.person()]
    await app.send(
      'mutation ($date: Date!) { examSittingCreate(exam: sqe1, paper: flk1, date: $date) { id } }',
      { date: day(90) },
      who,
    )
    const sub = await subGroup(id, [day(40)], [day(43)])
    const memberId = await join(who, id, sub)
    expect(await sittings(who)).toEqual([`sqe1 flk2 ${day(43)}`, `sqe1 flk1 ${day(90)}, own`])
    const [first] = (await app.send('{ examSittings { id } }', {}, who)).data.examSittings
    const CHANGE = 'mutation ($id: ID!, $date: Date!) { examSittingUpdate(id: $id, date: $date) { byGroup } }'
    expect((await app.send(CHANGE, { id: first.id, date: day(44) }, who)).data.examSittingUpdate.byGroup).toBe(false)
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: memberId }, who)
    expect(await sittings(who)).toEqual([`sqe1 flk2 ${day(44)}, own`, `sqe1 flk1 ${day(90)}, own`])
  })

  it('go with the sub-group, and stay of nobody who was never in the group', async () => {
    const [id, who, waiting] = [await app.group({ type: 'hra' }), await app.person(), await app.person()]
    const sub = await subGroup(id, [day(30)], [])
    const member = await app.member(id, 'member', who)
    await app.send(
      'mutation ($id: ID!, $sub: ID) { memberUpdate(id: $id, studySubGroupId: $sub) { id } }',
      { id: member.memberId, sub },
      who,
    )
    await join(waiting, id, sub)
    expect([await sittings(who), await sittings(waiting)]).toEqual([[`hra_bar whole ${day(30)}`], []])
    await app.send('mutation ($id: ID!) { studySubGroupDelete(id: $id) { id } }', { id: sub }, app.staff)
    expect(await sittings(who)).toEqual([])
  })
})

describe('the plan of a member', () => {
  const PLAN = '{ studyPlan { days { day off training } } }'
  const sunday = (text: string) => new Date(text).getUTCDay() === 0

  it('says when the group trains, and leaves Sundays free of whoever keeps them', async () => {
    const id = await app.group({
      name: 'Intensive',
      intensiveFrom: day(2),
      intensiveUntil: day(12),
      autoapproval: true,
    })
    const who = await app.person()
    const JOIN_ON = `mutation ($id: ID!, $till: Date, $off: Boolean) { studyGroupJoin(studyGroupId: $id, trainingTill: $till, sundayDayOff: $off) { id } }`
    const joined = await app.send(JOIN_ON, { id, till: day(10), off: true }, who)
    type Day = { day: string; off: boolean; training: string[] }
    const days: Day[] = (await app.send(PLAN, {}, who)).data.studyPlan.days
    const within = days.filter((each) => each.day >= day(2) && each.day <= day(10))
    expect(within).toHaveLength(9)
    for (const each of within)
      expect(each).toEqual({ day: each.day, off: sunday(each.day), training: sunday(each.day) ? [] : ['Intensive'] })
    expect(days.filter((each) => !within.includes(each)).every(({ off, training }) => !off && !training.length)).toBe(
      true,
    )
    const KEEP = 'mutation ($id: ID!) { memberUpdate(id: $id, sundayDayOff: false) { id } }'
    await app.send(KEEP, { id: joined.data.studyGroupJoin.id }, who)
    const changed: Day[] = (await app.send(PLAN, {}, who)).data.studyPlan.days
    expect(changed.some(({ off }) => off)).toBe(false)
  })
})
