/** A calendar month as '2026-11'. */
export const isMonth = (text: string | null): text is string => text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

/** The first instant of a month in London, and of the next month. */
export function boundsOf(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: londonMidnight(year, number - 1), until: londonMidnight(year, number) }
}

/** The last twelve months, newest first, with their names. */
export function recentMonths(now: number): { value: string; label: string }[] {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
  })
    .format(now)
    .split('-')
    .map(Number)
  return Array.from({ length: 12 }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    return {
      value: first.toISOString().slice(0, 7),
      label: first.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    }
  })
}

function londonMidnight(year: number, month: number): string {
  const utc = Date.UTC(year, month, 1)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' }).format(utc),
  )
  // London is at UTC or an hour ahead, and never changes on the first of a month.
  return new Date(utc - hour * 3_600_000).toISOString()
}
