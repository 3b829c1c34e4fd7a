import { AsyncResource } from 'node:async_hooks'

/** Takes turns on one connection, in order of arrival: a transaction has it alone, other statements run in between. */
export function createTurns() {
  const waiting: (() => void)[] = []
  let isTaken = false

  /** Begins as soon as no transaction has the connection. */
  const turn = <Result>(begin: () => Promise<Result>): Promise<Result> =>
    isTaken
      ? new Promise((resolve, reject) => {
          // Work that waited continues in the async context of its caller, not of the transaction that just ended.
          waiting.push(AsyncResource.bind(() => void begin().then(resolve, reject)))
        })
      : begin()

  function release() {
    isTaken = false
    while (!isTaken && waiting.length) waiting.shift()?.()
  }

  return {
    /** A single statement. */
    statement: turn,
    /** Statements that nothing may come between. */
    alone: <Result>(work: () => Promise<Result>): Promise<Result> =>
      turn(async () => {
        isTaken = true
        try {
          return await work()
        } finally {
          release()
        }
      }),
  }
}
