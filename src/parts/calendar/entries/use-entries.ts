import { useMemo } from 'react'
import { useApi } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { beginsAsStaff, isTutor, useViewer } from '../../../providers/sign-in/viewer'
import { addDays, type Day, spanOf } from '../../../ui/time/london-days'
import type { CalendarEntry, KindGroup } from './entry'
import { eventEntries } from './events'
import { sessionEntries } from './sessions'
import { planEntries, studyEntries, trainingEntries } from './study-days'
import { CalendarPlan, CalendarTraining } from './study-days.documents'
import { useBusy } from './use-busy'
import { useEvents } from './use-events'
import { useSessions } from './use-sessions'

interface Whose {
  personId: string | undefined
  ofAnother: boolean
}

/** All that a person's calendar holds in a period. */
export function useEntries(period: { from: Day; days: number }, { personId, ofAnother }: Whose) {
  const asked = { ...spanOf(period.from, period.days), personId, ofAnother }
  const sessions = useSessions(asked)
  const { events, read, mayLookUp } = useEvents(asked)
  const { study, exam } = useStudyDays(period, ofAnother)
  const { busy, mayRead: hasBusy } = useBusy(asked)
  const entries = useMemo((): CalendarEntry[] | undefined => {
    if (!sessions.data || (mayLookUp && !events && !read.error)) return undefined
    const { starting, open } = sessions.data
    return [
      ...sessionEntries([...starting.entries, ...open.entries], personId, now()),
      ...eventEntries(events ?? [], personId),
      ...study,
      ...busy,
    ]
  }, [sessions.data, events, mayLookUp, read.error, study, busy, personId])
  return {
    entries,
    sessions,
    /** Why there are no events; null: there is no failure. */
    eventsFailed: mayLookUp && !events ? read.error : null,
    retryEvents: () => void read.refetch(),
    isOld: sessions.isPlaceholderData || read.isPlaceholderData,
    groups: groupsOf({ ofAnother, hasEvents: mayLookUp, hasBusy }),
    exam,
  }
}

/** What of the calendar there is to show or hide. */
function groupsOf({ ofAnother, hasEvents, hasBusy }: Record<'ofAnother' | 'hasEvents' | 'hasBusy', boolean>) {
  const shown: Record<KindGroup, boolean> = {
    sessions: true,
    events: hasEvents,
    study: !ofAnother,
    deadlines: true,
    busy: hasBusy,
  }
  return (Object.keys(shown) as KindGroup[]).filter((group) => shown[group])
}

/** One's own plan and the training of one's groups; nobody reads those of others. */
function useStudyDays({ from, days }: { from: Day; days: number }, ofAnother: boolean) {
  const viewer = useViewer()
  const plans = !ofAnother && viewer !== null && !isTutor(viewer) && !beginsAsStaff(viewer)
  const { data: planned } = useApi(CalendarPlan, {}, { enabled: plans })
  const { data: training } = useApi(CalendarTraining, {}, { enabled: !ofAnother })
  const study = useMemo(
    () =>
      studyEntries(
        plans && planned ? planEntries(planned.studyPlan) : [],
        trainingEntries(
          training?.userStudyGroups ?? [],
          Array.from({ length: days }, (_, index) => addDays(from, index)),
        ),
      ),
    [plans, planned, training, from, days],
  )
  return { study, exam: plans ? (planned?.studyPlan.exams[0]?.date ?? null) : null }
}
