import type { StaffFeature } from '../../admin/feature'

/** What stands above a study group's tabs. */
export const feature: StaffFeature = {
  heads: { '/study-groups/all': () => import('./group-head').then((m) => m.groupHead) },
}
