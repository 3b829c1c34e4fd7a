/** '17:50' or '1:02:05' from seconds. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** '17 minutes 50 seconds', to be said. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const said = rest === 1 ? '1 second' : `${rest} seconds`
  if (minutes === 0) return said
  return minutes === 1 ? `1 minute ${said}` : `${minutes} minutes ${said}`
}
