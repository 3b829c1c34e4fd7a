import { workingDaysAfter } from '../../kernel/time/working-days'
import type { Desk } from './sitting'

const AFTER_MS = 3 * 3_600_000

/** The candidate of the newest no-show disputes it; staff have not decided yet. */
export function tellDispute({ school, id }: Desk): void {
  const [newest] = school.sessions
    .filter(({ status }) => status === 'no_show')
    .sort((a, b) => b.startAt.getTime() - a.startAt.getTime())
  const candidate = school.sessionAttendees.find(
    ({ sessionId, role }) => sessionId === newest?.id && role === 'candidate',
  )
  if (!newest?.id || !newest.noShowAt || !candidate) return
  const at = new Date(newest.noShowAt.getTime() + AFTER_MS)
  school.noShowDisputes.push({
    id: id(at),
    sessionId: newest.id,
    userId: candidate.userId,
    reason: 'link_failed',
    message:
      'The power went off in our street ten minutes before the start and came back an hour later. I wrote to my tutor from my phone as soon as I had a signal.',
    insertedAt: at,
    answerBy: workingDaysAfter(at, 3),
  })
}
