import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'

interface Ending {
  clock: Clock
  patience: Pick<Patience, 'endingMs'>
  log: Pick<FastifyBaseLogger, 'fatal' | 'error'>
  /** Finishes running work and frees everything. */
  close(): Promise<void>
}

/** Ends the process in order: with 0 on a signal, with 1 on an unforeseen fault. */
export function endInOrder({ clock, patience, log, close }: Ending): { endFor(fault: unknown): void } {
  let code = 0
  let isEnding = false

  async function end() {
    if (isEnding) return
    isEnding = true
    clock.after(patience.endingMs, () => process.exit(1), { unref: true })
    await close().catch((error) => {
      code = 1
      log.error({ err: error }, 'the server did not end well')
    })
    process.exit(code)
  }
  function endFor(fault: unknown) {
    code = 1
    log.fatal({ err: fault }, 'a fault that nobody foresaw: the server ends')
    void end()
  }

  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // After an unforeseen fault the state is unknown, so the process ends, but it finishes running requests.
  process.on('uncaughtException', endFor)
  process.on('unhandledRejection', endFor)
  // The reader of the output may be gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { endFor }
}
