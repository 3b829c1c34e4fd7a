import type { FastifyBaseLogger } from 'fastify'

/** Longer than any request may take, shorter than what supervisors wait before they kill. */
const MOST_MS = 15_000

interface Ending {
  log: Pick<FastifyBaseLogger, 'fatal' | 'error'>
  /** Finishes what runs, and lets go of everything. */
  close(): Promise<void>
}

/** Ends the process in order, however it comes to that: by a signal with 0, by a fault that nobody foresaw with 1. */
export function endInOrder({ log, close }: Ending): { endFor(fault: unknown): void } {
  let code = 0
  let isEnding = false

  async function end() {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), MOST_MS).unref()
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
  // After such a fault nobody knows what still holds, so it is no reason to go on; but those who are being served are served.
  process.on('uncaughtException', endFor)
  process.on('unhandledRejection', endFor)
  // Nobody may be there any more to read what is printed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { endFor }
}
