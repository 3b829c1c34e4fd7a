import type { BillingGateway } from '../../../schema/generated/types'
import { readOnce, useApi } from '../../providers/api/query'
import { PayingBy } from './checkout.documents'

/** The gateway that takes payments here; undefined until known. */
export const useGateway = (): BillingGateway | undefined =>
  useApi(PayingBy, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.billingGateways[0]

/** The same, for whoever pays before it is known. Throws ApiError. */
export const readGateway = async (): Promise<BillingGateway | undefined> =>
  (await readOnce(PayingBy, {})).billingGateways[0]
