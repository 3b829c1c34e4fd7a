/** Long enough to get work done, short enough that nobody notices. */
const TURN_MS = 3

/** Tells a long piece of work when to give others the event loop. */
export function createPause() {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > TURN_MS,
    async take() {
      await new Promise((done) => setImmediate(done))
      since = performance.now()
    },
  }
}
