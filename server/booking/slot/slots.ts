import { holds } from '../../../access/viewer'
import { beginsAtBooking } from '../../../rules/booking/start'
import type { NoSlotsReason, QuerySlotsArgs, SlotStatus } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import type { Row } from '../../kernel/read/read'
import { below, nothing, type Selection, selectionOf } from '../../kernel/read/selection'
import { daysAfter } from '../../kernel/time/calendar-days'
import { instantText } from '../../kernel/time/instant-text'
import type { TimeRange } from '../../kernel/time/ranges'
import { studentOf } from '../changes/for-whom'
import { isAllowed, mayMoveTo, narrowedWords, ruleAtLimit, rulesFor } from '../changes/narrowing'
import { isOpen, timesOf } from '../changes/policy'
import { atLimit, isOpenForBooking } from '../changes/reserve'
import { candidatesFor, startsFor } from '../starts/free-starts'
import type { BookedType, Question, SessionTypeRow } from '../starts/question'
import { readStudent } from '../starts/student'
import type { Permit } from '../starts/timetable'
import type { FreeStart } from '../starts/weeks'
import { calendarBlocks } from './calendar-blocks'

const DAY = 86_400_000
const MOST_DAYS = 60
/** Days from midnight to midnight are an hour longer in autumn, in whatever zone they are asked for. */
const CLOCKS = 3_600_000

function periodOf({ from, until }: QuerySlotsArgs, now: Date) {
  const start = from ? new Date(from) : now
  const end = until ? new Date(until) : daysAfter(start, 28)
  if (end <= start) throw invalid('until', 'The end must be later than the start.')
  if (end.getTime() - start.getTime() > MOST_DAYS * DAY + CLOCKS)
    throw invalid('until', `At most ${MOST_DAYS} days can be asked for at once.`)
  return { from: start, until: end }
}

/** Starts for a session type, or the blocks of a tutor's calendar. */
export const slots: Operation<'slots'> = async (args, context, info) => {
  const period = periodOf(args, context.clock.now())
  const selection = below(selectionOf(info), 'entries')
  if (!args.sessionTypeId && !args.sessionId) {
    const viewer = signedIn(context)
    const userId = args.userId ?? viewer.id
    if (userId !== viewer.id && !holds(viewer, ['manage_sessions', 'view_all_users'])) throw forbidden()
    return { entries: await calendarOf(userId, period, selection, context), reason: null, note: null }
  }
  return bookableStarts(args, context, period, selection)
}

/** The blocks of a calendar, with the types and areas that open time is for. */
async function calendarOf(userId: string, period: TimeRange, selection: Selection, context: Context) {
  const blocks = await calendarBlocks(context, userId, period)
  const [types, areas] = await Promise.all([
    rowsOf('SessionType', new Set(blocks.flatMap((block) => block.sessionTypeIds)), selection.sessionTypes, context),
    rowsOf('PracticeArea', new Set(blocks.flatMap((block) => block.practiceAreaIds)), selection.practiceAreas, context),
  ])
  return blocks.map(({ sessionTypeIds, practiceAreaIds, ...block }) => ({
    ...block,
    sessionTypes: sessionTypeIds.flatMap((id) => types.get(id) ?? []),
    practiceAreas: practiceAreaIds.flatMap((id) => areas.get(id) ?? []),
  }))
}

/** The session to move, for its candidate or staff with manage_sessions. Throws NOT_FOUND, CONFLICT. */
async function movedSession(sessionId: string, context: Context) {
  const asked = {
    status: {},
    mockId: {},
    startAt: {},
    accessOpen: {},
    sessionTypeId: {},
    practiceAreaId: {},
    attendees: { userId: {}, role: {} },
  }
  const session = await context.reader.one('Session', sessionId, asked)
  const candidate = (session.attendees as Row[]).find(({ role }) => role === 'candidate')
  if (!candidate) throw notFound('Session')
  if (session.status !== 'booked') throw conflict('This session can no longer be moved.', { current: session.status })
  const opened = isOpen({ accessOpen: new Date(session.accessOpen as string) }, context.clock.now())
  return {
    studentId: studentOf(context, candidate.userId as string),
    sessionTypeId: session.sessionTypeId as string,
    practiceAreaId: session.practiceAreaId as string,
    moving: {
      id: session.id,
      mockId: opened ? null : (session.mockId as string | null),
      startAt: new Date(session.startAt as string),
    },
  }
}

type AskedType = BookedType & Pick<SessionTypeRow, 'status' | 'bookingAllowed' | 'category'>
type Asked = Question & { type: AskedType }

const ofType: Record<keyof AskedType, Selection> = {
  id: nothing,
  mode: nothing,
  duration: nothing,
  breakTime: nothing,
  preparationTime: nothing,
  noticeHours: nothing,
  windowLength: nothing,
  seats: nothing,
  status: nothing,
  bookingAllowed: nothing,
  category: nothing,
}

