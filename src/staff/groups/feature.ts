import type { StaffFeature } from '../../admin/feature'

/** What stands above the tabs of a study group and of an event. */
export const feature: StaffFeature = {
  heads: {
    '/study-groups/all': () => import('./group-head').then((m) => m.groupHead),
    '/smart-events/all': () => import('./event-head').then((m) => m.eventHead),
  },
}
