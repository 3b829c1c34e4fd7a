/** Long enough to be worth while, short enough that nobody notices. */
const TURN_MS = 4

/** Tells a long piece of work when to let others have the event loop. */
export function createPause() {
  let since = performance.now()
  let asked = 0
  return {
    // The clock itself takes as long as a small step of the work.
    isDue: () => ++asked % 16 === 0 && performance.now() - since > TURN_MS,
    async take() {
      await new Promise((done) => setImmediate(done))
      since = performance.now()
    },
  }
}
