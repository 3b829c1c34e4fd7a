import { isWebAddress } from '../../../../rules/web-address'
import type { MeetingProvider, MeetingType, Visibility } from '../../../../schema/generated/types'
import { parsePounds } from '../../../ui/money/money'
import { addDays, dayOf, startOf } from '../../../ui/time/london-days'
import type { LedEvent } from '../head/use-event'
import { instantsOfTimes, type Times, timeFaults, timesOf } from '../times/times'

/** An event as its form holds it: what may stay empty is an empty text. */
export interface EventDraft extends Times {
  type: MeetingType
  title: string
  subtitle: string
  studyGroupId: string
  practiceAreaId: string
  visibility: Visibility
  description: string
  /** A picture to send; null takes it away, and undefined leaves it. */
  banner: File | null | undefined
  membersLimit: string
  roomLimit: string
  /** Pounds. */
  price: string
  freeUntilHours: string
  laterPercent: string
  waitlist: boolean
  provider: MeetingProvider
  link: string
  privateLink: string
  place: string
  eventDescription: string
  instruction: string
  recordingLink: string
  /** The last day, by London's calendar. */
  recordingUntil: string
}

const textOf = (value: string | null) => value ?? ''

export const draftOf = (event: LedEvent): EventDraft => ({
  ...timesOf(event.timezone, event.startAt, event.endAt),
  type: event.type,
  title: event.title,
  subtitle: textOf(event.subtitle),
  studyGroupId: textOf(event.studyGroupId),
  practiceAreaId: textOf(event.practiceAreaId),
  // They mean the same here.
  visibility: event.visibility === 'public' ? 'authenticated' : event.visibility,
  description: textOf(event.description),
  banner: undefined,
  membersLimit: event.membersLimit === null ? '' : String(event.membersLimit),
  roomLimit: event.roomLimit === null ? '' : String(event.roomLimit),
  price: event.price ? (event.price / 100).toFixed(2) : '',
  freeUntilHours: String(event.bookingPolicy.freeUntilHours),
  laterPercent: String(event.bookingPolicy.laterPercent),
  waitlist: event.bookingPolicy.waitlist,
  provider: event.provider,
  link: textOf(event.link),
  privateLink: textOf(event.privateLink),
  place: textOf(event.place),
  eventDescription: textOf(event.eventDescription),
  instruction: textOf(event.instruction),
  recordingLink: textOf(event.recordingLink),
  recordingUntil: event.recordingUntil ? dayOf(Date.parse(event.recordingUntil) - 1) : '',
})

export type Faults = Partial<Record<keyof EventDraft | 'startAt' | 'endAt' | 'bookingPolicy', string>>

const isWhole = (text: string, from: number, till: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= from && Number(text) <= till

const MOST_PENCE = 1_000_000
/** Pence of a ticket; nothing where it is no price. */
export const penceOf = ({ price }: Pick<EventDraft, 'price'>): number | undefined => {
  const pence = price.trim() ? parsePounds(price) : 0
  return pence !== undefined && pence <= MOST_PENCE ? pence : undefined
}

/** What is wrong with a draft, by field. */
export function faultsOf(draft: EventDraft, taken: number): Faults {
  const faults: Faults = timeFaults(draft)
  if (!draft.title.trim()) faults.title = 'Field is required'
  const { membersLimit, freeUntilHours, laterPercent } = draft
  if (membersLimit.trim() && !isWhole(membersLimit, 1, 10_000)) faults.membersLimit = 'A number from 1 to 10,000.'
  else if (membersLimit.trim() && Number(membersLimit) < taken)
    faults.membersLimit = `${taken} places are taken already.`
  const roomFault = roomFaultOf(draft)
  if (roomFault) faults.roomLimit = roomFault
  if (penceOf(draft) === undefined) faults.price = 'From £0.00 to £10,000.00.'
  if (freeUntilHours.trim() && !isWhole(freeUntilHours, 0, 336)) faults.freeUntilHours = 'A number from 0 to 336.'
  if (laterPercent.trim() && !isWhole(laterPercent, 0, 100)) faults.laterPercent = 'A number from 0 to 100.'
  for (const name of ['link', 'privateLink', 'recordingLink'] as const)
    if (draft[name].trim() && !isWebAddress(draft[name].trim()))
      faults[name] = 'An address of the web begins with https://.'
  return faults
}

/** A room holds all who have a place; without a limit of places nothing is said of it. */
function roomFaultOf({ roomLimit, membersLimit }: EventDraft): string | undefined {
  if (!roomLimit.trim() || !membersLimit.trim()) return undefined
  if (!isWhole(roomLimit, 1, 10_000)) return 'A number from 1 to 10,000.'
  return Number(roomLimit) < Number(membersLimit) ? `As many as there are places at least: ${membersLimit}.` : undefined
}

const orNull = (text: string) => text.trim() || null
const numberOrNull = (text: string) => (text.trim() ? Number(text) : null)

interface Sending {
  /** They are staff, who set prices and move events to other groups. */
  keeps: boolean
  /** What stood there before. */
  start: EventDraft
}

/** What is sent of a draft without faults; nothing that its sender may not change. */
export function sentOf(draft: EventDraft, { keeps, start }: Sending) {
  const { type, timezone, visibility, provider, banner, waitlist } = draft
  const found = instantsOfTimes(draft)
  return {
    ...{ type, timezone, visibility, provider },
    startAt: new Date(found?.startAt ?? Number.NaN).toISOString(),
    endAt: new Date(found?.endAt ?? Number.NaN).toISOString(),
    title: draft.title.trim(),
    subtitle: draft.subtitle.trim(),
    practiceAreaId: draft.practiceAreaId || null,
    description: orNull(draft.description),
    link: orNull(draft.link),
    privateLink: orNull(draft.privateLink),
    place: orNull(draft.place),
    eventDescription: orNull(draft.eventDescription),
    instruction: orNull(draft.instruction),
    recordingLink: orNull(draft.recordingLink),
    recordingUntil: draft.recordingUntil ? startOf(addDays(draft.recordingUntil, 1)) : null,
    bookingPolicy: {
      freeUntilHours: numberOrNull(draft.freeUntilHours),
      laterPercent: numberOrNull(draft.laterPercent),
      waitlist,
    },
    ...(banner !== undefined && { banner }),
    ...(draft.membersLimit !== start.membersLimit && { membersLimit: numberOrNull(draft.membersLimit) }),
    roomLimit: draft.membersLimit.trim() ? numberOrNull(draft.roomLimit) : null,
    ...(draft.studyGroupId !== start.studyGroupId && { studyGroupId: draft.studyGroupId || null }),
    ...(keeps && { price: penceOf(draft) ?? 0 }),
  }
}
