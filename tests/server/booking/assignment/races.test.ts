import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, school } from '../../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[] = []) => (await app.services.database.query({ text, values })).rows
const decline = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { sessionAssignmentDecline(id: $id, reason: "Ill") { id } }', { id }, who)
const accept = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { sessionAssignmentAccept(id: $id) { id } }', { id }, who)
const cancel = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { sessionCancel(id: $id) { id } }', { id }, who)

const conductorsOf = async (id: string) =>
  (
    await query(`select user_id from session_attendees where session_id = $1 and role in ('tutor', 'interviewer')`, [
      id,
    ])
  ).map(({ user_id }) => String(user_id))

/** Pairs of sessions that one person conducts at the same time. */
const overlaps = () =>
  query(
    `select a.user_id, a.session_id, b.session_id as other, a.during, b.during as others, a.xmin, b.xmin as its from commitments a
      join commitments b on a.user_id = b.user_id and a.id < b.id and a.during && b.during`,
  )

describe('tutors who answer at once', () => {
  it('leave one end of accept, decline and cancel, whatever comes first', async () => {
    for (let round = 0; round < 6; round++) {
      const place = await school(app, { tutors: 1 })
      const [tutor] = place.tutors as [Person]
      const student = await app.person()
      const id = await booked(app, place, student, inDays(app, 3))
      await Promise.all([accept(id, tutor), decline(id, tutor), cancel(id, student)])
      const [row] = await query('select status, assignment_status from sessions where id = $1', [id])
      const conductors = await conductorsOf(id)
      const declines = await query('select 1 from session_declines where session_id = $1', [id])
      expect(['booked', 'cancelled']).toContain(row?.status)
      // Declined before it was cancelled, or cancelled with its tutor: never a decline with the tutor still there.
      expect(declines.length + conductors.length).toBe(1)
      if (row?.status === 'booked') expect(row.assignment_status).toBe('unassigned')
      const [refund] = await query(
        `select count(*)::int as count from transactions where session_id = $1 and type = 'refund'`,
        [id],
      )
      expect(refund?.count).toBe(row?.status === 'cancelled' ? 1 : 0)
    }
  })

  it('leave each of 30 sessions with one tutor or none and an alarm, and nobody in two places', async () => {
    const place = await school(app, { tutors: 36, mocks: 1 })
    const at = inDays(app, 4)
    const staff = await app.person({ abilities: ['assign_tutors'] })
    const students = await Promise.all(Array.from({ length: 30 }, () => app.person()))
    const ids: string[] = []
    for (const student of students) ids.push(await booked(app, place, student, at))
    const declines = await Promise.all(
      ids.map(async (id) => {
        const [conductor] = await conductorsOf(id)
        return decline(id, place.tutors.find((each) => each.id === conductor) as Person)
      }),
    )
    expect(declines.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const after = await Promise.all(ids.map(conductorsOf))
    expect(after.every((conductors) => conductors.length <= 1)).toBe(true)
    const states = await query('select assignment_status from sessions where id = any($1::uuid[])', [ids])
    const unassigned = after.filter((conductors) => !conductors.length).length
    expect(states.filter((each) => each.assignment_status === 'unassigned')).toHaveLength(unassigned)
    // Six tutors were free, and whoever declined is free for the session of another.
    expect(unassigned).toBeLessThan(30)
    await app.services.jobs.drain()
    const alarms = app.outbox
      .list()
      .filter(({ to, subject }) => to === staff.email && subject.startsWith('Without a tutor'))
    expect(alarms).toHaveLength(unassigned)
    expect(await overlaps()).toEqual([])
  }, 120_000)

  it('would put a tutor in two places with the bug planted: without the constraint of the database', async () => {
    const place = await school(app, { tutors: 3 })
    const at = inDays(app, 5)
    const ids = [await booked(app, place, await app.person(), at), await booked(app, place, await app.person(), at)]
    const taken = (await Promise.all(ids.map(conductorsOf))).flat()
    const free = place.tutors.find(({ id }) => !taken.includes(id)) as Person
    await query('alter table commitments drop constraint commitments_no_overlap')
    try {
      let waiting = 2
      let open = () => {}
      const together = new Promise<void>((done) => {
        open = done
      })
      const assignWithoutGuard = async (id: string) => {
        const busy = await query('select 1 from commitments where user_id = $1', [free.id])
        if (--waiting === 0) open()
        await together
        if (busy.length) return
        await query(
          `insert into commitments (id, session_id, user_id, joint_id, during) select gen_random_uuid(), $1, $2, $1, during from commitments where session_id = $1 limit 1`,
          [id, free.id],
        )
      }
      await Promise.all(ids.map(assignWithoutGuard))
      expect(await overlaps()).not.toEqual([])
    } finally {
      await query('delete from commitments where user_id = $1', [free.id])
    }
  })
})
