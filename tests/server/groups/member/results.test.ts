import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForResults } from '../../../../server/groups/member/ask-for-results'
import type { Person } from '../../../build'
import { codes, day, type School, school } from '../groups'

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const SAY = `mutation ($id: ID!, $mark: Int, $passed: Boolean!, $contradicts: Boolean) {
  memberResultSay(id: $id, mark: $mark, passed: $passed, contradicts: $contradicts) { saidMark saidPassed saidAt } }`
const RESULTS = `query ($id: ID!) { studyGroupResults(studyGroupId: $id) { out people recorded passed failed quarters ownQuarter } }`
const results = async (id: string, who: Person) => (await app.send(RESULTS, { id }, who)).data.studyGroupResults
const out = (id: string, at: string | null) =>
  app.query('update study_groups set intensive_from = $3, results_date = $2 where id = $1', [id, at, day(-40)])
const record = (memberId: string, mark: number, passed = mark >= 300) =>
  app.query('update members set exam_mark = $2, exam_passed = $3 where id = $1', [memberId, mark, passed])

describe('what a member says of their result', () => {
  it('is for staff to record, once results are out, and no longer after that', async () => {
    const id = await app.group()
    const [member, fellow] = [await app.member(id), await app.member(id)]
    const say = (values: object, who: Person = member) => app.send(SAY, { id: member.memberId, ...values }, who)
    expect(codes(await say({ passed: true }))).toEqual(['CONFLICT'])
    await out(id, day(-1))
    expect(codes(await say({ passed: true }, fellow))).toEqual(['NOT_FOUND'])
    expect(codes(await say({ passed: true, mark: 501 }))).toEqual(['VALIDATION mark'])
    expect(codes(await say({ passed: true, mark: 299 }))).toEqual(['CONFLICT passed'])
    expect(codes(await say({ passed: true, mark: 299, contradicts: true }))).toEqual([])
    expect((await say({ passed: true, mark: 312 })).data.memberResultSay).toMatchObject({
      saidMark: 312,
      saidPassed: true,
    })
    await record(member.memberId, 312)
    expect(codes(await say({ passed: true }))).toEqual(['CONFLICT'])
  })

  it('is read by the person and staff alone', async () => {
    const id = await app.group()
    const [member, fellow, leader] = [await app.member(id), await app.member(id), await app.member(id, 'moderator')]
    await out(id, day(-1))
    await app.send(SAY, { id: member.memberId, mark: 377, passed: true }, member)
    const READ = 'query ($id: ID!) { member(id: $id) { id saidMark saidPassed saidAt } }'
    for (const who of [fellow, leader])
      expect((await app.send(READ, { id: member.memberId }, who)).data.member).toEqual({
        ...{ id: member.memberId, saidMark: null, saidPassed: null, saidAt: null },
      })
    for (const who of [member, app.staff])
      expect((await app.send(READ, { id: member.memberId }, who)).data.member).toMatchObject({ saidMark: 377 })
  })
})

describe('members of a group whose results are out', () => {
  const asked = async (who: Person) =>
    (await app.query(`select 1 from notifications where user_id = $1 and kind = 'group_membership'`, [who.id])).length

  it('are asked for theirs the day after, once each, also by four at once, and again when staff say so', async () => {
    const id = await app.group()
    const [first, known, tutor] = [await app.member(id), await app.member(id), await app.member(id, 'tutor')]
    await record(known.memberId, 320)
    await out(id, day(0))
    await askForResults(app.services)
    expect(await asked(first)).toBe(0)
    await out(id, day(-1))
    await Promise.all([1, 2, 3, 4].map(() => askForResults(app.services)))
    expect([await asked(first), await asked(known), await asked(tutor)]).toEqual([1, 0, 0])
    const AGAIN = 'mutation ($id: ID!) { studyGroupResultsAsk(studyGroupId: $id) }'
    expect((await app.send(AGAIN, { id }, app.staff)).data.studyGroupResultsAsk).toBe(0)
    await app.query(`update members set result_asked_at = now() - interval '4 days' where id = $1`, [first.memberId])
    expect((await app.send(AGAIN, { id }, app.staff)).data.studyGroupResultsAsk).toBe(1)
    await askForResults(app.services)
    expect(await asked(first)).toBe(2)
  })

  it('are not asked for results of long ago', async () => {
    const id = await app.group()
    const member = await app.member(id)
    await app.query('update study_groups set intensive_from = $2, results_date = $3 where id = $1', [
      id,
      day(-200),
      day(-61),
    ])
    await askForResults(app.services)
    expect(await asked(member)).toBe(0)
  })
})

