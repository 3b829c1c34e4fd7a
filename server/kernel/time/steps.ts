const MINUTE = 60_000
/** Starts follow one another by so many minutes, from the beginning of the hours on. */
export const STEP_MINUTES = 30
const WEEK = 7 * 1440 * MINUTE

/** Minutes of one week by their numbers in it, each once and in order: hours may begin at any minute. */
export type WeekMinutes = Uint16Array

/** The weeks that a period touches, numbered from 1970. */
export function weeksIn(from: Date, until: Date): number[] {
  const [first, end] = [Math.floor(from.getTime() / WEEK), Math.ceil(until.getTime() / WEEK)]
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
}

export const weekRange = (week: number) => ({ from: new Date(week * WEEK), until: new Date((week + 1) * WEEK) })

/** The minutes of a week at these instants. */
export const minutesOf = (week: number, instants: readonly Date[]): WeekMinutes =>
  Uint16Array.from(new Set(instants.map((at) => Math.floor((at.getTime() - week * WEEK) / MINUTE)))).sort()

/** The instant of a minute of a week, in milliseconds since 1970. */
export const instantOf = (week: number, minute: number) => week * WEEK + minute * MINUTE

/** All minutes of two sets. */
export const united = (some: WeekMinutes, others: WeekMinutes): WeekMinutes =>
  Uint16Array.from(new Set([...some, ...others])).sort()
