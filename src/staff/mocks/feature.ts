import type { StaffFeature } from '../../admin/feature'

/** What the pages of a mock begin with. */
export const feature: StaffFeature = {
  heads: { '/mocks': () => import('./mock-head').then((m) => m.mockHead) },
}
