import { newId } from '../../../../server/kernel/database/columns'
import { noShowDisputes } from '../../../../server/room/no-show-dispute/table'
import { sessionAttendees, sessions } from '../../../../server/room/session/table'
import type { TestApp } from '../../../build'
import { sheet } from '../../access/matrix/table'
import type { World } from '../../access/matrix/world/index'
import { later } from '../../access/matrix/world/moment'

export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
sessionNoShowDispute  unauthenticated  forbidden    disabled  ok         not_found  forbidden  not_found   not_found  forbidden   forbidden  | forbidden: view_all_sessions manage_sessions assign_tutors
sessionNoShowResolve  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok         | ok: manage_sessions
`,
  {
    sessionNoShowDispute: ({ missed }) => ({ id: missed, reason: 'link_failed', message: 'The room was locked.' }),
    sessionNoShowResolve: ({ disputed }) => ({ id: disputed, outcome: 'upheld', message: 'Nobody was there.' }),
  },
  makeMissedSessions,
)

/** Two sessions that the student did not come to; one is disputed. */
async function makeMissedSessions({ services }: TestApp, { people: { student, tutor }, bookable }: World) {
  const { orm } = services.database
  async function missedSession(startAt: Date) {
    const id = newId()
    const endAt = new Date(startAt.getTime() + 30 * 60_000)
    await orm.insert(sessions).values({
      id,
      ...bookable,
      name: 'A missed session',
      shortName: 'M',
      status: 'no_show',
      startAt,
      endAt,
      noShowAt: endAt,
    })
    await orm.insert(sessionAttendees).values([
      { sessionId: id, userId: student.id, role: 'candidate' },
      { sessionId: id, userId: tutor.id, role: 'tutor' },
    ])
    return id
  }
  const [missed, disputed] = [await missedSession(later({ days: -1 })), await missedSession(later({ days: -2 }))]
  const at = later({ days: -1 })
  await orm.insert(noShowDisputes).values({
    sessionId: disputed,
    userId: student.id,
    reason: 'was_there',
    message: 'I was in the room.',
    insertedAt: at,
    answerBy: later({ days: 3 }),
  })
  return { missed, disputed }
}
