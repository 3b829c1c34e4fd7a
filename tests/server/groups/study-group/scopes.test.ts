import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberState } from '../../../../schema/generated/types'
import type { Person } from '../../../build'
import { codes, day, type School, school } from '../groups'
import { standing } from '../member/standings'

const LIST = `query ($userId: ID, $scope: StudyGroupScope, $type: StudyGroupType, $search: String, $from: Date, $until: Date, $orderBy: StudyGroupOrder) {
  studyGroups(userId: $userId, scope: $scope, type: $type, search: $search, from: $from, until: $until, orderBy: $orderBy, pageSize: 100) {
    pageInfo { totalCount } entries { name } } }`

let app: School
let student: Person
beforeAll(async () => {
  app = await school()
  student = await app.person()
  await everyStanding()
})
afterAll(() => app.close())

const states: MemberState[] = ['requested', 'invited', 'waiting', 'offered', 'accepted', 'declined']
const over = { availableFrom: day(-90), availableUntil: day(-70), intensiveFrom: day(-60), intensiveUntil: day(-2) }

/** A group for each standing of the student, one that runs and one that is over, and groups that take nobody. */
async function everyStanding() {
  for (const state of [...states, 'none'] as const)
    for (const [when, values] of [
      ['now', {}],
      ['over', over],
    ] as const)
      await standing(app, state, await app.group({ name: `${state} ${when}`, ...values }), { who: student })
  const archived = await app.group({ name: 'accepted archived' })
  await standing(app, 'accepted', archived, { who: student })
  await app.group({ name: 'new' })
  await app.group({ name: 'new later', availableFrom: day(2), availableUntil: day(9) })
  await app.group({ name: 'new before', availableFrom: day(-9), availableUntil: day(-2) })
  await app.group({ name: 'new private', visibility: 'private' })
  const closed = await app.group({ name: 'new archived' })
  await app.query('update study_groups set archived_at = now() where id = any($1)', [[archived, closed]])
}

const listed = async (values: object, who: Person = student) => {
  const { data, errors } = await app.send(LIST, values, who)
  expect(errors).toBeUndefined()
  const names = data.studyGroups.entries.map(({ name }: { name: string }) => name) as string[]
  expect(data.studyGroups.pageInfo.totalCount).toBe(names.length)
  return names
}
const sorted = async (values: object, who?: Person) => (await listed(values, who)).sort()

describe('the groups of a scope', () => {
  it('are all that one may find', async () => {
    const all = await sorted({ scope: 'all' })
    expect(all).toEqual(await sorted({}))
    expect(all).toContain('new archived')
    expect(all).not.toContain('new private')
  })

  it('are one’s own that are not over', async () => {
    expect(await sorted({ scope: 'mine' })).toEqual(states.map((state) => `${state} now`).sort())
  })

  it('are those that take people today and that one has nothing to do with', async () => {
    // Who has left may come again, as long as the group takes people.
    expect(await sorted({ scope: 'open' })).toEqual(['new', 'none now'])
  })

  it('are those that one was in and that are over', async () => {
    expect(await sorted({ scope: 'past' })).toEqual(['accepted archived', 'accepted over'])
  })

  it('are another person’s only for staff with manage_study_groups', async () => {
    const ofStudent = { userId: student.id }
    for (const scope of ['mine', 'past', 'open'])
      expect(await sorted({ scope, ...ofStudent }, app.staff)).toEqual(
        [...(await sorted({ scope })), ...(scope === 'open' ? ['new private'] : [])].sort(),
      )
    for (const who of [await app.person(), await app.person({ abilities: ['view_all_users'] })])
      expect(codes(await app.send(LIST, { scope: 'mine', ...ofStudent }, who))).toEqual(['FORBIDDEN'])
    expect(await sorted({ scope: 'mine', ...ofStudent })).toEqual(await sorted({ scope: 'mine' }))
  })

  it('are told apart by the day in London', async () => {
    const night = { availableFrom: '2027-07-02', availableUntil: '2027-07-02' }
    await app.group({ name: 'night', intensiveFrom: '2027-07-02', intensiveUntil: '2027-07-02', ...night })
    const at = async (instant: string) => {
      app.services.clock.set(new Date(instant))
      return listed({ scope: 'open', search: 'night' }, await app.person())
    }
    try {
      expect(await at('2027-07-01T22:59:00Z')).toEqual([])
      expect(await at('2027-07-01T23:00:00Z')).toEqual(['night'])
      expect(await at('2027-07-02T23:00:00Z')).toEqual([])
    } finally {
      app.services.clock.set(null)
      await app.query(`delete from study_groups where name = 'night'`)
    }
  })
})

describe('the groups that somebody has to do with', () => {
  it('are listed whether they run or are over, and no others', async () => {
    const { data } = await app.send('{ userStudyGroups { name membership { state } } }', {}, student)
    const found = data.userStudyGroups.map(
      (each: { name: string; membership: { state: string } }) => `${each.name}: ${each.membership.state}`,
    )
    expect(found.sort()).toEqual(
      [
        ...states.flatMap((state) => [`${state} now: ${state}`, `${state} over: ${state}`]),
        'accepted archived: accepted',
      ].sort(),
    )
    const nobody = await app.send('{ userStudyGroups { name } }', {}, await app.person())
    expect(nobody.data).toEqual({ userStudyGroups: [] })
  })
})

describe('a list of groups', () => {
  beforeAll(async () => {
    await app.group({ name: 'Bar of June', type: 'llb_llm', intensiveFrom: '2027-06-10', intensiveUntil: '2027-06-20' })
    await app.group({ name: 'Bar of July', type: 'hra', intensiveFrom: '2027-07-10', intensiveUntil: '2027-07-20' })
  })
  const bars = (values: object) => sorted({ search: 'bar of', ...values })

  it('is narrowed by type and by words of the name, whatever their case', async () => {
    expect(await bars({})).toEqual(['Bar of July', 'Bar of June'])
    expect(await sorted({ type: 'llb_llm' })).toEqual(['Bar of June'])
    expect(await sorted({ search: 'JULY' })).toEqual(['Bar of July'])
    expect(await sorted({ search: '%' })).toEqual([])
  })

  it('is narrowed to groups that train on a day or later, and before a day', async () => {
    expect(await bars({ from: '2027-06-20' })).toEqual(['Bar of July', 'Bar of June'])
    expect(await bars({ from: '2027-06-21' })).toEqual(['Bar of July'])
    expect(await bars({ until: '2027-07-10' })).toEqual(['Bar of June'])
    expect(await bars({ until: '2027-07-11' })).toEqual(['Bar of July', 'Bar of June'])
    expect(await bars({ from: '2027-06-21', until: '2027-07-10' })).toEqual([])
  })

  it('begins with those that close first', async () => {
    await app.group({ name: 'Bar of May', availableUntil: day(3) })
    expect((await listed({ search: 'bar of' }))[0]).toBe('Bar of May')
    expect((await listed({ search: 'bar of', orderBy: 'name' }))[0]).toBe('Bar of July')
  })
})
