import type { MockDayPartsFragment, MockDayPlanQuery } from './mock-day.documents'

export type Day = MockDayPartsFragment
export type Offer = MockDayPlanQuery['mockDayOffer']
export type Earlier = MockDayPlanQuery['mockDays']['entries'][number]

/** 'SQE1 mock day, FLK1' */
export const dayTitle = ({ paper, half }: Pick<Day, 'half'> & { paper: string }): string =>
  half ? `SQE1 half mock day, ${paper.toUpperCase()}` : `SQE1 mock day, ${paper.toUpperCase()}`

/** '2 h 33 min and 25% extra time and 15 min of breaks' in the words of each part. */
export function ownTimeParts({ extraTime, breaks }: Pick<Offer, 'extraTime' | 'breaks'>): string[] {
  return [...(extraTime ? [`${extraTime}% extra time`] : []), ...(breaks ? [`${breaks} min of breaks`] : [])]
}
