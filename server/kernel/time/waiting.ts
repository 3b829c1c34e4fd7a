import type { Timing } from './timers'

type Clock = Pick<Timing, 'after'>

/** Resolves after so many milliseconds. With `unref`, the process may end before. */
export const pause = (clock: Clock, ms: number, terms?: { unref: boolean }) =>
  new Promise<void>((done) => void clock.after(ms, done, terms))

/** The answer of some work, or what `late` says if that has not come after so many milliseconds; the work itself goes on. */
export function within<Answer, Late>(
  clock: Clock,
  { ms, late }: { ms: number; late: () => Late },
  work: Promise<Answer>,
): Promise<Answer | Late> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    })
    work.then(resolve, reject).finally(cancel)
  })
}

/** A signal that gives a request up after so many milliseconds. */
export function endsAfter(clock: Clock, ms: number): AbortSignal {
  const giving = new AbortController()
  clock.after(ms, () => giving.abort(new DOMException(/* not text */ 'No answer came in time.', 'TimeoutError')), {
    unref: true,
  })
  return giving.signal
}
