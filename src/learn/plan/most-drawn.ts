/** A picture of days that are all short is no higher than this. */
const LEAST = 45

/**
 * The minutes that fill the height of a picture of days. A few very long ones, such as a mock day, are cut at twice a full day of the others, so that the
 * differences between those are seen.
 */
export function mostDrawn(minutes: readonly number[]): number {
  const busy = minutes.filter((each) => each > 0).sort((one, other) => one - other)
  const full = busy[Math.floor((3 * busy.length) / 4)] ?? 0
  return Math.min(Math.max(2 * full, LEAST), Math.max(LEAST, busy.at(-1) ?? 0))
}