describe('how a group did', () => {
  it('is told in quarters once 20 marks are known and results are out, never with a name or a mark', async () => {
    const id = await app.group()
    const people = []
    for (let at = 0; at < 20; at++) {
      const member = await app.member(id)
      people.push(member)
      if (at < 19) await record(member.memberId, 240 + at * 10)
    }
    const [lowest, last] = [people[0] as Person, people[19] as Person & { memberId: string }]
    await out(id, day(-1))
    expect(await results(id, lowest)).toEqual({
      ...{ out: true, people: 20, recorded: 19, passed: null, failed: null, quarters: null, ownQuarter: null },
    })
    await record(last.memberId, 430)
    expect(await results(id, lowest)).toMatchObject({ quarters: [290, 335, 385], ownQuarter: 1 })
    expect(await results(id, last)).toMatchObject({ ownQuarter: 4 })
    expect(await results(id, app.staff)).toMatchObject({ passed: 14, failed: 6, ownQuarter: null })
    await out(id, null)
    expect(await results(id, last)).toMatchObject({ out: false, quarters: null, ownQuarter: null })
  })

  it('stays in its quarters when those who lead it change a role or take somebody out, so that no mark is found out by that', async () => {
    const id = await app.group()
    const owner = await app.member(id, 'owner')
    const people = []
    for (let at = 0; at < 25; at++) {
      const member = await app.member(id)
      people.push(member)
      await record(member.memberId, 200 + at * 10)
    }
    await out(id, day(-1))
    const whole = await results(id, owner)
    expect(whole).toMatchObject({ people: 25, quarters: [260, 320, 380] })
    const [lowest, highest] = [people[0], people[24]] as { memberId: string }[]
    const ROLE = 'mutation ($id: ID!) { memberUpdate(id: $id, role: tutor) { role } }'
    expect(codes(await app.send(ROLE, { id: lowest?.memberId }, owner))).toEqual([])
    expect(await results(id, owner)).toMatchObject({ people: 24, quarters: whole.quarters })
    const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'
    expect(codes(await app.send(GO, { id: highest?.memberId }, owner))).toEqual([])
    expect(await results(id, owner)).toMatchObject({ people: 23, quarters: whole.quarters })
  })

  it('comes into the quarters five marks at a time, so that nobody sees what one of them changes', async () => {
    const id = await app.group()
    const people = []
    for (let at = 0; at < 25; at++) people.push(await app.member(id))
    const [one, ...others] = people as [Person & { memberId: string }, ...(Person & { memberId: string })[]]
    await out(id, day(-1))
    const seen = []
    for (const [at, { memberId }] of others.entries()) {
      await record(memberId, at < 20 ? 200 + at * 10 : 500)
      if (at >= 19) seen.push((await results(id, one)).quarters)
    }
    expect(seen).toEqual(Array(5).fill([250, 295, 345]))
    await record(one.memberId, 500)
    expect(await results(id, one)).toMatchObject({ quarters: [260, 320, 380], ownQuarter: 4 })
  })

  it('is for its members and staff', async () => {
    const id = await app.group()
    expect(codes(await app.send(RESULTS, { id }, await app.person()))).toEqual(['NOT_FOUND'])
  })
})
