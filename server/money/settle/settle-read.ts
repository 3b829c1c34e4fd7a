import type { PaymentFact } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { aboutOf, settle } from './settle'

/** Acts on what a gateway's own record says, as its event would have. */
export const settleRead = (services: Services, gateway: string, fact: PaymentFact, now: Date): Promise<boolean> =>
  write(services, (writing) =>
    settle(writing, services, {
      ...{ ...fact, id: `read:${gateway}:${aboutOf(fact).externalId}:${fact.type}`, gateway, occurredAt: now },
    }),
  )
