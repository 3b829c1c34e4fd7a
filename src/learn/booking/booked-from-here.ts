import { useLocation } from 'react-router'
import { useApi } from '../../providers/api/query'
import { HeldSession } from './booking.documents'
import type { ConfirmedSession } from './confirmed-session'

/** Kept with the history entry at which a start was held. */
export interface HeldHere {
  heldId: string
}

/** The address that shows a hold, and later its booking. */
export const confirmationOf = (sessionId: string) => `/booking/confirmation?session=${sessionId}`

const notBooked = new Set(['pending', 'expired', 'cancelled'])

/** The session that was held on this page and is booked by now: who comes back is to see it, not the start that is gone. */
export function useBookedFromHere(): ConfirmedSession | null {
  const heldId = (useLocation().state as Partial<HeldHere> | null)?.heldId
  const { data } = useApi(HeldSession, { id: heldId ?? '' }, { enabled: heldId !== undefined, staleTime: 0 })
  const session = data?.session
  return session && session.id === heldId && !notBooked.has(session.status) ? session : null
}
