import type { Clock } from '../../kernel/time/clock'
import type { Patience } from '../../kernel/time/patience'
import type { Cancel } from '../../kernel/time/timers'
import { endsAfter } from '../../kernel/time/waiting'
import { SIGNATURE_HEADER, signEvent } from './event-signature'

export interface Delivery {
  /** Sends a body until it is accepted or the tries run out. Resolves after the first try, with true if it was accepted. */
  send(body: string, report: (delivered: boolean) => Promise<void>): Promise<boolean>
  /** Gives up all waiting tries. */
  close(): Promise<void>
}

interface DeliverySettings {
  webhookUrl: () => string
  secret: string
  clock: Clock
  patience: Pick<Patience, 'eventMs'>
  retryDelays: readonly number[]
}

/** Delivers signed events by HTTP; anything but a 2xx in time is tried again. */
export function createDelivery({ webhookUrl, secret, clock, patience, retryDelays }: DeliverySettings): Delivery {
  const waiting = new Set<Cancel>()
  const running = new Set<Promise<unknown>>()
  let closed = false

  return {
    send: (body, report) => attempt(body, report, 0),
    async close() {
      closed = true
      for (const cancel of waiting) cancel()
      waiting.clear()
      await Promise.allSettled(running)
    },
  }

  async function attempt(body: string, report: (delivered: boolean) => Promise<void>, index: number): Promise<boolean> {
    const trying = post(body).then(async (delivered) => {
      await report(delivered)
      return delivered
    })
    running.add(trying)
    const delivered = await trying.finally(() => running.delete(trying))
    const delay = retryDelays[index]
    if (delivered || closed || delay === undefined) return delivered
    const again = () => {
      waiting.delete(cancel)
      // If the report cannot be stored, the event is sent again at the next start.
      attempt(body, report, index + 1).catch(() => {})
    }
    // A stopping server does not wait for it.
    const cancel = clock.after(delay, again, { unref: true })
    waiting.add(cancel)
    return false
  }

  async function post(body: string): Promise<boolean> {
    try {
      const response = await fetch(webhookUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signEvent(secret, body, clock.now()) },
        body,
        redirect: 'error',
        signal: endsAfter(clock, patience.eventMs),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
