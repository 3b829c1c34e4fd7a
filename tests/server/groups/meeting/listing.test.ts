import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
let reader: Person
/** Ids of events, by what they are. */
const made: Record<string, string> = {}

beforeAll(async () => {
  app = await eventSchool()
  reader = await app.person()
  const [group] = await app.query(
    `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until)
      values (gen_random_uuid(), 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days') returning id`,
  )
  const studyGroupId = group?.id as string
  await app.query(
    `insert into members (id, study_group_id, user_id, role, accepted_at) values (gen_random_uuid(), $1, $2, 'tutor', now())`,
    [studyGroupId, reader.id],
  )
  Object.assign(made, {
    later: await app.event(),
    // As long as an event may last, and nearly over.
    allDay: await app.event({ in: -23, lasts: 24 }),
    over: await app.event({ in: -30, lasts: 2 }),
    draft: await app.event({ published: false }),
    cancelled: await app.event(),
    ledLater: await app.event({ in: 5 }),
    ledOver: await app.event({ in: -50, lasts: 1 }),
    ofGroup: await app.event({ in: 6, studyGroupId }),
    ofGroupOver: await app.event({ in: -60, lasts: 1, studyGroupId }),
    ofGroupSold: await app.event({ in: 7, studyGroupId, price: 900 }),
  })
  await app.query(`update meetings set cancelled_at = now(), cancel_reason = 'No room' where id = $1`, [made.cancelled])
  for (const id of [made.ledLater, made.ledOver]) await app.stand(id as string, 'lector', reader)
})
afterAll(() => app.close())

const LIST = `query ($scope: MeetingScope, $from: DateTime) { meetings(scope: $scope, from: $from, pageSize: 100) { entries { id } pageInfo { totalCount } } }`
/** What the list holds, in its order, by name. */
async function listed(by: Person, variables: object): Promise<string[]> {
  const { data } = await app.send(LIST, variables, by)
  const { entries, pageInfo } = data.meetings as { entries: { id: string }[]; pageInfo: { totalCount: number } }
  expect(pageInfo.totalCount).toBe(entries.length)
  return entries.map(({ id }) => Object.keys(made).find((name) => made[name] === id) ?? id)
}

describe('the events', () => {
  it('ahead are those that are not over, also one that began nearly a day ago, by their start', async () => {
    expect(await listed(reader, { scope: 'ahead' })).toEqual(['allDay', 'ledLater', 'ofGroup', 'ofGroupSold', 'later'])
  })

  it('from an instant are those that end after it, without a scope too', async () => {
    const from = hoursAhead(0.5).toISOString()
    expect(await listed(reader, { from })).toContain('allDay')
    expect(await listed(reader, { from: hoursAhead(1.5).toISOString() })).not.toContain('allDay')
    expect(await listed(reader, { from: hoursAhead(-29).toISOString() })).toContain('over')
    expect(await listed(reader, { from })).not.toContain('over')
  })

  it('that one leads are one’s own and those of a group that one leads, where they cost nothing', async () => {
    expect(await listed(reader, { scope: 'led' })).toEqual(['ledLater', 'ofGroup'])
    expect(await listed(reader, { scope: 'ever_led' })).toEqual(['ofGroup', 'ledLater', 'ledOver', 'ofGroupOver'])
  })

  it('that are drafts are staff’s to see', async () => {
    expect(await listed(app.staff, { scope: 'drafts' })).toEqual(['draft'])
    expect(await listed(reader, { scope: 'drafts' })).toEqual([])
  })
})
