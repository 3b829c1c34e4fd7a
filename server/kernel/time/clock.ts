import { createTimers, type Timing } from './timers'

/** The server's only source of time, so that a test can move it. */
export interface Clock extends Timing {
  now(): Date
  /** Milliseconds since some moment, to measure how long something takes: goes forward with what the clock is moved by, and never back. */
  elapsed(): number
  /**
   * Moves the clock to an instant, from which it goes on; null returns to real time. Throws unless the clock is settable.
   *
   * What has become due acts before this returns, in the order in which it was due; an `every` acts once, however far the clock was moved. What is not
   * due yet has less to wait. Moving the clock back makes nothing wait longer.
   */
  set(at: Date | null): void
}

/** Creates the clock; only tests create a settable one. */
export function createClock({ settable }: { settable: boolean }): Clock {
  let offset = 0
  /** How far it was moved forward in all. */
  let moved = 0
  // Unlike the time of day, nobody can set this one back.
  const real = () => Math.floor(performance.now())
  const elapsed = () => real() + moved
  const { after, every, catchUp } = createTimers({ elapsed, real })
  return {
    now: () => new Date(Date.now() + offset),
    elapsed,
    after,
    every,
    set(at) {
      if (!settable) throw new Error('This clock cannot be set')
      if (at && Number.isNaN(at.getTime())) throw new RangeError('The clock cannot be set to an invalid date')
      const next = at ? at.getTime() - Date.now() : 0
      const forward = next - offset
      offset = next
      if (forward <= 0) return
      moved += forward
      catchUp()
    },
  }
}
