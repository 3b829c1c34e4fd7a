import { hasPlace, type TicketStanding } from '../../../rules/groups/tickets'
import type { MeetingMemberType, MeetingProvider, MeetingStatus, MeetingType } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'
import { lengthWords } from '../../ui/time/length-words'
import { areaInShort } from '../practice-area/area-in-short'

/** The kinds of events. */
export const meetingTypes: Record<MeetingType, string> = {
  revision_lecture: 'Revision lecture',
  seminar: 'Seminar',
  workshop: 'Workshop',
  webinar: 'Webinar',
  masterclass: 'Masterclass',
  demo_mock: 'Demo mock',
  q_and_a: 'Q and A',
}

/** Where events meet, by name; an address of the web has none. */
const providers: Record<MeetingProvider, string | null> = {
  zoom: 'Zoom',
  google_meet: 'Google Meet',
  teams: 'Microsoft Teams',
  jitsi: 'Jitsi',
  custom: null,
  in_person: null,
}

interface Ticket {
  type: MeetingMemberType
  cancelledAt?: string | null
  offeredUntil?: string | null
  place?: number | null
}

/** Where the reader stands with an event. */
export function standingOf(ticket: Ticket | null | undefined): TicketStanding {
  if (!ticket || ticket.cancelledAt) return 'none'
  if (ticket.type !== 'waitlisted') return ticket.type
  return ticket.offeredUntil ? 'offered' : 'waiting'
}

interface Place {
  provider: MeetingProvider
  place: string | null
}

/** 'online', or 'in person, Manchester'. */
export const whereShort = ({ provider, place }: Place): string =>
  provider === 'in_person' ? ['in person', place].filter(Boolean).join(', ') : 'online'

/** 'Online', 'On Zoom', or 'In person: 1 High Street, Manchester'. */
export function whereWords({ provider, place }: Place): string {
  if (provider === 'in_person') return place ? `In person: ${place}` : 'In person'
  const name = providers[provider]
  return name ? `On ${name}` : 'Online'
}

/** 'Join on Zoom', or 'Join'. */
export const joinWords = (provider: MeetingProvider): string =>
  providers[provider] ? `Join on ${providers[provider]}` : 'Join'

interface Places {
  membersLimit: number | null
  taken: number
  waitingCount: number
}

/** 'No limit', '4 of 20 left', 'Full', or 'Full, 6 wait': a place that is free is for those who wait. */
export function seatWords(event: Places): string {
  const { membersLimit, taken, waitingCount } = event
  if (membersLimit === null) return 'No limit'
  if (hasPlace(event)) return `${membersLimit - taken} of ${membersLimit} left`
  if (waitingCount === 0) return 'Full'
  return waitingCount === 1 ? 'Full, 1 waits' : `Full, ${waitingCount} wait`
}

/** '4 of 20 places left.', or '' where there is no limit. */
export function seatSentence(event: Places): string {
  const { membersLimit, taken, waitingCount } = event
  if (membersLimit === null) return ''
  if (hasPlace(event)) return `${membersLimit - taken} of ${membersLimit} places left.`
  const wait =
    waitingCount === 0
      ? ''
      : waitingCount === 1
        ? ' One person waits for one.'
        : ` ${waitingCount} people wait for one.`
  return `${allTakenWords(membersLimit)}.${wait}`
}

/** 'All 20 places are taken', or 'The one place is taken'. */
export const allTakenWords = (places: number): string =>
  places === 1 ? 'The one place is taken' : `All ${places} places are taken`

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })

/** '1st', '2nd', '3rd', '11th'. */
export const ordinal = (count: number): string => `${count}${endings[ordinals.select(count)] ?? 'th'}`

/** '3rd of 6', of a place in the line. */
export const lineWords = (place: number, waitingCount: number): string =>
  `${ordinal(place)} of ${Math.max(place, waitingCount)}`

/** How long an event takes. */
export const spanLength = ({ startAt, endAt }: { startAt: string; endAt: string }): string =>
  lengthWords(Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000))

interface Kind {
  type: MeetingType
  practiceArea: { name: string } | null
  studyGroup: { name: string } | null
}

/** 'Workshop · Wills and Probate', or the group where it is of no area. */
export const kindWords = ({ type, practiceArea, studyGroup }: Kind): string =>
  [meetingTypes[type], areaInShort(practiceArea) ?? studyGroup?.name].filter(Boolean).join(' · ')

/** A state, by sign and word. */
export interface Sign {
  icon: IconName
  kind?: 'info' | 'positive' | 'warning' | 'negative'
  words: string
}

interface Standing {
  status: MeetingStatus
  waitingCount: number
  membership: Ticket | null
}

const own: Partial<Record<TicketStanding, Sign>> = {
  attendee: { icon: 'check', kind: 'info', words: 'Your ticket' },
  offered: { icon: 'flag', kind: 'warning', words: 'A place for you' },
  invited: { icon: 'mail', kind: 'info', words: 'You are invited' },
  lector: { icon: 'flag', kind: 'info', words: 'You lead it' },
  moderator: { icon: 'flag', kind: 'info', words: 'You help to lead it' },
}

const stages: Partial<Record<MeetingStatus, Sign>> = {
  draft: { icon: 'pen', words: 'Draft' },
  live: { icon: 'clock', kind: 'positive', words: 'On now' },
  ended: { icon: 'clock', words: 'Ended' },
  cancelled: { icon: 'close', kind: 'negative', words: 'Cancelled' },
}

/** What matters most of an event to its reader: that it is off or on, or where they stand; null: nothing but its places. */
export function signOf({ status, waitingCount, membership }: Standing): Sign | null {
  const stage = stages[status]
  if (stage) return stage
  const standing = standingOf(membership)
  if (standing === 'waiting')
    return {
      icon: 'list',
      words: membership?.place ? `${lineWords(membership.place, waitingCount)} waiting` : 'You wait',
    }
  return own[standing] ?? null
}
