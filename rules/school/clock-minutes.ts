/** What somebody's adjustments give them on a clock: percent more time, and minutes of breaks that count as no time. */
export interface ClockAdjustment {
  extraTime: number
  breaks: number
}

/** The whole minutes on a person's clock, from those that others have. */
export const clockMinutesWith = (minutes: number, { extraTime, breaks }: ClockAdjustment): number =>
  Math.ceil((minutes * (100 + extraTime)) / 100) + breaks
