import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { codes, day, type School, school } from '../groups'
import { standing } from './standings'

type Who = 'self' | 'fellow' | 'moderator' | 'tutor' | 'owner' | 'elsewhere' | 'staff' | 'stranger'
type Member = Person & { memberId: string }

const UPDATE = `mutation ($id: ID!, $studySubGroupId: ID, $visitationType: VisitationType, $sundayDayOff: Boolean, $trainingFrom: Date, $trainingTill: Date,
  $examPassed: Boolean, $examMark: Int, $contradicts: Boolean, $role: MemberRole, $priority: ApplicantPriority) {
  memberUpdate(id: $id, studySubGroupId: $studySubGroupId, visitationType: $visitationType, sundayDayOff: $sundayDayOff, trainingFrom: $trainingFrom,
    trainingTill: $trainingTill, examPassed: $examPassed, examMark: $examMark, contradicts: $contradicts, role: $role, priority: $priority) { id } }`
const KEPT = `select study_sub_group_id, visitation_type, sunday_day_off, training_from::text, training_till::text, exam_mark, exam_passed, role, given_priority
  from members where id = $1`

let app: School
let group: string
let subGroupId: string
let subject: Member
let people: Record<Who, Person>
beforeAll(async () => {
  app = await school()
  group = await app.group()
  subGroupId = await subGroup(group)
  subject = await app.member(group)
  people = {
    ...{ self: subject, fellow: await app.member(group), staff: app.staff, stranger: await app.person() },
    ...{ moderator: await app.member(group, 'moderator'), tutor: await app.member(group, 'tutor') },
    ...{ owner: await app.member(group, 'owner'), elsewhere: await app.member(await app.group(), 'owner') },
  }
})
beforeEach(() => standing(app, 'accepted', group, { who: subject }))
afterAll(() => app.close())

let made = 0
async function subGroup(studyGroupId: string): Promise<string> {
  made += 1
  const { data } = await app.send(
    'mutation ($id: ID!, $name: String!) { studySubGroupCreate(studyGroupId: $id, name: $name) { id } }',
    { id: studyGroupId, name: `Sub-group ${made}` },
    app.staff,
  )
  return data.studySubGroupCreate.id
}
const change = (values: object, who: Person, id = subject.memberId) => app.send(UPDATE, { id, ...values }, who)
const kept = async (id = subject.memberId) => (await app.query(KEPT, [id]))[0]

const own: Who[] = ['self']
const leading: Who[] = ['moderator', 'tutor', 'owner']
/** Each field with a value and its column, and who may change it beside staff. */
const fields: [string, () => unknown, string, Who[]][] = [
  ['studySubGroupId', () => subGroupId, 'study_sub_group_id', [...own, ...leading]],
  ['visitationType', () => 'online', 'visitation_type', own],
  ['sundayDayOff', () => false, 'sunday_day_off', own],
  ['trainingFrom', () => day(10), 'training_from', own],
  ['trainingTill', () => day(30), 'training_till', own],
  ['priority', () => 'high', 'given_priority', leading],
  ['role', () => 'moderator', 'role', leading],
  ['examMark', () => 310, 'exam_mark', []],
  ['examPassed', () => true, 'exam_passed', []],
]

