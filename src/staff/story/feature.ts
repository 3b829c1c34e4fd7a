import { loadAreas } from '../../admin/catalogue'
import type { StaffFeature } from '../../admin/feature'

/** What has happened to a record, below its fields. It names kinds of movements. */
export const feature: StaffFeature = {
  story: async () => {
    const [{ RecordStory }] = await Promise.all([import('./record-story'), loadAreas(['money'])])
    return RecordStory
  },
}
