import { expect, it } from 'vitest'
import { timesOf } from '../../../server/booking/changes/policy'
import type { BookedType } from '../../../server/booking/starts/question'
import { explored } from '../../explored'
import { EVERY_DAY } from '../../ten-zones'

const type = { mode: 'window', windowLength: 7, duration: null, preparationTime: 0 } as unknown as BookedType
const london = (at: Date) => at.toLocaleString('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' })
const days = explored ? EVERY_DAY : EVERY_DAY.filter((_, at) => at % 3 === 0)

it('a window of seven days ends at the wall time at which it began, also over a change of the clocks', () => {
  const at = (start: string) => timesOf(type, new Date(start)).deadline?.toISOString()
  expect(at('2027-03-22T09:00:00Z')).toBe('2027-03-29T08:00:00.000Z')
  expect(at('2027-10-25T08:00:00Z')).toBe('2027-11-01T09:00:00.000Z')
  for (const day of days)
    for (const hour of [6, 9, 20]) {
      const start = new Date(day + hour * 3_600_000)
      const { deadline, endAt } = timesOf(type, start)
      expect(london(endAt)).toBe(london(start))
      expect(deadline).toEqual(endAt)
    }
})
