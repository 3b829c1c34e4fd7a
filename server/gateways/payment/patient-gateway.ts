import type { Clock } from '../../kernel/time/clock'
import { within } from '../../kernel/time/waiting'
import type { PaymentGateway } from './payment'

/** A gateway gave no answer in time; it may have acted all the same. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent'
}

/** A gateway whose callers wait for a limited time. Nobody waits for its record of coupons, whose calls must not go on behind those that come after. */
export function patient(gateway: PaymentGateway, clock: Clock, ms: number): PaymentGateway {
  const late = () => {
    throw new GatewaySilent('The payment gateway gave no answer in time.')
  }
  const inTime = <Result>(answer: Promise<Result>) => within(clock, { ms, late }, answer)
  return {
    ...gateway,
    start: (request) => inTime(gateway.start(request)),
    expire: (externalId) => inTime(gateway.expire(externalId)),
    read: (externalId) => inTime(gateway.read(externalId)),
    refund: (request) => inTime(gateway.refund(request)),
    renew: (subscriptionId, renewing) => inTime(gateway.renew(subscriptionId, renewing)),
    readSubscription: (subscriptionId) => inTime(gateway.readSubscription(subscriptionId)),
    customer: (personId) => inTime(gateway.customer(personId)),
    forget: (methodId) => inTime(gateway.forget(methodId)),
    forgetCustomer: (customerId) => inTime(gateway.forgetCustomer(customerId)),
  }
}
