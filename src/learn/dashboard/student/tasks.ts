import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { materialsOpen, overAt } from '../../../nouns/session/next-moment'
import { sameDay } from '../../../ui/time/london-time'
import type { StudentDashboardQuery } from './student.documents'
import { type Study, studyTasks } from './study-tasks'
import type { Task } from './task'

type Session = StudentDashboardQuery['upcoming']['entries'][number]

const DAY_MS = 86_400_000
const NEWS_MS = 3 * DAY_MS

/** The reader's urgent things: holds to pay, work handed back, answers due within a day, missed sessions to dispute or to make good, new marks. */
export function whatNeedsYou(
  { upcoming, missed, released }: Pick<StudentDashboardQuery, 'upcoming' | 'missed' | 'released'>,
  now: number,
) {
  const open = upcoming.entries.filter((session) => isOpen(session, now))
  return {
    held: upcoming.entries.filter(({ status, holdUntil }) => status === 'pending' && Date.parse(holdUntil ?? '') > now),
    handedBack: open.filter(({ unreadyMessage }) => unreadyMessage),
    due: open.filter((session) => !session.unreadyMessage && isUrgent(session, now)),
    disputable: missed.entries.filter(({ due, noShowDispute }) => !noShowDispute && Date.parse(due ?? '') > now),
    undecided: missed.entries.filter(({ noShowDispute }) => noShowDispute && !noShowDispute.outcome),
    free: missed.entries.filter(
      ({ noShowDispute }) =>
        noShowDispute && !noShowDispute.rebookedSessionId && Date.parse(noShowDispute.rebookUntil ?? '') > now,
    ),
    released: released.entries.filter(({ marked }) => now - Date.parse(marked ?? '') < NEWS_MS),
  }
}

/** Today's other tasks, without those of the session at the top of the page. */
export function tasksOf(
  { upcoming, examSittings, ...study }: Pick<StudentDashboardQuery, 'upcoming' | 'examSittings'> & Study,
  { now, today, next }: { now: number; today: string; next?: string | undefined },
): Task[] {
  const sessions = upcoming.entries
    .filter((session) => session.id !== next && session.status !== 'pending' && overAt(session) > now)
    .flatMap((session) => (isOpen(session, now) ? answering(session, now) : reading(session, now)))
  const work = [...sessions, ...studyTasks(study, now)]
  if (examSittings.some(({ date }) => date >= today)) return work
  return [
    ...work,
    {
      key: 'exam',
      icon: 'flag',
      title: 'Say when you sit your exam',
      note: 'This page then counts down to it.',
      to: '/account#exam',
      label: 'Add a date',
    },
  ]
}

const placeOf = ({ id }: Session) => ({ key: id, to: `/classroom/${id}`, label: 'Open' })
const areaOf = ({ practiceArea }: Session) => areaInShort(practiceArea) ?? ''

/** For a written station: answer it, or hand in what is saved. */
function answering(session: Session, now: number): Task[] {
  if (session.unreadyMessage || isUrgent(session, now)) return []
  const saved = session.answers.length > 0
  return [
    {
      ...placeOf(session),
      icon: saved ? 'upload' : 'note',
      title: saved ? `Hand in: ${session.name}` : `Answer: ${session.name}`,
      note: `${areaOf(session)}. Due`,
      at: session.deadline ?? '',
    },
  ]
}

/** For a session later today: read its materials, once they are open. */
function reading(session: Session, now: number): Task[] {
  const isToday = sameDay(session.startAt, now) && Date.parse(session.startAt) > now
  if (!isToday || !materialsOpen(session, now)) return []
  return [
    {
      ...placeOf(session),
      icon: 'file',
      title: `Read: ${session.name}`,
      note: `${areaOf(session)}. Starts`,
      at: session.startAt,
    },
  ]
}

/** A written station that can be answered now. */
const isOpen = ({ status, deadline, startAt }: Session, now: number) =>
  status !== 'pending' && !!deadline && Date.parse(startAt) <= now && now < Date.parse(deadline)

const isUrgent = ({ deadline }: Session, now: number) => Date.parse(deadline ?? '') - now < DAY_MS
