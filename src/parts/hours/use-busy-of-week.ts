import { useApi } from '../../providers/api/query'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { type Day, spanOf } from '../../ui/time/london-days'
import { BusyTimes } from '../calendar/entries/busy.documents'
import type { BusyTime } from './busy-card'

const none: readonly BusyTime[] = []

/** When a tutor is busy elsewhere in a week: oneself, or anybody for staff with manage_sessions. */
export function useBusyOfWeek(userId: string | undefined, monday: Day): readonly BusyTime[] {
  const viewer = useViewer()
  const mayRead = viewer !== null && (userId === undefined || holds(viewer, 'manage_sessions'))
  const { data } = useApi(BusyTimes, { userId, ...spanOf(monday, 7) }, { enabled: mayRead })
  return data?.busyTimes ?? none
}
