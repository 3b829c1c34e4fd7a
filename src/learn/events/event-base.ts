import { useLocation, useParams } from 'react-router'
import type { Crumb } from '../../ui/page/page-header'

/** The address below which events are: theirs, the older one of the same list, or that of a group. */
export function useEventBase(): string {
  const { pathname } = useLocation()
  const { studyGroupId } = useParams()
  if (studyGroupId) return `/study-groups/${studyGroupId}/smart-events`
  return pathname.startsWith('/events') ? '/events' : '/smart-events'
}

/** The places above an event's page. */
export function useEventCrumbs(groupName: string | undefined): Crumb[] {
  const base = useEventBase()
  if (!base.startsWith('/study-groups')) return [{ label: 'Smart events', to: base }]
  return [
    { label: 'Study groups', to: '/study-groups' },
    { label: groupName ?? 'The group’s events', to: base },
  ]
}
