import type { Unit } from '../../../resources'

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** A number with its unit: '25 min', '24 h before the start', '7 days', '3.42 of 5'. */
export function measured(value: number, unit: Unit | undefined): string {
  if (unit === 'ofFive') return /* text */ `${value.toLocaleString('en-GB', hundredths)} of 5`
  const figure = value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
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
  ofFive: /* text */ 'of 5',
}
