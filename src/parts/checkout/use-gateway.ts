import type { BillingGateway } from '../../../schema/generated/types'
import { readOnce, useApi } from '../../providers/api/query'
import { PayingBy } from './checkout.documents'

/** The gateway that takes payments by card here; null: none does. Undefined until known. */
export function useGateway(): BillingGateway | null | undefined {
  const { data } = useApi(PayingBy, {}, { staleTime: Number.POSITIVE_INFINITY })
  return data && (data.billingGateways[0] ?? null)
}

/** By what a purchase is paid, also for whoever pays before it is known: the gateway, or where there is none the wallet alone. Throws ApiError. */
export const readPayingBy = async (): Promise<BillingGateway> =>
  (await readOnce(PayingBy, {})).billingGateways[0] ?? 'wallet'
