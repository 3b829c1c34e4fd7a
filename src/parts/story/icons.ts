import type { StoryKind } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'

/** What each thing that happened looks like. */
export const icons: Record<StoryKind, IconName> = {
  signed_up: 'user',
  profile_completed: 'check',
  account_changed: 'settings',
  session_booked: 'booking',
  session_moved: 'calendar',
  session_started: 'classroom',
  session_clock_started: 'clock',
  session_accepted: 'check',
  session_declined: 'close',
  session_handed_in: 'upload',
  session_handed_back: 'undo',
  marks_released: 'results',
  session_cancelled: 'close',
  session_missed: 'warn',
  session_lapsed: 'clock',
  no_show_disputed: 'flag',
  no_show_decided: 'check',
  purchase_begun: 'wallet',
  act: 'settings',
  movement: 'wallet',
  note: 'note',
  message: 'mail',
}
