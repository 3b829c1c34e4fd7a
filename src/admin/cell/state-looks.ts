import type { IconName } from '../../ui/action/icon-paths'

interface StateLook {
  icon: IconName
  /** `now`: it is going on; `over`: nothing comes of it any more; `failed`: somebody has to look. */
  look?: 'now' | 'over' | 'failed'
}

/** The icon of each state beside its word. What is over is grey, and only what somebody has to look at has a tint. */
const looks: Record<string, StateLook> = {
  accepted: { icon: 'check' },
  active: { icon: 'check' },
  archived: { icon: 'inbox', look: 'over' },
  assigned: { icon: 'success' },
  available: { icon: 'check' },
  booked: { icon: 'calendar' },
  canceled: { icon: 'close', look: 'over' },
  cancelled: { icon: 'close', look: 'over' },
  complete: { icon: 'check' },
  contacted: { icon: 'chat' },
  converted: { icon: 'success' },
  declined: { icon: 'close', look: 'over' },
  disputed: { icon: 'stop', look: 'failed' },
  do_not_contact: { icon: 'stop', look: 'over' },
  draft: { icon: 'note' },
  ended: { icon: 'check', look: 'over' },
  expired: { icon: 'minus', look: 'over' },
  failed: { icon: 'stop', look: 'failed' },
  in_progress: { icon: 'classroom', look: 'now' },
  in_review: { icon: 'two' },
  interested: { icon: 'flag' },
  lapsed: { icon: 'clock', look: 'over' },
  live: { icon: 'classroom', look: 'now' },
  marked: { icon: 'check' },
  marking: { icon: 'studio' },
  new: { icon: 'plus' },
  no_payment_required: { icon: 'success' },
  no_show: { icon: 'absent' },
  none: { icon: 'minus', look: 'over' },
  not_interested: { icon: 'minus', look: 'over' },
  open: { icon: 'clock', look: 'now' },
  paid: { icon: 'check' },
  partially_refunded: { icon: 'undo' },
  paused: { icon: 'lock', look: 'over' },
  paying: { icon: 'wallet' },
  pending: { icon: 'clock' },
  published: { icon: 'check' },
  ready: { icon: 'inbox' },
  refunded: { icon: 'undo' },
  reversed: { icon: 'undo', look: 'over' },
  running: { icon: 'refresh', look: 'now' },
  scheduled: { icon: 'calendar' },
  succeeded: { icon: 'check' },
  trial: { icon: 'flag' },
  unassigned: { icon: 'minus', look: 'over' },
  unpaid: { icon: 'clock' },
  waiting: { icon: 'clock' },
}

/** A state's icon, and how it stands out. */
export const stateLook = (state: string): StateLook => looks[state] ?? { icon: 'tag' }
