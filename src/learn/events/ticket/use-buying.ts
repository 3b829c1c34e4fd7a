import { useState } from 'react'
import { useCheckout } from '../../../parts/checkout/use-checkout'
import type { ApiError } from '../../../providers/api/api-error'
import { showError } from '../../../providers/api/errors'
import { useSingleAction } from '../../../providers/api/single-action'
import { toast } from '../../../ui/overlay/toast'
import { useEventBase } from '../event-base'
import { reloadEvents } from '../use-event-action'
import type { TicketQuoteQuery } from './ticket.documents'
import { EventOfferTake, TicketBuy } from './ticket.documents'

export type Quote = TicketQuoteQuery['meetingQuote']

/** Errors that are shown on every page; all others are shown beside the button. */
const saidElsewhere = new Set(['NETWORK', 'INTERNAL', 'UNAVAILABLE', 'FORBIDDEN'])

interface Asked {
  meetingId: string
  title: string
  /** The place that is kept for the buyer; none: the ticket is on sale. */
  offerId?: string | undefined
  promoCode?: string | undefined
}

/** Buys a ticket, from the wallet or by card what that lacks. What the buyer has at that time is asked about once, before anything is paid. */
export function useBuying({ meetingId, title, offerId, promoCode }: Asked) {
  const [problem, setProblem] = useState<string | null>(null)
  const [clash, setClash] = useState<string | null>(null)
  const back = `${useEventBase()}/${meetingId}`
  const done = () => {
    setClash(null)
    toast({ kind: 'positive', text: `You have a ticket for ${title}` })
    void reloadEvents()
  }
  const onError = (error: ApiError) => {
    const current = error.details.current
    if (error.field === 'clash' && typeof current === 'string') setClash(current)
    else {
      setClash(null)
      if (saidElsewhere.has(error.code)) showError(error)
      else setProblem(error.message)
    }
    void reloadEvents()
  }
  const buy = useSingleAction(TicketBuy, { quiet: true, onSuccess: done, onError })
  const take = useSingleAction(EventOfferTake, { quiet: true, onSuccess: done, onError })
  const checkout = useCheckout(back, done)
  const send = ({ total, missing }: Quote, acceptsClash: boolean) => {
    setProblem(null)
    if (missing > 0) {
      setClash(null)
      void checkout.pay({ items: [{ type: 'meeting', typeId: meetingId }], promoCode }, total)
    } else if (offerId) take.mutate({ id: offerId, price: total, acceptsClash })
    else buy.mutate({ meetingId, price: total, promoCode: promoCode ?? null, acceptsClash })
  }
  return {
    problem: problem ?? (checkout.problem || null),
    /** What the buyer has at that time and is asked about; null: nothing is asked. */
    clash,
    busy: buy.isPending || take.isPending || checkout.busy,
    buy: (quote: Quote) => (quote.clash ? setClash(quote.clash) : send(quote, false)),
    buyAllTheSame: (quote: Quote) => send(quote, true),
    keepFree: () => setClash(null),
  }
}
