import type {
  MeetingAudience,
  MeetingMemberType,
  MeetingOpening,
  MeetingProvider,
  MeetingStatus,
  Visibility,
} from '../../../../schema/generated/types'
import type { IconName } from '../../../ui/action/icon-paths'
import type { Option } from '../../../ui/form/select-field'

/** The ways to meet, as those who lead an event choose them. */
export const providers: Record<MeetingProvider, string> = {
  zoom: 'Zoom',
  google_meet: 'Google Meet',
  teams: 'Teams',
  jitsi: 'Jitsi',
  custom: 'Other link',
  in_person: 'In person',
}

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

export const memberTypes: Record<MeetingMemberType, string> = {
  lector: 'Lector',
  moderator: 'Moderator',
  attendee: 'Ticket',
  invited: 'Invited',
  waitlisted: 'Waits',
}

/** Who sees an event: `public` means the same as `authenticated` here. */
export function visibilities(hasGroup: boolean): { value: Visibility; label: string }[] {
  return [
    { value: 'authenticated', label: 'Everybody signed in' },
    ...(hasGroup ? [{ value: 'restricted' as const, label: 'Members of the group, and people invited' }] : []),
    { value: 'private', label: 'Only people invited' },
  ]
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
