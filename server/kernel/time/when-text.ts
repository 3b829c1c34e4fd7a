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
  const inZone = (timeZone: string) =>
    at.toLocaleString('en-GB', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
  const written = (timeZone: string) => `${inZone(timeZone)}${whichOfTwo(at.getTime(), timeZone)}`
  const london = /* text */ `${written(LONDON)} London time`
  const own = written(zone)
  return inZone(zone) === inZone(LONDON) ? london : /* text */ `${london} (${own} in ${zone.replaceAll('_', ' ')})`
}
