import type { Clock } from '../../kernel/time/clock'
import type { Patience } from '../../kernel/time/patience'
import type { Cancel } from '../../kernel/time/timers'
import { createDelivery } from './event-delivery'
import type { SandboxEvent, SandboxLedger } from './sandbox-ledger'

export interface TellerSettings {
  secret: string
  clock: Clock
  patience: Pick<Patience, 'eventMs'>
  /** The address for events. */
  webhookUrl: string | (() => string)
  /** Milliseconds before each further try. */
  retryDelays?: readonly number[]
}

interface Teller {
  /** Delivers an event, or has it wait for its time. Resolves after the first try. */
  tell(externalId: string, event: SandboxEvent): Promise<void>
  /** Delivers what a stop left undelivered. */
  resume(): Promise<void>
  close(): Promise<void>
}

export const textOf = (value: string | (() => string)): string => (typeof value === 'string' ? value : value())

/** Tells the server what the sandbox's books say, and notes in them what is delivered. */
export function createTeller(settings: TellerSettings, ledger: SandboxLedger): Teller {
  const { secret, clock, patience, webhookUrl, retryDelays = [500, 2000, 10_000, 60_000, 300_000] } = settings
  const delivery = createDelivery({ webhookUrl: () => textOf(webhookUrl), secret, clock, patience, retryDelays })
  const waiting = new Set<Cancel>()

  async function tell(externalId: string, event: SandboxEvent): Promise<void> {
    const wait = Date.parse(event.sendAt) - clock.now().getTime()
    if (wait <= 0) return deliver(externalId, event)
    const send = () => {
      waiting.delete(cancel)
      deliver(externalId, event).catch(() => {})
    }
    const cancel = clock.after(wait, send, { unref: true })
    waiting.add(cancel)
  }

  async function deliver(externalId: string, { id, body, copies }: SandboxEvent): Promise<void> {
    const note = (delivered: boolean) =>
      ledger.write((payments) => {
        const kept = payments.get(externalId)?.events.find((event) => event.id === id)
        if (!kept) return
        kept.attempts += 1
        if (delivered) kept.deliveredAt = clock.now().toISOString()
      })
    for (let copy = 0; copy < copies; copy++) await delivery.send(body, note)
  }

  return {
    tell,
    async resume() {
      await Promise.all(
        ledger.payments().map(async ({ externalId, events }) => {
          for (const event of events) if (!event.deliveredAt) await tell(externalId, event)
        }),
      )
    },
    async close() {
      for (const cancel of waiting) cancel()
      waiting.clear()
      await delivery.close()
    },
  }
}
