import { visibilities as words } from '../../../../rules/groups/event-words'
import type { MeetingAudience, MeetingOpening, MeetingStatus, Visibility } from '../../../../schema/generated/types'
import type { IconName } from '../../../ui/action/icon-paths'
import type { Option } from '../../../ui/form/select-field'

export const audiences: Record<MeetingAudience, string> = {
  everybody: 'Everybody',
  attendees: 'Ticket holders',
  lectors: 'Lectors only',
}

export const openings: Record<MeetingOpening, string> = {
  at_once: 'At once',
  join: '10 minutes before',
  end: 'From the end',
}

/** Who may see an event: its members only where it has a group. */
export function visibilities(hasGroup: boolean): { value: Visibility; label: string }[] {
  const offered: Visibility[] = ['authenticated', ...(hasGroup ? ['restricted' as const] : []), 'private']
  return offered.map((value) => ({ value, label: words[value] }))
}

interface Look {
  words: string
  icon: IconName
  kind?: 'info' | 'positive' | 'negative'
}

export const states: Record<MeetingStatus, Look> = {
  draft: { words: 'Draft', icon: 'note' },
  scheduled: { words: 'Scheduled', icon: 'calendar', kind: 'info' },
  live: { words: 'On now', icon: 'classroom', kind: 'positive' },
  ended: { words: 'Ended', icon: 'check' },
  cancelled: { words: 'Cancelled', icon: 'close', kind: 'negative' },
}

/** The choices of a select. */
export const optionsOf = <Value extends string>(words: Record<Value, string>): Option[] =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }))

/** '16 of 20', or '31, no limit'. */
export const takenWords = ({ taken, membersLimit }: { taken: number; membersLimit: number | null }): string =>
  membersLimit === null ? `${taken}, no limit` : `${taken} of ${membersLimit}`

/** '1 person', '3 people'. */
export const peopleWords = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
