import type { ActionDialogs } from '../admin/record/record-actions'
import { lazyPart } from '../providers/page/lazy-part'

/** The dialogs of actions that are written by hand, by their operation. */
export const actionDialogs: ActionDialogs = {
  viewingBegin: lazyPart(() => import('./users/view-as-dialog').then((m) => m.ViewAsDialog)),
}