describe('each field of a member', () => {
  it.each(fields)(
    '%s is changed by those whose it is, and for all others nothing changes',
    async (name, value, column, who) => {
      const wrong: string[] = []
      for (const each of Object.keys(people) as Who[]) {
        await app.query(
          `update members set visitation_type = null, sunday_day_off = true, training_from = null, training_till = null, exam_mark = null, exam_passed = null,
          role = 'member', given_priority = null, study_sub_group_id = null where id = $1`,
          [subject.memberId],
        )
        const before = await kept()
        const found = codes(await change({ [name]: value() }, people[each]))
        const after = await kept()
        const refused = each === 'elsewhere' || each === 'stranger' ? 'NOT_FOUND' : 'FORBIDDEN'
        const may = each === 'staff' || who.includes(each)
        const expected = may ? { ...before, [column]: value() } : before
        if (`${found}` !== (may ? '' : refused) || JSON.stringify(after) !== JSON.stringify(expected))
          wrong.push(`${each}: ${found}, then ${JSON.stringify(after)}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it.each(['tutor', 'owner'] as const)('the role %s is given and taken by owners and staff alone', async (role) => {
    for (const [who, expected] of [
      ['self', ['FORBIDDEN']],
      ['moderator', ['FORBIDDEN']],
      ['tutor', ['FORBIDDEN']],
      ['owner', []],
      ['staff', []],
    ] as const) {
      await standing(app, 'accepted', group, { who: subject })
      expect(codes(await change({ role }, people[who]))).toEqual(expected)
      expect((await kept())?.role).toBe(expected.length ? 'member' : role)
      if (who === 'self') continue
      await standing(app, 'accepted', group, { who: subject, role })
      expect(codes(await change({ role: 'member' }, people[who]))).toEqual(expected)
      expect((await kept())?.role).toBe(expected.length ? role : 'member')
    }
  })
})

describe('what is nobody’s to give themselves', () => {
  it('is a result, for staff too', async () => {
    const staff = await app.member(group, 'member', app.staff)
    expect(codes(await change({ examMark: 500 }, app.staff, staff.memberId))).toEqual(['FORBIDDEN'])
    expect(codes(await change({ examPassed: true }, app.staff, staff.memberId))).toEqual(['FORBIDDEN'])
    expect(await kept(staff.memberId)).toMatchObject({ exam_mark: null, exam_passed: null })
    await app.query('delete from members where id = $1', [staff.memberId])
  })

  it('is a priority before they are in, whatever role they were invited to', async () => {
    const guest = await standing(app, 'invited', group, { role: 'moderator' })
    for (const values of [{ priority: 'high' }, { role: 'member' }])
      expect(codes(await change(values, guest, guest.memberId))).toEqual(['FORBIDDEN'])
    expect(codes(await change({ trainingFrom: day(10) }, guest, guest.memberId))).toEqual([])
  })
})

describe('what is out of range', () => {
  it('is a sub-group of another group, a mark that no exam has, days that end before they begin', async () => {
    const elsewhere = await subGroup(await app.group())
    expect(codes(await change({ studySubGroupId: elsewhere }, subject))).toEqual(['VALIDATION studySubGroupId'])
    for (const examMark of [-1, 501])
      expect(codes(await change({ examMark }, app.staff))).toEqual(['VALIDATION examMark'])
    for (const examMark of [0, 500]) expect(codes(await change({ examMark }, app.staff))).toEqual([])
    const days = { trainingFrom: day(11), trainingTill: day(10) }
    expect(codes(await change(days, subject))).toEqual(['VALIDATION trainingTill'])
  })

  it('is a day on which the group does not train; one that has come to lie outside stays until it is changed', async () => {
    await change({ trainingFrom: day(10), trainingTill: day(30) }, subject)
    for (const at of [day(0), day(41)]) {
      expect(codes(await change({ trainingFrom: at }, subject))).toEqual(['VALIDATION trainingFrom'])
      expect(codes(await change({ trainingTill: at }, subject))).toEqual(['VALIDATION trainingTill'])
    }
    await app.query('update members set training_till = $2 where id = $1', [subject.memberId, day(60)])
    const same = { trainingFrom: day(10), trainingTill: day(60), visitationType: 'online' }
    expect(codes(await change(same, subject))).toEqual([])
    expect(codes(await change({ trainingFrom: day(12) }, subject))).toEqual(['VALIDATION trainingTill'])
    expect(codes(await change({ trainingTill: null, trainingFrom: day(12) }, subject))).toEqual([])
  })

  it('is not an empty role, which changes nothing', async () => {
    const moderator = await app.member(group, 'moderator')
    expect(codes(await change({ role: null }, app.staff, moderator.memberId))).toEqual([])
    expect(codes(await change({ role: null, priority: null }, app.staff, moderator.memberId))).toEqual([])
    expect(await kept(moderator.memberId)).toMatchObject({ role: 'moderator' })
  })

  it('is not a day that is emptied, though the old one would be backwards', async () => {
    await change({ trainingFrom: day(10), trainingTill: day(30) }, subject)
    expect(codes(await change({ trainingTill: day(5) }, subject))).toEqual(['VALIDATION trainingTill'])
    expect(codes(await change({ trainingFrom: null, trainingTill: day(5) }, subject))).toEqual([])
    expect(await kept()).toMatchObject({ training_from: null, training_till: day(5) })
  })
})

describe('a mark and a pass', () => {
  it('contradict each other only where whoever writes them says so', async () => {
    const contradiction = ['CONFLICT examPassed']
    const set = async (values: object) => codes(await change(values, app.staff))
    expect(await set({ examMark: null, examPassed: null })).toEqual([])
    expect(await set({ examMark: 299, examPassed: true })).toEqual(contradiction)
    expect(await set({ examMark: 300, examPassed: false })).toEqual(contradiction)
    expect(await set({ examMark: 299, examPassed: false })).toEqual([])
    expect(await set({ examPassed: true })).toEqual(contradiction)
    expect(await set({ examMark: 300 })).toEqual(contradiction)
    expect(await kept()).toMatchObject({ exam_mark: 299, exam_passed: false })
    expect(await set({ examPassed: true, contradicts: true })).toEqual([])
    expect(await set({ sundayDayOff: false })).toEqual([])
    expect(await kept()).toMatchObject({ exam_mark: 299, exam_passed: true, sunday_day_off: false })
    expect(await set({ examMark: null })).toEqual([])
  })
})

describe('the last who leads a group', () => {
  const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'
  const go = (who: Member) => app.send(GO, { id: who.memberId }, who)
  const stepDown = (who: Member) => change({ role: 'member' }, who, who.memberId)
  /** A group with a member and so many who lead it. */
  async function led(count: number) {
    const id = await app.group()
    await app.member(id)
    const leaders: Member[] = []
    for (let at = 0; at < count; at++) leaders.push(await app.member(id, 'moderator'))
    const left = async () =>
      (
        await app.query(
          `select count(*)::int as count from members where study_group_id = $1 and state = 'accepted' and role <> 'member'`,
          [id],
        )
      )[0]?.count
    return { leaders: leaders as [Member, Member], left }
  }

  it.each([
    ['goes', go],
    ['leads no more', stepDown],
  ])('stays while others are in it, and so does one of two of whom each %s at once', async (_how, act) => {
    const { leaders, left } = await led(2)
    const both = await Promise.all(leaders.map(act))
    expect(both.flatMap(codes)).toEqual(['CONFLICT'])
    expect(await left()).toBe(1)
    for (const each of leaders) expect(codes(await act(each)).length).toBe(1)
    expect(await left()).toBe(1)
  })

  it('goes where nobody else is left', async () => {
    const owner = await app.member(await app.group(), 'owner')
    expect(codes(await go(owner))).toEqual([])
  })

  it('would be gone if two looked for each other and nobody held the members', async () => {
    const { leaders, left } = await led(2)
    const together = barrier(2)
    const goWithoutLock = async ({ memberId }: Member) => {
      const others = await app.query(
        `select 1 from members m join members me on me.study_group_id = m.study_group_id where me.id = $1 and m.id <> $1
          and m.state = 'accepted' and m.role <> 'member'`,
        [memberId],
      )
      await together()
      if (others.length) await app.query('update members set removed_at = now() where id = $1', [memberId])
    }
    await Promise.all(leaders.map(goWithoutLock))
    expect(await left()).toBe(0)
  })
})
