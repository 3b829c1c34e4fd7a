import type { Resource } from '../../../resources'
import { enumWords, labelOf } from '../../admin/words'
import { outcomeOf, reasonOf } from '../../nouns/session/dispute-words'
import { sessionHead } from '../../parts/story/session-words'
import { formatLondonDateTime } from '../../ui/time/london-time'
import type { Entry } from './entry'

/** What happened to a record, in a few words. */
export function headOf({ kind, title, detail }: Entry): string {
  if (kind === 'act') return title ?? ''
  if (kind === 'movement') return enumWords('TransactionType', detail ?? '')
  if (kind === 'purchase_begun') return 'Purchase begun'
  return sessionHead(kind, null)
}

/** Who did it, and what else there is to know. */
export function metaOf(entry: Entry, { labels }: Resource): string | undefined {
  const { kind, title, detail, text, byName, startAt } = entry
  const by = byName && `By ${byName}`
  const facts: (string | null | undefined)[] = [by]
  if (kind === 'session_booked' || kind === 'session_moved')
    facts.unshift(startAt && `For ${formatLondonDateTime(startAt)}`)
  if (kind === 'no_show_disputed') facts.unshift(reasonOf(detail))
  if (kind === 'no_show_decided') facts.unshift(outcomeOf(detail))
  if (kind === 'movement') facts.push(title)
  if (kind === 'act' && text) facts.push(changed(text, labels))
  return facts.filter(Boolean).join('. ') || undefined
}

/** The values that an act changed, by their names in the form: 'Scenario, status'. */
function changed(names: string, labels: Resource['labels']): string {
  const words = names.split(', ').map((name) => {
    const field = name.replace(/_id$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return labelOf(field, labels)
  })
  const [first = '', ...rest] = words
  return [first, ...rest.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', ')
}

/** What somebody wrote. */
export const quoteOf = ({ kind, text }: Entry): string | null => (kind === 'act' ? null : text)
