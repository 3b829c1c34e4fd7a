let offsetMs = 0

/** The present in milliseconds by the server's clock, as far as it is known. */
export function now(): number {
  return Date.now() + offsetMs
}

/** Corrects the clock by the server's time, given between two readings of our own. */
export function correctClock(server: string | number, sentAt = Date.now(), receivedAt = Date.now()): void {
  const said = new Date(server).getTime()
  if (Number.isFinite(said)) offsetMs = said - (sentAt + receivedAt) / 2
}

/** Corrects the clock by a time in whole seconds, if the error is larger than that can show. */
export function correctClockRoughly(seconds: number): void {
  if (Math.abs(seconds * 1000 - now()) > 5000) correctClock(seconds * 1000)
}
