/** The server's only source of time, so that a test can move it. */
export interface Clock {
  now(): Date
  /** Moves the clock to an instant, from which it goes on; null returns to real time. Throws unless the clock is settable. */
  set(at: Date | null): void
}

/** Creates the clock; only tests create a settable one. */
export function createClock({ settable }: { settable: boolean }): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set(at) {
      if (!settable) throw new Error('This clock cannot be set')
      if (at && Number.isNaN(at.getTime())) throw new RangeError('The clock cannot be set to an invalid date')
      offset = at ? at.getTime() - Date.now() : 0
    },
  }
}
