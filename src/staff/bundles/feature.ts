import type { StaffFeature } from '../../admin/feature'

/** What stands above a bundle's tabs. */
export const feature: StaffFeature = {
  heads: { '/library/settings/bundles': () => import('./bundle-head').then((m) => m.bundleHead) },
}
