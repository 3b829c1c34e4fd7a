import { LONDON, whichOfTwo } from '../../../rules/wall-clock'

/** The day of an instant in London, for readers: '28 December 2026'. */
export const dayText = (at: Date): string =>
  at.toLocaleDateString('en-GB', { timeZone: LONDON, day: 'numeric', month: 'long', year: 'numeric' })

/** An instant in London, for papers: 'Fri, 27 Nov 2026, 15:56 London time'. */
export const londonText = (at: Date): string => {
  const time = at.toLocaleString('en-GB', {
    ...{ timeZone: LONDON, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  return /* text */ `${time} London time`
}

/** An instant for readers: London time first, then their own zone if it differs. */
export function whenText(at: Date, zone: string): string {
  const [inLondon, inZone] = [dayAndTime(LONDON).format(at), dayAndTime(zone).format(at)]
  const london = /* text */ `${inLondon}${whichOfTwo(at.getTime(), LONDON)} London time`
  if (inZone === inLondon) return london
  return /* text */ `${london} (${inZone}${whichOfTwo(at.getTime(), zone)} in ${zone.replaceAll('_', ' ')})`
}

// Creating a format is slow, so each zone keeps its own.
const formats = new Map<string, Intl.DateTimeFormat>()

/** 'Monday 28 December at 09:00' in a zone. */
function dayAndTime(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  formats.set(timeZone, format)
  return format
}
