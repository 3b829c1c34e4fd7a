import { enumWords } from '../../../admin/words'
import { outcomeOf, reasonOf } from '../../../nouns/session/dispute-words'
import { sessionHead } from '../../../parts/story/session-words'
import { formatLondonDate, formatLondonDateTime } from '../../../ui/time/london-time'
import type { Entry } from './entry'

/** What happened, in a few words. */
export function headOf(entry: Entry): string {
  const { kind, title, detail, byName } = entry
  switch (kind) {
    case 'signed_up':
      return 'Signed up'
    case 'profile_completed':
      return 'Completed the profile'
    case 'account_changed':
      return changeOf(entry)
    case 'movement':
      return enumWords('TransactionType', detail ?? '')
    case 'note':
      return `Note by ${byName ?? 'a deleted account'}`
    case 'message':
      return `Message: ${title ?? ''}`
    default:
      return sessionHead(kind, title)
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
      return reasonOf(detail)
    case 'no_show_decided':
      return [outcomeOf(detail), by].filter(Boolean).join('. ')
    case 'movement':
      return title ?? undefined
    default:
      return undefined
  }
}

/** What somebody wrote, to be quoted. */
export const quoteOf = ({ kind, text }: Entry): string | null => (kind === 'account_changed' ? null : text)
