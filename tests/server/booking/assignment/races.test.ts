import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { payBack } from '../../../../server/room/life/payments'
import { type Answer, build, type Person, type TestApp } from '../../../build'
import { booked, inDays, school } from '../../../factories'
import { barrier } from '../../barrier'

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

const ROUNDS = 12

/** What became of a session: its state, whoever conducts it, the declines, and how often money came back. */
async function endOf(id: string) {
  const [row] = await query('select status, assignment_status as assigned from sessions where id = $1', [id])
  const conductors = await conductorsOf(id)
  const declines = await query('select 1 from session_declines where session_id = $1', [id])
  const refunds = await query(`select 1 from transactions where session_id = $1 and type = 'refund'`, [id])
  const counts = { conductors: conductors.length, declines: declines.length, refunds: refunds.length }
  return { status: String(row?.status), assigned: String(row?.assigned), ...counts }
}

/** What contradicts itself in the end of a session with one tutor, which that tutor and the candidate answered at once. */
const contradictionsIn = ({ status, assigned, conductors, declines, refunds }: Awaited<ReturnType<typeof endOf>>) =>
  [
    !['booked', 'cancelled'].includes(status) && `it is ${status}`,
    // Declined before it was cancelled, or cancelled with its tutor: never a decline with the tutor still there.
    declines + conductors !== 1 && `${declines} declined and ${conductors} conduct it`,
    (assigned === 'unassigned') !== (conductors === 0) && `it is ${assigned}, and ${conductors} conduct it`,
    refunds !== (status === 'cancelled' ? 1 : 0) && `it is ${status}, and money came back ${refunds} times`,
  ].filter(Boolean)

describe('tutors who answer at once', () => {
  it('leave one end of accept, decline and cancel, whatever comes first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const place = await school(app, { tutors: 1 })
      const [tutor] = place.tutors as [Person]
      const student = await app.person()
      const id = await booked(app, place, student, inDays(app, 3))
      // Whoever asks first has the better chance, so each of them does.
      const acts = [() => accept(id, tutor), () => decline(id, tutor), () => cancel(id, student)]
      const inTurn = acts.map((_, at) => acts[(at + round) % 3] as () => Promise<Answer>)
      const answers = await Promise.all(inTurn.map((act) => act()))
      const done = acts.map((_, at) => !answers[(at + 3 - (round % 3)) % 3]?.errors)
      const end = await endOf(id)
      expect(contradictionsIn(end)).toEqual([])
      expect([end.declines === 1, end.status === 'cancelled']).toEqual(done.slice(1))
    }
  })

  it('would leave two with the bug planted: without the lock, the session read first and changed later', async () => {
    const place = await school(app, { tutors: 1 })
    const [tutor] = place.tutors as [Person]
    const student = await app.person()
    const id = await booked(app, place, student, inDays(app, 3))
    const together = barrier(3)
    const readFirst = async () => {
      const isConducted = (await conductorsOf(id)).includes(tutor.id)
      const [row] = await query('select id, name, status from sessions where id = $1', [id])
      await together()
      return { isOpen: row?.status === 'booked' && isConducted, session: row as { id: string; name: string } }
    }
    const declineWithoutGuard = async () => {
      if (!(await readFirst()).isOpen) return 'refused'
      await query('delete from session_attendees where session_id = $1 and user_id = $2', [id, tutor.id])
      await query(
        `insert into session_declines (id, session_id, user_id, reason, inserted_at) values (gen_random_uuid(), $1, $2, 'Ill', now())`,
        [id, tutor.id],
      )
      await query(`update sessions set assignment_status = 'unassigned' where id = $1`, [id])
      return 'declined'
    }
    // All three have read before the first writes; they write one after the other, as their statements would at the database.
    const declining = declineWithoutGuard()
    const acceptWithoutGuard = async () => {
      if (!(await readFirst()).isOpen) return 'refused'
      await declining
      await query(`update sessions set assignment_status = 'accepted' where id = $1`, [id])
      return 'accepted'
    }
    const accepting = acceptWithoutGuard()
    const cancelWithoutGuard = async () => {
      const { isOpen, session } = await readFirst()
      if (!isOpen) return 'refused'
      await accepting
      await write(app.services, (writing) =>
        payBack(writing, { session, candidateId: student.id, description: 'Cancelled' }),
      )
      await query(`update sessions set status = 'cancelled' where id = $1`, [id])
      return 'cancelled'
    }
    expect(await Promise.all([declining, accepting, cancelWithoutGuard()])).toEqual([
      'declined',
      'accepted',
      'cancelled',
    ])
    expect(contradictionsIn(await endOf(id))).toEqual(['it is accepted, and 0 conduct it'])
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
      await query(
        'alter table commitments add constraint commitments_no_overlap exclude using gist (user_id with =, during with &&, joint_id with <>)',
      )
    }
  })
})
