import { useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import type { Basket } from './basket'
import { CheckoutQuote, type CheckoutQuoteQuery } from './checkout.documents'
import { useGateway } from './use-gateway'

export type Quote = CheckoutQuoteQuery['checkoutQuote']

/** What a basket costs now, by the server; nothing is asked of an empty one. It follows the wallet, which pays alone where no gateway takes cards. */
export function useQuote({ items, promoCode }: Basket) {
  const gateway = useGateway()
  const asked = { gateway: gateway ?? 'wallet', items, ...(promoCode && { promoCode }) }
  const answer = useApi(CheckoutQuote, asked, { enabled: gateway !== undefined && items.length > 0, staleTime: 0 })
  useLive(['Wallet'], ['CheckoutQuote'])
  return { ...answer, quote: answer.data?.checkoutQuote }
}
