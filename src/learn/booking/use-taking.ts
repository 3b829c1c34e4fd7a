import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ApiError } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { useIntentKey } from '../../providers/api/intent-key'
import { invalidate, queryClient, useAction } from '../../providers/api/query'
import { toast } from '../../ui/overlay/toast'
import { dayOf } from '../../ui/time/london-days'
import { formatLondonDateTime } from '../../ui/time/london-time'
import { confirmationOf, type HeldHere } from './booked-from-here'
import { HoldStart, MoveSession } from './booking.documents'

interface Taking {
  sessionTypeId: string
  practiceAreaId: string | null
  /** Null until one is chosen, and for a type that begins at its booking. */
  startAt: string | null
  /** The session to move there; null for a new booking. */
  movingId: string | null
  /** Called after a refusal: the starts are out of date, and `taken` means that this one is gone. */
  onRefused: (taken: boolean) => void
}

/** Errors that are shown on every page; all others are shown beside the starts. */
const saidElsewhere = new Set(['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'FORBIDDEN'])

/** Takes the chosen start: holds it for a new booking, or moves a session to it. */
export function useTaking({ sessionTypeId, practiceAreaId, startAt, movingId, onRefused }: Taking) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const onError = (error: ApiError) => {
    // The price, read again, says what is short and where to top up.
    if (error.code === 'INSUFFICIENT_FUNDS') return void invalidate('StartQuote')
    if (saidElsewhere.has(error.code)) return showError(error)
    const taken = error.code === 'SLOT_TAKEN'
    const when = startAt ? formatLondonDateTime(startAt) : 'That start'
    setProblem(taken ? `${when} has just been taken. Please choose another start.` : error.message)
    onRefused(taken)
  }
  const hold = useAction(HoldStart, {
    quiet: true,
    onSuccess: async ({ sessionHold: { session } }) => {
      const state: HeldHere = { heldId: session.id }
      await navigate(pathname + search, { replace: true, preventScrollReset: true, state })
      await navigate(confirmationOf(session.id))
    },
    onError,
  })
  const move = useAction(MoveSession, {
    quiet: true,
    onSuccess: ({ sessionReschedule: { startAt: at } }) => {
      toast({ kind: 'positive', text: 'Moved', detail: `Now ${formatLondonDateTime(at)} London` })
      void queryClient.invalidateQueries()
      // In place of the move, which has nothing more to say to who comes back.
      navigate(`/calendar/events?date=${dayOf(at)}`, { replace: true })
    },
    onError,
  })
  const idempotencyKey = useIntentKey(`${movingId ?? sessionTypeId} ${practiceAreaId} ${startAt}`)
  return {
    problem,
    forget: () => setProblem(null),
    busy: hold.isPending || move.isPending || hold.isSuccess || move.isSuccess,
    take: () => {
      if (!practiceAreaId) return
      setProblem(null)
      if (!movingId) hold.mutate({ sessionTypeId, practiceAreaId, startAt, idempotencyKey })
      else if (startAt) move.mutate({ id: movingId, startAt, idempotencyKey })
    },
  }
}
