import type {
  MeetingAudience,
  MeetingOpening,
  MeetingProvider,
  MeetingType,
  Visibility,
} from '../../../schema/generated/types'
import type { KeptMeetingPolicy } from '../../groups/meeting/table'

/** A file or a link of an event. */
export interface DemoMaterial {
  title: string
  audience: MeetingAudience
  opens?: MeetingOpening
  /** The text of its file; none: it is a link. */
  lines?: readonly string[]
  link?: string
}

export interface DemoEvent {
  title: string
  subtitle: string
  type: MeetingType
  words: readonly string[]
  points?: readonly string[]
  instruction?: readonly string[]
  /** The short names of its practice area and its group. */
  area?: string
  group?: string
  visibility?: Visibility
  /** Days from today and the hour in London, or minutes from now and the next five. */
  at: readonly [day: number, hour: string] | { inMinutes: number }
  minutes: number
  provider?: MeetingProvider
  place?: string
  membersLimit?: number
  /** People that the room holds. */
  roomLimit?: number
  /** Pence. */
  price?: number
  bookingPolicy?: KeptMeetingPolicy
  draft?: true
  cancelled?: { days: number; reason: string }
  recording?: { link: string; days: number }
  /** Tutors by their place in the list, and students who help them. */
  lectors: readonly number[]
  moderators?: readonly number[]
  /** Students by their place in the list, the first is the demo student: those with tickets, in the line, and invited. */
  tickets?: readonly number[]
  line?: readonly number[]
  /** How many of those with tickets are marked, of an event that is on; of one that is over all are. */
  marked?: number
  /** Which of those with tickets asks for a correction. */
  asks?: { place: number; words: string }
  invited?: readonly number[]
  materials?: readonly DemoMaterial[]
}

/** So many places in a list, from the first. */
export const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at)
