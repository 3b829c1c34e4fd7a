import { MOST_HOURS } from '../../../../rules/groups/meetings'
import { addDays } from '../../../ui/time/london-days'
import { instantsOf, wallTime } from '../../../ui/time/wall-time'

/** When an event is, as its forms hold it: by the clock of its zone. */
export interface Times {
  timezone: string
  day: string
  /** '10:00'. */
  starts: string
  ends: string
  /** Which of the two starts is meant, where the clocks repeat the hour. */
  isSecond: boolean
}

export type TimeFaults = Partial<Record<keyof Times | 'startAt' | 'endAt', string>>

/** The form's values for an event's instants. */
export function timesOf(zone: string, startAt: string, endAt: string): Times {
  const start = wallTime(Date.parse(startAt), zone)
  const instants = instantsOf(start, zone)
  return {
    timezone: zone,
    day: start.slice(0, 10),
    starts: start.slice(11),
    ends: wallTime(Date.parse(endAt), zone).slice(11),
    isSecond: instants.indexOf(Date.parse(startAt)) === 1,
  }
}

/** The starts that are meant: usually one, none if the clocks skip it, two if they repeat it. */
export const startsOf = ({ timezone, day, starts }: Times): number[] =>
  day && starts ? instantsOf(`${day}T${starts}`, timezone) : []

/** The instants, in milliseconds; an end that is not later than the start is of the next day. Null: something is missing, or does not exist. */
export function instantsOfTimes(times: Times): { startAt: number; endAt: number } | null {
  const found = startsOf(times)
  const startAt = found[times.isSecond ? found.length - 1 : 0]
  if (startAt === undefined || !times.ends) return null
  const ends = [times.day, addDays(times.day, 1)].flatMap((day) => instantsOf(`${day}T${times.ends}`, times.timezone))
  const endAt = ends.find((each) => each > startAt)
  return endAt === undefined ? null : { startAt, endAt }
}

const HOUR_MS = 3_600_000
const skipped = 'The clocks go forward over this time, so it does not exist.'

/** What is wrong with them, by field. */
export function timeFaults(times: Times): TimeFaults {
  const faults: TimeFaults = {}
  for (const field of ['day', 'starts', 'ends'] as const) if (!times[field]) faults[field] = 'Field is required'
  if (Object.keys(faults).length > 0) return faults
  if (startsOf(times).length === 0) return { starts: skipped }
  const found = instantsOfTimes(times)
  if (!found) return { ends: skipped }
  return found.endAt - found.startAt > MOST_HOURS * HOUR_MS ? { ends: `At most ${MOST_HOURS} hours.` } : {}
}
