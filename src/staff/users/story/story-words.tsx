import type { StoryKind } from '../../../../schema/generated/types'
import { enumWords } from '../../../admin/words'
import type { IconName } from '../../../ui/action/icon-paths'
import { formatLondonDate, formatLondonDateTime } from '../../../ui/time/london-time'
import type { Entry } from './stretches'

export const icons: Record<StoryKind, IconName> = {
  signed_up: 'user',
  profile_completed: 'check',
  account_changed: 'settings',
  session_booked: 'booking',
  session_moved: 'calendar',
  session_started: 'classroom',
  session_handed_in: 'upload',
  session_handed_back: 'undo',
  marks_released: 'results',
  session_cancelled: 'close',
  session_missed: 'warn',
  session_lapsed: 'clock',
  no_show_disputed: 'flag',
  no_show_decided: 'check',
  movement: 'wallet',
  note: 'note',
  message: 'mail',
}

const disputeReasons: Record<string, string> = {
  was_there: 'Was in the room on time',
  link_failed: 'The room or the link failed',
  ill_or_emergency: 'Ill, or an emergency',
  other: 'Another reason',
}

const outcomes: Record<string, string> = {
  upheld: 'It stays a no-show',
  refunded: 'Cancelled and refunded',
  reinstated: 'A free booking instead',
}

/** What happened, in a few words. */
export function headOf(entry: Entry): string {
  const { kind, title, detail, byName } = entry
  const name = title ?? ''
  switch (kind) {
    case 'signed_up':
      return 'Signed up'
    case 'profile_completed':
      return 'Completed the profile'
    case 'account_changed':
      return changeOf(entry)
    case 'session_booked':
      return `Booked ${name}`
    case 'session_moved':
      return `Moved ${name}`
    case 'session_started':
      return `Started ${name}`
    case 'session_handed_in':
      return `Handed in ${name}`
    case 'session_handed_back':
      return `Got ${name} back`
    case 'marks_released':
      return `Marks released: ${name}`
    case 'session_cancelled':
      return `Cancelled ${name}`
    case 'session_missed':
      return `Did not come: ${name}`
    case 'session_lapsed':
      return `Handed nothing in: ${name}`
    case 'no_show_disputed':
      return `Disputed the no-show: ${name}`
    case 'no_show_decided':
      return `Dispute decided: ${name}`
    case 'movement':
      return enumWords('TransactionType', detail ?? '')
    case 'note':
      return `Note by ${byName ?? 'a deleted account'}`
    case 'message':
      return `Message: ${name}`
  }
}

/** A change of the account; `detail` is the column's name in the audit log. */
function changeOf({ detail, text }: Entry): string {
  switch (detail) {
    case 'follow_up':
      return text ? `Follow-up set for ${formatLondonDate(`${text}T12:00Z`, 'year')}` : 'Follow-up done'
    case 'disabled_at':
      return text ? 'Account disabled' : 'Account enabled'
    case 'contact_status':
      return `Contact: ${enumWords('ContactStatus', text ?? '')}`
    case 'payment_status':
      return `Payment status set to ${enumWords('UserPaymentStatus', text ?? '')}`
    case 'role':
      return `Role: ${enumWords('UserRole', text ?? '')}`
    default:
      return `Type: ${enumWords('UserType', text ?? '')}`
  }
}

/** The facts beside it: who and when; undefined where there are none. */
export function metaOf({ kind, title, detail, byName, startAt }: Entry): string | undefined {
  const by = byName ? `By ${byName}` : undefined
  switch (kind) {
    case 'session_booked':
    case 'session_moved':
      return [startAt && formatLondonDateTime(startAt), byName && `with ${byName}`].filter(Boolean).join(', ')
    case 'marks_released':
    case 'account_changed':
    case 'message':
      return by
    case 'no_show_disputed':
      return disputeReasons[detail ?? '']
    case 'no_show_decided':
      return [outcomes[detail ?? ''], by].filter(Boolean).join('. ')
    case 'movement':
      return title ?? undefined
    default:
      return undefined
  }
}

/** What somebody wrote, to be quoted. */
export const quoteOf = ({ kind, text }: Entry): string | null => (kind === 'account_changed' ? null : text)
