import { holds } from '../../../access/viewer'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'

const MOST_DAYS = 60
const DAY_MS = 86_400_000

/** The caller's calendars elsewhere. */
export const busyCalendars: Operation<'busyCalendars'> = (_args, context, info) =>
  context.reader.all('BusyCalendar', { userId: signedIn(context).id }, selectionOf(info))

/** Busy times of the caller, or of somebody whom staff look up. */
export const busyTimes: Operation<'busyTimes'> = ({ userId, from, until }, context, info) => {
  const viewer = signedIn(context)
  if (userId && userId !== viewer.id && !holds(viewer, 'manage_sessions')) throw forbidden()
  const length = Date.parse(until) - Date.parse(from)
  if (length <= 0 || length > (MOST_DAYS + 1) * DAY_MS) throw invalid('until', `At most ${MOST_DAYS} days at once.`)
  return context.reader.all('BusyTime', { userId: userId ?? viewer.id, from, until }, selectionOf(info))
}
