import { LONDON, whichOfTwo } from '../../../rules/wall-clock'

/** An instant, as the API gives it or as a Date. */
export type Instant = string | number | Date

export { LONDON }

/** The length of a date: 'Tue 24 Nov', with its year, or 'Tuesday 24 November 2026'. */
export type DateLook = 'short' | 'year' | 'long'

/** '10:00' in London; the hour that the clocks repeat in October says which one it is. */
export function formatLondonTime(at: Instant): string {
  return formatTime(at, LONDON)
}

/** 'Tue 24 Nov' in London. */
export function formatLondonDate(at: Instant, look: DateLook = 'short'): string {
  return formatDate(at, LONDON, look)
}

/** 'Tue 24 Nov, 10:00' in London. */
export function formatLondonDateTime(at: Instant, look: DateLook = 'short'): string {
  return `${formatDate(at, LONDON, look)}, ${formatTime(at, LONDON)}`
}

/** '13:48:27' in a zone, as it stands on a dial or in a field: a written time is `formatTime`. */
export function formatClock(at: Instant, zone = LONDON, seconds = true): string {
  const { hour, minute, second } = parts(at, zone)
  return seconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`
}

/** '10:00' in a zone. */
export function formatTime(at: Instant, zone: string): string {
  return `${formatClock(at, zone, false)}${whichOfTwo(new Date(at).getTime(), zone)}`
}

/** 'Tue 24 Nov' in a zone. */
export function formatDate(at: Instant, zone: string, look: DateLook = 'short'): string {
  const { weekday = '', day, month = '', year } = parts(at, zone)
  if (look === 'long') return `${weekday} ${day} ${month} ${year}`
  const short = `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`
  return look === 'year' ? `${short} ${year}` : short
}

/** '13:00–14:00', with the second day if it ends on another one. */
export function formatSpan(from: Instant, until: Instant, zone: string): string {
  const end = formatTime(until, zone)
  if (sameDay(from, until, zone)) return `${formatTime(from, zone)}–${end}`
  return `${formatTime(from, zone)} – ${formatDate(until, zone)}, ${end}`
}

/** Whether two instants are on the same day in a zone. */
export function sameDay(a: Instant, b: Instant, zone = LONDON): boolean {
  return formatDate(a, zone, 'year') === formatDate(b, zone, 'year')
}

/** Whether a zone's clock differs from London's at these instants. */
export function differsFromLondon(zone: string, ...at: Instant[]): boolean {
  return at.some((instant) => wall(instant, zone) !== wall(instant, LONDON))
}

/** The zone of this device. */
export function guessZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || LONDON
}

/** Browsers still use names that the places have given up. */
const renamed: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** 'Lagos' for 'Africa/Lagos'. */
export function zoneCity(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return renamed[city] ?? city
}

/** 'in 19 h', '5 min ago', 'tomorrow', 'in 3 days'; beyond a week the date. */
export function formatRelative(at: Instant, now: Instant): string {
  const ahead = new Date(at).getTime() - new Date(now).getTime()
  const size = Math.trunc(Math.abs(ahead) / 60_000)
  const say = (amount: string) => (ahead < 0 ? `${amount} ago` : `in ${amount}`)
  if (size < 1) return ahead < 0 ? /* text */ 'just now' : /* text */ 'now'
  if (size < 60) return say(`${size} min`)
  if (size < 24 * 60) return say(/* text */ `${Math.trunc(size / 60)} h`)
  const days = Math.abs(dayNumber(at) - dayNumber(now))
  if (days === 1) return ahead < 0 ? /* text */ 'yesterday' : /* text */ 'tomorrow'
  if (days < 7) return say(`${days} days`)
  return formatLondonDate(at, sameYear(at, now) ? 'short' : 'year')
}

/** Whether two instants are in the same year in London. */
export function sameYear(a: Instant, b: Instant): boolean {
  return parts(a, LONDON).year === parts(b, LONDON).year
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>
const formats = new Map<string, Intl.DateTimeFormat>()

// Creating a format is slow and a page shows hundreds of times, so each zone keeps its own.
function parts(at: Instant, zone: string): Parts {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  return Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
}

function wall(at: Instant, zone: string): string {
  const { day, month, hour, minute } = parts(at, zone)
  return `${day} ${month} ${hour}:${minute}`
}

function dayNumber(at: Instant): number {
  const { year, month, day } = parts(at, LONDON)
  return Math.round(Date.parse(`${day} ${month} ${year} UTC`) / 86_400_000)
}
