import type { HeldSessionQuery } from './booking.documents'

/** A session between its hold and its booking, as the confirmation reads it. */
export type ConfirmedSession = HeldSessionQuery['session']

/** 'Wills and Intestacy, with Ruth Adeyemi'. */
export function withWhom(session: ConfirmedSession): string {
  const tutor = session.attendees.find(({ role }) => role !== 'candidate')?.user?.fullName
  return [session.practiceArea?.name, tutor && `with ${tutor}`].filter(Boolean).join(', ')
}

/** Where the same type and area are chosen from. */
export const backTo = ({ sessionTypeId, practiceAreaId }: ConfirmedSession) =>
  `/booking/${sessionTypeId}?area=${practiceAreaId}`
