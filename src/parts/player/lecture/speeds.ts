/** The speeds at which one can listen, slowest first. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next speed up or down, or the same at the end. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const at = speeds.findIndex((each) => each >= speed)
  return speeds[(at < 0 ? speeds.length - 1 : at) + direction] ?? speed
}