/** The question: by type and area, or by the session to move. Throws NOT_FOUND, VALIDATION, FORBIDDEN. */
async function questionOf(args: QuerySlotsArgs, context: Context, period: TimeRange): Promise<Asked> {
  const moved = args.sessionId ? await movedSession(args.sessionId, context) : null
  const sessionTypeId = moved?.sessionTypeId ?? args.sessionTypeId ?? ''
  const practiceAreaId = moved?.practiceAreaId ?? args.practiceAreaId
  if (!practiceAreaId) throw invalid('practiceAreaId', 'Field is required')
  const type = (await context.reader.find('SessionType', sessionTypeId, ofType)) as unknown as AskedType | null
  if (!type || (!moved && !isOpenForBooking(type))) throw notFound('Session type')
  if (moved && beginsAtBooking(type.mode))
    throw conflict('This session began when it was booked, so there is nothing to move.')
  const studentId = moved?.studentId ?? studentOf(context, args.forUserId)
  const now = context.clock.now()
  return {
    type,
    practiceAreaId,
    studentId,
    tutorId: args.userId ?? null,
    moving: moved?.moving ?? null,
    now,
    ...period,
  }
}

const sourcesOf = ({ database, timetables }: Context) => ({ connection: database, timetables })

/** What the rules on a person's own bookings leave of the starts; staff who book for somebody are free of them. */
async function narrowed(starts: FreeStart[], { type, studentId, moving, now }: Asked, context: Context) {
  if (studentId !== signedIn(context).id) return { starts, note: null, isAtLimit: false }
  const asking = { ...context.database, now, nouns: context.nouns }
  const rules = await rulesFor(asking, studentId)
  const isLeft = (at: Date) => (moving ? mayMoveTo(rules, at) : isAllowed(rules, type, at))
  const [first] = starts
  const isAtLimit =
    !moving && first !== undefined && (await ruleAtLimit(asking, rules, studentId, new Date(first.at))) !== null
  return {
    starts: isAtLimit ? [] : starts.filter(({ at }) => isLeft(new Date(at))),
    note: narrowedWords(rules, type),
    isAtLimit,
  }
}

/** Why there is no start at all. */
async function reasonFor(question: Question, context: Context): Promise<NoSlotsReason> {
  const { database } = context
  if (!question.moving && (await atLimit(database, question.studentId, question.type.id, question.now)))
    return 'limit_reached'
  const candidates = await candidatesFor(sourcesOf(context), question, await readStudent(database, question))
  return candidates.length ? 'no_tutor_free' : 'all_mocks_sat'
}

/** The tutor's id, if only one is free. */
const onlyTutor = ({ tutors }: FreeStart) => (tutors.length === 1 ? (tutors[0] as Permit).userId : null)

/** Rows by their ids, if anything of them is asked for. */
async function rowsOf(
  type: 'TutorPreview' | 'SessionType' | 'PracticeArea',
  ids: ReadonlySet<string>,
  selection: Selection | undefined,
  context: Context,
) {
  if (!selection || !ids.size) return new Map<string, Row>()
  const found = await context.reader.all(type, { ids: [...ids] }, selection)
  return new Map(found.map((row) => [row.id, row]))
}

/** The tutors of starts with only one free tutor, since that tutor is then certain. */
function certainTutors(starts: FreeStart[]): Set<string> {
  const ids = new Set<string>()
  for (const start of starts) {
    const userId = onlyTutor(start)
    if (userId) ids.add(userId)
  }
  return ids
}

async function bookableStarts(args: QuerySlotsArgs, context: Context, period: TimeRange, selection: Selection) {
  const question = await questionOf(args, context, period)
  const free = await startsFor(sourcesOf(context), question)
  const { starts, note, isAtLimit } = await narrowed(free, question, context)
  const [tutors, types, areas] = await Promise.all([
    rowsOf('TutorPreview', certainTutors(starts), selection.tutor, context),
    rowsOf('SessionType', new Set([question.type.id]), selection.sessionTypes, context),
    rowsOf('PracticeArea', new Set([question.practiceAreaId]), selection.practiceAreas, context),
  ])
  const [sessionTypes, practiceAreas] = [[...types.values()], [...areas.values()]]
  const { id } = question.type
  const length = timesOf(question.type, period.from).endAt.getTime() - period.from.getTime()
  const entries = starts.map((start) => {
    const userId = onlyTutor(start)
    const from = instantText(start.at)
    return {
      id: `${id}:${from}`,
      userId,
      tutor: userId ? tutors.get(userId) : null,
      from,
      until: instantText(start.at + length),
      status: 'open' as SlotStatus,
      sessionId: null,
      sessionTypes,
      practiceAreas,
    }
  })
  if (starts.length) return { entries, reason: null, note }
  if (free.length) return { entries, reason: isAtLimit ? ('limit_reached' as const) : ('narrowed' as const), note }
  return { entries, reason: await reasonFor(question, context), note }
}
