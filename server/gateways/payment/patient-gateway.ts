import type { PaymentGateway } from './payment'

/** Shorter than a person waits at a button. */
const PATIENCE_MS = 10_000

/** A gateway gave no answer in time; it may have acted all the same. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent'
}

/** A gateway whose callers wait for a limited time. */
export const patient = (gateway: PaymentGateway, patience = PATIENCE_MS): PaymentGateway => ({
  ...gateway,
  start: (request) => within(patience, gateway.start(request)),
  expire: (externalId) => within(patience, gateway.expire(externalId)),
  read: (externalId) => within(patience, gateway.read(externalId)),
})

function within<Result>(patience: number, answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, patience, new GatewaySilent('The payment gateway gave no answer in time.'))
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
