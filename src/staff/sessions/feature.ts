import type { StaffFeature } from '../../admin/feature'
import { lazyPart } from '../../providers/page/lazy-part'

/** What the page of a session begins with, and how one is given to a tutor, moved and cancelled. */
export const feature: StaffFeature = {
  heads: { '/sessions': () => import('./session-head').then((m) => m.sessionHead) },
  dialogs: {
    sessionAssign: lazyPart(() => import('./assign-dialog').then((m) => m.AssignDialog)),
    sessionReschedule: lazyPart(() => import('./reschedule-dialog').then((m) => m.RescheduleDialog)),
  },
  foresight: {
    sessionAssign: async (ids) => (await import('./tutors-for-all')).tutorsForAll(ids),
    sessionCancel: async (ids) => (await import('./cancel-costs')).cancelCosts(ids),
  },
}
