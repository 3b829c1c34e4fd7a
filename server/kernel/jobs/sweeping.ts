import type { Services } from '../context'
import { isAway } from '../database/away'

/** The nouns' work that is due by the clock. */
export function createSweeping(services: Services) {
  const { clock, jobs, log, nouns, settings } = services
  const whenDue = nouns.flatMap((noun) => noun.whenDue?.(services) ?? [])
  let sweeping: Promise<void> = Promise.resolve()

  async function sweep() {
    await jobs.adopt()
    for (const each of whenDue) await each()
  }
  function sweepAgain() {
    sweeping = sweeping.then(sweep).catch((error) => {
      // The log reports an absent database elsewhere, so not at each turn.
      if (!isAway(error)) log.error({ err: error }, 'the sweep failed')
    })
  }

  return {
    sweep,
    /** Sweeps every few seconds from now on; returns a function that ends that. */
    begin() {
      // Who moves the clock sweeps as well, and waits for it.
      return settings.environment === 'test' ? () => {} : clock.every(settings.patience.sweepMs, sweepAgain)
    },
    /** Resolves when no sweep is under way. */
    over: () => sweeping,
  }
}
