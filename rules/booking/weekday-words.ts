const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days of the week from 1, Monday, to 7, in words: 'Monday to Saturday', 'Tuesday and Thursday', 'every day'. */
export function weekdayWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b)
  const [first = 1] = days
  const last = days.at(-1) ?? 7
  if (days.length % names.length === 0) return 'every day'
  if (days.length > 2 && last - first === days.length - 1) return `${nameOf(first)} to ${nameOf(last)}`
  const others = days.slice(0, -1).map(nameOf)
  return others.length ? `${others.join(', ')} and ${nameOf(last)}` : nameOf(last)
}

const nameOf = (day: number): string => names[day - 1] ?? ''
