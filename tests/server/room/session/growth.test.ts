import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import type { Statement } from '../../../../server/kernel/database/database'
import { build, type Person, type TestApp } from '../../../build'
import { type School, school } from '../../../factories'
import { openPlans, type Plans } from '../../plans'

/** So many that reading them all stands out. */
const SESSIONS = 20_000
const OWN = 500
const OTHER = newId()

// The embedded database plans each statement for its values, so only a server shows the rows that a kept plan reads.
describe(`among ${SESSIONS} sessions`, () => {
  let app: TestApp
  let place: School
  let staff: Person
  let plans: Plans
  beforeAll(async () => {
    app = await build()
    place = await school(app)
    staff = await app.person({ abilities: ['manage_sessions', 'view_all_sessions'] })
    await fill()
    plans = await openPlans(app)
  }, 120_000)
  afterAll(async () => {
    await plans.close()
    await app.close()
  })

  /** Sessions three hours apart, most of them marked long ago and a few in every other state. The tutor has some of them. */
  async function fill() {
    const { query } = app.services.database
    await query({
      text: `insert into practice_areas (id, name, short_name) values ($1, 'Another', 'X')`,
      values: [OTHER],
    })
    await query({
      text: `insert into sessions (id, mock_id, session_type_id, practice_area_id, name, short_name, status, assignment_status, start_at, end_at, access_open, inserted_at, updated_at)
        select gen_random_uuid(), $3, $1, case when n % 2 = 0 then $2::uuid else $5 end, 'Session', 'S',
          case when n % 1000 = 1 then 'in_review' when n % 1000 = 2 then 'ready' when n % 20 = 3 then 'cancelled' when n > $4 - 400 then 'booked' else 'marked' end,
          case when n % 1000 = 4 then 'unassigned' when n % 1000 = 5 then 'declined' else 'accepted' end, at, at + interval '25 minutes', at - interval '10 minutes', at, at
        from generate_series(1, $4::int) n, lateral (select now() + (n - $4 + 401) * interval '3 hours') times(at)`,
      values: [place.typeId, place.areaId, place.mockIds[0], SESSIONS, OTHER],
    })
    await query({
      text: `insert into users (id, email) select md5('tutor' || n)::uuid, 'tutor' || n || '@articled.example' from generate_series(0, 99) n`,
    })
    await query({
      text: `insert into session_attendees (id, session_id, user_id, role)
        select gen_random_uuid(), id, case when n <= $2 then $1::uuid else md5('tutor' || n % 100)::uuid end, 'tutor' from (select id, row_number() over (order by id) as n from sessions) s`,
      values: [place.tutors[0]?.id, OWN],
    })
    await query({
      text: `insert into users (id, email, first_name) values (md5('rare')::uuid, 'zebedee@articled.example', 'Zebedee')`,
    })
    await query({
      text: `insert into session_attendees (id, session_id, user_id, role)
        select gen_random_uuid(), id, md5('rare')::uuid, 'candidate' from sessions order by id limit 3`,
    })
    await query({
      text: `update sessions set marked = end_at, ready_at = end_at - interval '2 days' where status = 'marked'`,
    })
    await query({ text: 'vacuum analyze' })
  }

  /** The last statement of an answer, since the first may ask who the caller is. */
  async function ask(query: string, who = staff): Promise<Statement> {
    const sent = await plans.statementsOf(async () => expect((await app.send(query, {}, who)).errors).toBeUndefined())
    return sent.at(-1) as Statement
  }

  const page = '{ entries { id name startAt attendees { id userId } } pageInfo { totalCount } }'
  it.each([
    ['nobody assigned to', 'assignmentStatus: unassigned', 100],
    ['assigned and not accepted', 'assignmentStatus: assigned', 200],
    ['declined', 'assignmentStatus: declined, orderBy: deadline', 100],
    ['in a rare state', 'status: [in_review], orderBy: start_at', 100],
    ['in rare states, a page of one', 'status: [ready, in_review], pageSize: 1', 200],
    ['in a rare state that nobody is assigned to', 'status: [booked], assignmentStatus: unassigned', 1000],
    ['of somebody who is searched by name', 'search: "zebed"', 300],
    ['that no search finds', 'search: "nobody of this name"', 300],
    ['of a practice area without any', `practiceAreaId: "${newId()}"`, 10],
  ])('reads few rows for sessions %s', async (_which, filters, most) => {
    const sent = await ask(`{ sessions(${filters}) ${page} }`)
    expect(await plans.rowsRead(sent)).toBeLessThan(most)
  })

  it.each(['sessionsByWeek { written oral other toCome }', 'markingByWeek { count days }'])(
    'reads for %s the sessions of twelve weeks alone',
    async (query) => {
      const sent = await ask(`{ ${query} }`)
      // One begins every three hours.
      expect(await plans.rowsRead(sent)).toBeLessThan(2 * 12 * 7 * 8 + 300)
    },
  )

  it.each(['markingByTutor { count days }', 'slowestMarkings { days }'])(
    'reads for %s the marks of twelve weeks and their attendees alone',
    async (query) => {
      const sent = await ask(`{ ${query} }`)
      expect(await plans.rowsRead(sent)).toBeLessThan(8 * 12 * 7 * 8 + 300)
    },
  )

  it.each(['candidate_name', 'tutor_name'])('reads a page by %s in order, without sorting all sessions', async (by) => {
    const sent = await ask(`{ sessions(orderBy: ${by}) { entries { id } } }`)
    expect(await plans.rowsRead(sent)).toBeLessThan(300)
  })

  it('reads a common state in order, without sorting all of its sessions', async () => {
    const sent = await ask('{ sessions(status: [marked], orderBy: start_at) { entries { id } } }')
    expect(await plans.rowsRead(sent)).toBeLessThan(1500)
  })

  it('reads a tutor’s own sessions a few times, and not once for each field', async () => {
    const sent = await ask(`{ userSessions ${page} }`, place.tutors[0])
    expect(await plans.rowsRead(sent)).toBeLessThan(12 * OWN)
  })

  it('finds the sessions that are due without reading the others', async () => {
    await app.sweep()
    const all = await plans.statementsOf(() => app.sweep())
    const sent = all.find(({ name }) => name === 'sweep_due')
    expect(await plans.rowsRead(sent as Statement)).toBeLessThan(20)
  })

  it('stores for each attendee whether the session is ahead', async () => {
    const wrong = `select a.ahead, s.status from session_attendees a join sessions s on s.id = a.session_id
      where a.ahead <> (s.status in ('pending', 'booked', 'in_progress', 'ready', 'marking'))`
    expect((await plans.query(wrong)).rows).toEqual([])
    await plans.query(`update sessions set status = 'marking' where status = 'in_review'`)
    await plans.query(`update sessions set status = 'cancelled' where status = 'booked'`)
    expect((await plans.query(wrong)).rows).toEqual([])
  })
})
