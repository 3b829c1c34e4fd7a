import { AsyncResource } from 'node:async_hooks'

/** Takes turns on one connection: a transaction has it alone, and statements outside it go in between, all in the order in which they came. */
export function createTurns() {
  const waiting: (() => void)[] = []
  let isTaken = false

  /** Begins as soon as no transaction has the connection. */
  const turn = <Result>(begin: () => Promise<Result>): Promise<Result> =>
    isTaken
      ? new Promise((resolve, reject) => {
          // Whoever waited goes on as who asked, not as whose transaction has just ended.
          waiting.push(AsyncResource.bind(() => void begin().then(resolve, reject)))
        })
      : begin()

  function release() {
    isTaken = false
    while (!isTaken && waiting.length) waiting.shift()?.()
  }

  return {
    /** A statement of its own. */
    statement: turn,
    /** Statements that nothing else may come between. */
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
