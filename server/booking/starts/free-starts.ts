import { beginsAtBooking, noticeOf } from '../../../rules/booking/start'
import type { Connection } from '../../kernel/database/database'
import type { TimeRange } from '../../kernel/time/ranges'
import { weeksIn } from '../../kernel/time/steps'
import { wallToInstant } from '../../kernel/time/zones'
import { leftFor } from './candidates'
import type { Question } from './question'
import { readStudent, type Student } from './student'
import type { Permit } from './timetable'
import { type Timetables, timetablesIn } from './timetables'
import type { FreeStart } from './weeks'

export interface Sources {
  /** Where the student is read from. */
  connection: Pick<Connection, 'query'>
  /** Where the timetables are read from; by default the connection. */
  timetables?: Timetables
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A written window starts on the hour, in London's day. */
const WINDOW_HOURS = Array.from({ length: 15 }, (_, at) => at + 7)

/** The bookable starts: the list and the booking itself both use this function. */
export async function startsFor(sources: Sources, question: Question): Promise<FreeStart[]> {
  const student = await readStudent(sources.connection, question)
  const starts = await startsAmong(await candidatesFor(sources, question, student), sources, question, student)
  const present = question.moving?.startAt?.getTime()
  return present === undefined ? starts : starts.filter(({ at }) => at !== present)
}

/** Tutors permitted on mocks that the student has not sat, each with those mocks. */
export async function candidatesFor(
  { connection, timetables = timetablesIn(connection) }: Sources,
  question: Question,
  student: Student,
): Promise<readonly Permit[]> {
  return leftFor(
    await timetables.permits(question.type.id, question.practiceAreaId, question.tutorId),
    question,
    student,
  )
}

/** The same starts with only these tutors. */
export async function startsAmong(
  candidates: readonly Permit[],
  { connection, timetables = timetablesIn(connection) }: Sources,
  question: Question,
  { isFree }: Student,
): Promise<FreeStart[]> {
  const { type, now } = question
  const { from, until } = periodOf(question)
  if (!candidates.length || from >= until) return []
  if (beginsAtBooking(type.mode)) return from <= now ? [{ at: now.getTime(), tutors: candidates }] : []
  if (type.mode !== 'live') return windowStarts(from, until).map((at) => ({ at: at.getTime(), tutors: candidates }))

  const found = await timetables.of(candidates, {
    from,
    until: new Date(until.getTime() + (type.duration ?? 60) * MINUTE),
  })
  const [first, end] = [from.getTime(), until.getTime()]
  const starts: FreeStart[] = []
  for (const week of weeksIn(from, until))
    for (const start of await timetables.week(week, question, candidates, found))
      if (start.at >= first && start.at < end && isFree(start.at)) starts.push(start)
  return starts
}

/** The period asked for, less the notice. */
function periodOf({ from, until, now, type }: Question): TimeRange {
  return { from: new Date(Math.max(from.getTime(), now.getTime() + noticeOf(type) * HOUR)), until }
}

/** The hours at which a written window may begin: on the hour, in London's day. */
function windowStarts(from: Date, until: Date): Date[] {
  const starts: Date[] = []
  const first = Math.floor(from.getTime() / DAY) * DAY - DAY
  for (let day = first; day < until.getTime() + DAY; day += DAY)
    for (const hour of WINDOW_HOURS) starts.push(new Date(wallToInstant(day + hour * HOUR, 'Europe/London')))
  return starts.filter((at) => at >= from && at < until)
}
