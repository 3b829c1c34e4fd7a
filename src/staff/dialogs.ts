import type { Foresight } from '../admin/bulk/works'
import type { ActionDialogs } from '../admin/record/record-actions'
import { lazyPart } from '../providers/page/lazy-part'

/** The dialogs of actions that are written by hand, by their operation. */
export const actionDialogs: ActionDialogs = {
  sessionAssign: lazyPart(() => import('./sessions/assign-dialog').then((m) => m.AssignDialog)),
  sessionReschedule: lazyPart(() => import('./sessions/reschedule-dialog').then((m) => m.RescheduleDialog)),
  viewingBegin: lazyPart(() => import('./users/view-as-dialog').then((m) => m.ViewAsDialog)),
}

/** What works on many rows would do, by their operation. */
export const foresight: Foresight = {
  sessionAssign: async (ids) => (await import('./sessions/tutors-for-all')).tutorsForAll(ids),
  sessionCancel: async (ids) => (await import('./sessions/cancel-costs')).cancelCosts(ids),
}
