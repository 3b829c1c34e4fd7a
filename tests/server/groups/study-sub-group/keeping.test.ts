import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, type School, school } from '../groups'
import { standing } from '../member/standings'

const FIELDS = '{ id studyGroupId name p1ExamDates p2ExamDates memberCount }'
const CREATE = `mutation ($name: String!, $studyGroupId: ID!, $p1ExamDates: [Date!], $p2ExamDates: [Date!]) {
  studySubGroupCreate(name: $name, studyGroupId: $studyGroupId, p1ExamDates: $p1ExamDates, p2ExamDates: $p2ExamDates) ${FIELDS} }`
const UPDATE = `mutation ($id: ID!, $name: String!, $studyGroupId: ID!, $p1ExamDates: [Date!], $p2ExamDates: [Date!]) {
  studySubGroupUpdate(id: $id, name: $name, studyGroupId: $studyGroupId, p1ExamDates: $p1ExamDates, p2ExamDates: $p2ExamDates) ${FIELDS} }`
const DELETE = 'mutation ($id: ID!) { studySubGroupDelete(id: $id) { id } }'
const LIST = `query ($studyGroupId: ID) { studySubGroups(studyGroupId: $studyGroupId) ${FIELDS} }`

let app: School
let studyGroupId: string
let owner: Person
beforeAll(async () => {
  app = await school()
})
beforeEach(async () => {
  studyGroupId = await app.group()
  owner = await app.member(studyGroupId, 'owner')
})
afterAll(() => app.close())

const create = (values: object = {}, who = owner) => app.send(CREATE, { name: 'A', studyGroupId, ...values }, who)
const created = async (values: object = {}) => (await create(values)).data.studySubGroupCreate
const update = (id: string, values: object = {}, who = owner) =>
  app.send(UPDATE, { id, name: 'A', studyGroupId, ...values }, who)
const listed = async (who: Person, group: string | null = studyGroupId) =>
  (await app.send(LIST, { studyGroupId: group }, who)).data.studySubGroups as { id: string; name: string }[]

/** So many days, one after another. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10))

describe('a sub-group', () => {
  it('is kept by the group’s owners and by staff, and by nobody else', async () => {
    const inside = [await app.member(studyGroupId), await app.member(studyGroupId, 'moderator')]
    const tutor = await app.member(studyGroupId, 'tutor')
    const elsewhere = await app.member(await app.group(), 'owner')
    const { id } = await created()
    for (const who of [...inside, tutor, elsewhere, await app.person()]) {
      expect(codes(await create({ name: 'B' }, who))).toEqual(['FORBIDDEN'])
      expect(codes(await update(id, { name: 'B' }, who))).toEqual(['FORBIDDEN'])
      expect(codes(await app.send(DELETE, { id }, who))).toEqual(['NOT_FOUND'])
    }
    expect(await listed(owner)).toMatchObject([{ id, name: 'A' }])
    for (const who of [owner, app.staff]) expect(codes(await update(id, { name: `Of ${who.id}` }, who))).toEqual([])
    expect(codes(await create({ name: 'C' }, app.staff))).toEqual([])
  })

  it('stays in its group, with members and without', async () => {
    const other = await app.group()
    await app.member(other, 'owner', owner)
    const { id } = await created()
    for (const who of [owner, app.staff])
      expect(codes(await update(id, { studyGroupId: other, name: 'Moved' }, who))).toEqual(['CONFLICT studyGroupId'])
    const member = await app.member(studyGroupId)
    await app.query('update members set study_sub_group_id = $2 where id = $1', [member.memberId, id])
    expect(codes(await update(id, { studyGroupId: other, name: 'Moved' }))).toEqual(['CONFLICT studyGroupId'])
    expect(await listed(owner)).toMatchObject([{ id, name: 'A', studyGroupId, memberCount: 1 }])
  })

  it('keeps its days in their order, each once', async () => {
    const [first, second, third] = days(3)
    const given = [third, first, second, first]
    const made = await created({ p1ExamDates: given, p2ExamDates: [] })
    expect(made).toMatchObject({ p1ExamDates: [first, second, third], p2ExamDates: [] })
    const { data } = await update(made.id, { p2ExamDates: given })
    expect(data.studySubGroupUpdate).toMatchObject({
      p1ExamDates: [first, second, third],
      p2ExamDates: [first, second, third],
    })
  })

  it('has at most 20 days of each paper', async () => {
    expect(codes(await create({ p1ExamDates: days(21) }))).toEqual(['VALIDATION p1ExamDates'])
    expect(codes(await create({ p2ExamDates: days(21) }))).toEqual([expect.stringMatching(/^VALIDATION/)])
    const { id } = await created({ p1ExamDates: days(20), p2ExamDates: days(20) })
    expect(codes(await update(id, { p1ExamDates: days(21) }))).toEqual(['VALIDATION p1ExamDates'])
  })

  it('has a name that no other of its group has, and that is not empty', async () => {
    const { id } = await created()
    expect(codes(await create())).toEqual(['CONFLICT name'])
    expect(codes(await create({ name: ' ' }))).toEqual(['VALIDATION name'])
    const second = await created({ name: 'B' })
    expect(codes(await update(second.id, { name: 'A' }))).toEqual(['CONFLICT name'])
    expect(codes(await update(id, { name: 'A' }))).toEqual([])
    const other = await app.group()
    expect(codes(await create({ studyGroupId: other }, app.staff))).toEqual([])
  })

  it('is of a group that there is', async () => {
    expect(codes(await create({ studyGroupId: owner.id }, app.staff))).toEqual(['CONFLICT'])
  })

  it('leaves its members in the group when it is deleted', async () => {
    const { id } = await created()
    const member = await app.member(studyGroupId)
    await app.query('update members set study_sub_group_id = $2 where id = $1', [member.memberId, id])
    expect((await app.send(DELETE, { id }, owner)).data).toEqual({ studySubGroupDelete: { id } })
    expect(await app.query('select state, study_sub_group_id from members where id = $1', [member.memberId])).toEqual([
      { state: 'accepted', study_sub_group_id: null },
    ])
  })
})

describe('the sub-groups of a private group', () => {
  it('are found by those who find the group', async () => {
    const hidden = await app.group({ visibility: 'private' })
    await create({ studyGroupId: hidden, name: 'Hidden' }, app.staff)
    const names = async (who: Person) => (await listed(who, null)).map(({ name }) => name)
    expect(await names(await app.person())).not.toContain('Hidden')
    expect(await listed(owner, hidden)).toEqual([])
    for (const where of ['invited', 'accepted', 'waiting'] as const)
      expect(await names(await standing(app, where, hidden))).toContain('Hidden')
    for (const where of ['none', 'declined'] as const)
      expect(await names(await standing(app, where, hidden))).not.toContain('Hidden')
  })
})
