import type { Unit } from '../../../resources'

/** A number with its unit: '25 min', '24 h before the start', '7 days'. */
export function measured(value: number, unit: Unit | undefined): string {
  const figure = value.toLocaleString('en-GB')
  if (unit === undefined) return figure
  if (unit === 'days') return value === 1 ? '1 day' : `${figure} days`
  const isBefore = unit === 'minutesBefore' || unit === 'hoursBefore'
  if (isBefore && value === 0) return 'At the start'
  const isHours = unit === 'hours' || unit === 'hoursBefore'
  const isWholeHours = value >= 120 && value % 60 === 0
  const length = isHours ? `${figure} h` : isWholeHours ? /* text */ `${value / 60} h` : `${figure} min`
  return isBefore ? `${length} before the start` : length
}

/** The unit beside a number field, or above a column. */
export const unitWords: Readonly<Record<Unit, string>> = {
  minutes: /* text */ 'minutes',
  hours: /* text */ 'hours',
  days: /* text */ 'days',
  minutesBefore: /* text */ 'minutes',
  hoursBefore: /* text */ 'hours',
}
