import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxPayment } from '../../server/gateways/payment/sandbox-ledger'
import { type StripeStub, startStripe } from '../../tests/stripe'

export interface Refunded {
  /** Our own id of the refund. */
  refundId: string | null
  /** Pence. */
  amount: number
}

/** A gateway, with books that outlive the server. */
export interface Party {
  name: 'stripe' | 'sandbox'
  /** Lets the payer of a purchase pay, and tells the server; the server may die of it. */
  press(externalId: string): Promise<void>
  /** The purchases whose money it has taken, with the pence. */
  taken(): Map<string, number>
  refunds(): Refunded[]
  /** Tells what the server has not accepted, as far as it would. */
  tellAgain(): Promise<void>
}

const OFTEN = 40

/** Of each three events one is never told again: the server must ask by itself. */
const isLost = (at: number) => at % 3 === 2

/** Stripe's part is played by a process that is not killed: this one. */
export async function stripeParty(url: string): Promise<Party & { stub: StripeStub; close(): Promise<void> }> {
  const stub = await startStripe({ clock: { now: () => new Date() } })
  const paid = new Map<string, number>()
  const accepted = new Set<number>()
  const tell = async (at: number) => {
    if (accepted.has(at)) return
    const { body, headers } = stub.call(stub.events[at] as object)
    const call = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const answer = await fetch(`${url}/webhooks/stripe`, call).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    if (answer?.ok) accepted.add(at)
  }
  return {
    name: 'stripe',
    stub,
    async press(externalId) {
      stub.pay(externalId)
      paid.set(externalId, stub.books.session(externalId).amount_total ?? Number.NaN)
      await tell(stub.events.length - 1)
    },
    taken: () => paid,
    refunds: () =>
      [...stub.books.refunds.values()].map(({ metadata, amount }) => ({
        refundId: metadata?.refundId ?? null,
        amount,
      })),
    async tellAgain() {
      for (let tries = 0; tries < OFTEN; tries++) {
        const due = [...stub.events.keys()].filter((at) => !accepted.has(at) && !isLost(at))
        if (!due.length) return
        // One that is told twice at once counts once.
        await Promise.all(due.flatMap((at) => [tell(at), tell(at)]))
      }
      throw new Error('Stripe’s events are not accepted.')
    },
    close: () => stub.close(),
  }
}

/** The sandbox dies with the server, and finds its books again in the data folder. */
export function sandboxParty(url: string, folder: string): Party {
  const books = (): SandboxPayment[] => {
    const path = join(folder, 'sandbox-payments.json')
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  }
  return {
    name: 'sandbox',
    async press(externalId) {
      const body = new URLSearchParams()
      await fetch(`${url}/pay/${externalId}/pay`, { method: 'POST', redirect: 'manual', body }).catch(() => null)
    },
    taken: () =>
      new Map(books().flatMap(({ externalId, status, amount }) => (status === 'paid' ? [[externalId, amount]] : []))),
    refunds: () => books().flatMap(({ refunds }) => refunds),
    async tellAgain() {},
  }
}
