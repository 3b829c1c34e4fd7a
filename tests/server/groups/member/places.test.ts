import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, type School, school } from '../groups'

const PEOPLE = 50
const PLACES = 10

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const JOIN = 'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id state } }'
const APPROVE = 'mutation ($id: ID!) { acceptJoin(id: $id) { state } }'

/** A group with one place left, for which some join at once while staff approve others who have applied. */
async function rush() {
  const id = await app.group({ autoapproval: true, config: { places: PLACES } })
  for (let at = 1; at < PLACES; at++) await app.member(id)
  const joining: Person[] = []
  for (let at = 0; at < PEOPLE; at++) joining.push(await app.person())
  const asking: string[] = []
  for (let at = 0; at < 10; at++) {
    const { memberId } = await app.member(id, 'member')
    asking.push(memberId)
    await app.query('update members set accepted_at = null, requested_at = now() where id = $1', [memberId])
  }
  return {
    id,
    run: async () => {
      const answers = await Promise.all([
        ...joining.map((who) => app.send(JOIN, { id }, who)),
        ...asking.map((member) => app.send(APPROVE, { id: member }, app.staff)),
      ])
      const [row] = await app.query(
        `select taken, (select count(*)::int from members m where m.study_group_id = g.id and m.state = 'accepted') as held from study_groups g where id = $1`,
        [id],
      )
      return {
        taken: row?.taken as number,
        held: row?.held as number,
        refused: answers.flatMap(codes).filter((code) => code === 'SOLD_OUT').length,
      }
    },
  }
}

describe('the last place of a group', () => {
  it(`goes to one of ${PEOPLE} who join while staff let others in`, async () => {
    const { run } = await rush()
    // The first ten are let in one at a time by the group's row; nine applicants were made before there was room for none.
    expect(await run()).toEqual({ taken: PLACES, held: PLACES, refused: PEOPLE + 10 - 1 })
  }, 60_000)

  it('would be given more than once if the database did not hold the places', async () => {
    await app.query('alter table study_groups drop constraint study_groups_within_places')
    try {
      const { run } = await rush()
      expect((await run()).held).toBeGreaterThan(PLACES)
    } finally {
      await app.query('update study_groups set config = $1 where taken > places', [{}])
      await app.query(
        'alter table study_groups add constraint study_groups_within_places check (taken between 0 and coalesce(places, taken))',
      )
    }
  }, 60_000)
})

describe('the places of a group', () => {
  it('are never fewer than are taken, and tutors take none', async () => {
    const id = await app.group({ config: { places: 2 } })
    const tutor = await app.member(id, 'tutor')
    for (const _ of [1, 2]) await app.member(id)
    const UPDATE = `mutation ($id: ID!, $config: StudyGroupConfigInput) { studyGroupUpdate(id: $id, name: "G", shortName: "G", type: sqe2,
      availableFrom: "2026-01-01", availableUntil: "2036-01-01", intensiveFrom: "2026-01-01", intensiveUntil: "2036-01-01", config: $config) { taken config { places } } }`
    expect(codes(await app.send(UPDATE, { id, config: { places: 1 } }, app.staff))).toEqual(['CONFLICT config'])
    expect(codes(await app.send(UPDATE, { id, config: { places: 0 } }, app.staff))).toEqual(['CONFLICT config'])
    const { data } = await app.send(UPDATE, { id, config: { places: 2 } }, app.staff)
    expect(data.studyGroupUpdate).toEqual({ taken: 2, config: { places: 2 } })
    const ROLE = 'mutation ($id: ID!) { memberUpdate(id: $id, role: member) { role } }'
    expect(codes(await app.send(ROLE, { id: tutor.memberId }, app.staff))).toEqual(['SOLD_OUT'])
  })
})
