import { eq } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import type { QuerySlotsArgs } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../context'
import { forbidden, invalid, notFound } from '../../errors'
import type { Operation } from '../../operation'
import { below, nothing, selectionOf } from '../../read/selection'
import { calendarBlocks } from '../../services/booking/calendar-blocks'
import { studentOf } from '../../services/booking/for-whom'
import { candidatesFor, startsFor } from '../../services/booking/free-starts'
import { timesOf } from '../../services/booking/policy'
import { sessionTypes } from '../../tables/session-type'

const DAY = 86_400_000
const MOST_DAYS = 60

function periodOf({ from, until }: QuerySlotsArgs, now: Date) {
  const start = from ? new Date(from) : now
  const end = until ? new Date(until) : new Date(start.getTime() + 28 * DAY)
  if (end <= start) throw invalid('until', 'The end must be later than the start.')
  if (end.getTime() - start.getTime() > MOST_DAYS * DAY)
    throw invalid('until', `At most ${MOST_DAYS} days can be asked for at once.`)
  return { from: start, until: end }
}

/** Starts for a session type, or the blocks of a tutor's calendar. */
export const slots: Operation<'slots'> = async (args, context, info) => {
  const period = periodOf(args, context.clock.now())
  const selection = below(selectionOf(info), 'entries')
  if (!args.sessionTypeId) {
    const viewer = signedIn(context)
    const userId = args.userId ?? viewer.id
    if (userId !== viewer.id && !holds(viewer, ['manage_sessions', 'view_all_users'])) throw forbidden()
    return { entries: await calendarBlocks(context, userId, period), reason: null }
  }
  return bookableStarts(args, context, period, 'tutor' in selection ? below(selection, 'tutor') : null)
}

async function bookableStarts(
  args: QuerySlotsArgs,
  context: Context,
  period: { from: Date; until: Date },
  tutorSelection: object | null,
) {
  const { practiceAreaId, sessionTypeId } = args
  if (!practiceAreaId) throw invalid('practiceAreaId', 'Field is required')
  if (!(await context.reader.find('SessionType', sessionTypeId ?? '', nothing))) throw notFound('Session type')
  const [type] = await context.database.orm
    .select()
    .from(sessionTypes)
    .where(eq(sessionTypes.id, sessionTypeId ?? ''))
  if (type?.status !== 'active' || !type.bookingAllowed) throw notFound('Session type')
  const now = context.clock.now()
  const question = {
    type,
    practiceAreaId,
    studentId: studentOf(context, args.forUserId),
    tutorId: args.userId ?? null,
    now,
    ...period,
  }
  const starts = await startsFor(context.database, question)
  const ids = [
    ...new Set(starts.flatMap(({ tutors }) => (tutors.length === 1 ? tutors.map(({ userId }) => userId) : []))),
  ]
  const tutors = tutorSelection
    ? new Map(
        await Promise.all(
          ids.map(async (id) => [id, await context.reader.find('TutorPreview', id, tutorSelection as never)] as const),
        ),
      )
    : new Map()
  const reason = starts.length
    ? null
    : (await candidatesFor(context.database, question)).length
      ? 'no_tutor_free'
      : 'all_mocks_sat'
  return {
    reason,
    entries: starts.map(({ at, tutors: free }) => {
      const only = free.length === 1 ? (free[0]?.userId ?? null) : null
      return {
        id: `${type.id}:${at.toISOString()}`,
        userId: only,
        tutor: only ? tutors.get(only) : null,
        from: at,
        until: timesOf(type, at).endAt,
        status: 'open',
        sessionId: null,
        sessionTypes: [],
        practiceAreas: [],
      }
    }),
  }
}
