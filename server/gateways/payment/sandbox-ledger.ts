import { readFile } from 'node:fs/promises'
import { replaceFile } from '../files/replace-file'
import type { CardFace, DisputeState, PaymentRequest, PaymentStatus, RefundState, Renewing } from './payment'

export interface SandboxPayment extends PaymentRequest {
  externalId: string
  status: PaymentStatus
  /** ISO instant. */
  createdAt: string
  /** ISO instant: a payment by bank is on its way until then, and cannot be stopped any more; null: it is not. */
  arrivesAt: string | null
  refunds: SandboxRefund[]
  dispute: DisputeState | null
  /** What began with it; null: nothing, or it is not paid yet. */
  subscription: SandboxSubscription | null
  /** The later period of a subscription that it paid; null: it paid none. */
  period: SandboxPeriod | null
  /** The card that pays it; null: none does yet, or a bank pays. */
  paidBy: CardFace | null
  /** The card that was kept instead of a payment; null: none was. */
  card: SandboxCard | null
  /** What it has told, or will tell, of the payment; the oldest first. */
  events: SandboxEvent[]
}

export interface SandboxCard extends CardFace {
  externalId: string
  expMonth: number
  expYear: number
  /** ISO instant: since when it is kept no more; null: it is kept. */
  lostAt: string | null
}

/** How a subscription stands, beside the payment by which it began. */
export interface SandboxSubscription {
  externalId: string
  /** ISO instant. */
  began: string
  /** How many periods are paid. */
  paid: number
  /** The bill for the next period, while a card has refused it. */
  unpaidBill: string | null
  renewing: Renewing
  /** ISO instant. */
  endedAt: string | null
}

/** Of which subscription a payment has paid a period. */
export interface SandboxPeriod {
  /** The payment by which it began. */
  of: string
  bill: string
  /** The first is 1. */
  number: number
}

export interface SandboxRefund extends RefundState {
  idempotencyKey: string
}

export interface SandboxEvent {
  id: string
  /** The exact body that each try sends. */
  body: string
  attempts: number
  /** How often it is delivered. */
  copies: number
  /** ISO instant, not to be sent before. */
  sendAt: string
  deliveredAt: string | null
}

export interface SandboxLedger {
  payments(): SandboxPayment[]
  find(externalId: string): SandboxPayment | undefined
  /** Makes one change to the books at a time; resolves with the result of `change` once they are on disk. */
  write<Result>(change: (payments: Map<string, SandboxPayment>) => Result): Promise<Result>
}

/** Opens the sandbox's own books, a JSON file that is always replaced whole. */
export async function openLedger(path: string): Promise<SandboxLedger> {
  let payments = new Map((await load(path)).map((payment) => [payment.externalId, payment]))
  let last: Promise<unknown> = Promise.resolve()

  return {
    payments: () => [...payments.values()].map((payment) => structuredClone(payment)),
    find: (externalId) => structuredClone(payments.get(externalId)),
    write(change) {
      const next = last.then(async () => {
        // A copy, so that a change that throws or cannot be stored leaves no trace.
        const draft = structuredClone(payments)
        const result = change(draft)
        await replaceFile(path, `${JSON.stringify([...draft.values()], null, 1)}\n`)
        payments = draft
        return structuredClone(result)
      })
      last = next.catch(() => {})
      return next
    },
  }
}

async function load(path: string): Promise<SandboxPayment[]> {
  try {
    return (JSON.parse(await readFile(path, 'utf8')) as Kept[]).map(readKept)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new Error(`The sandbox gateway cannot read its books at ${path}`, { cause: error })
  }
}

/** A payment as earlier releases kept it: with one event, and without what could become of it later. */
type Kept = Partial<SandboxPayment> &
  Omit<
    SandboxPayment,
    'arrivesAt' | 'refunds' | 'dispute' | 'subscription' | 'period' | 'paidBy' | 'card' | 'events'
  > & {
    event?: Pick<SandboxEvent, 'id' | 'body' | 'attempts' | 'deliveredAt'> | null
  }

function readKept({ event, ...payment }: Kept): SandboxPayment {
  const earlier = event ? [{ ...event, copies: 1, sendAt: payment.createdAt }] : []
  const none = {
    arrivesAt: null,
    refunds: [],
    dispute: null,
    subscription: null,
    period: null,
    paidBy: null,
    card: null,
  }
  return { ...none, events: earlier, ...payment }
}
