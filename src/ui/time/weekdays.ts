/** The days of the week, from Monday on. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** 'Monday' for 1, 'Sunday' for 7. */
export const weekdayName = (weekday: number): string => weekdays[weekday - 1] ?? ''
