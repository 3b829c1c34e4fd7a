import { beginsAtBooking } from '../../../rules/booking/start'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import type { HeldSessionQuery } from './booking.documents'

/** A session between its hold and its booking, on the confirmation page. */
export type ConfirmedSession = HeldSessionQuery['session']

/** 'Wills and Intestacy, with Ruth Adeyemi'. */
export function withWhom(session: ConfirmedSession): string {
  const tutor = session.attendees.find(({ role }) => role !== 'candidate')?.user?.fullName
  return [areaInShort(session.practiceArea), tutor && `with ${tutor}`].filter(Boolean).join(', ')
}

/** Whether it has no start of its own: the task opens with the booking. */
export const opensWhenBooked = ({ sessionType }: ConfirmedSession): boolean =>
  sessionType !== null && beginsAtBooking(sessionType.mode)

/** The address at which to choose another start of the same type and area. */
export const backTo = ({ sessionTypeId, practiceAreaId }: ConfirmedSession) =>
  `/booking/${sessionTypeId}?area=${practiceAreaId}`
