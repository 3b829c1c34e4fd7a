import { useMemo } from 'react'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import type { Asked } from './asked'
import { busyEntries } from './busy'
import { BusyTimes } from './busy.documents'

/** What is taken in the person's other calendars; of somebody else for staff with manage_sessions. */
export function useBusy({ from, until, personId, ofAnother }: Asked) {
  const viewer = useViewer()
  const mayRead = viewer !== null && (!ofAnother || (holds(viewer, 'manage_sessions') && personId !== undefined))
  const { data } = useApi(BusyTimes, { userId: ofAnother ? personId : null, from, until }, { enabled: mayRead })
  useLive(['BusyCalendar', 'BusyTime'], ['BusyTimes'])
  const busy = useMemo(() => busyEntries(data?.busyTimes ?? []), [data])
  return { busy, mayRead }
}
