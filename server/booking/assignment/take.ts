import type { Writing } from '../../kernel/write/write'
import { takeTime } from '../../room/life/attendance'
import type { FoundSession } from '../../room/life/facts'
import { sessionAttendees } from '../../room/session/table'
import { attempt } from '../changes/reserve'
import type { Permit } from '../starts/timetable'

/** Gives a session to a person who may conduct its mock. Null if another session has taken their time meanwhile: the database refuses the second. */
export function take(writing: Writing, session: FoundSession, { userId, mocks }: Permit): Promise<string | null> {
  const role = mocks[0]?.role ?? 'tutor'
  return attempt(writing, async () => {
    await takeTime(writing, session, userId, role)
    await writing.orm.insert(sessionAttendees).values({ sessionId: session.id, userId, role })
    return userId
  })
}
