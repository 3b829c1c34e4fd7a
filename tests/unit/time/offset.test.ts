import { expect, it } from 'vitest'
import { offsetAt } from '../../../rules/wall-clock'

const zones = [
  'Europe/London',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Antarctica/Casey',
]
const DAY = 86_400_000

/** The offset as the platform says it in words, 'GMT+05:45'. */
function said(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(words) ?? []
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 * (sign === '-' ? -1 : 1)
}

it.each(zones)(
  'knows how far the clocks of %s are from UTC, to the minute of each change, and a second time as the first',
  (zone) => {
    for (let day = Date.UTC(2010, 11, 1); day < Date.UTC(2012, 1, 1); day += DAY) {
      if (said(day, zone) === said(day + DAY, zone)) {
        expect(offsetAt(day + 1_234_567, zone)).toBe(said(day + 1_234_567, zone))
        continue
      }
      for (let at = day; at < day + DAY; at += 60_000)
        if (offsetAt(at, zone) !== said(at, zone)) expect.fail(`${new Date(at).toISOString()} in ${zone}`)
      expect(offsetAt(day, zone)).toBe(said(day, zone))
    }
  },
)

it('reads the clocks of Liberia to the minute, which were 44 minutes and a half behind until 1972', () => {
  const change = Date.UTC(1972, 0, 7, 0, 44, 30)
  expect([change - 1000, change].map((at) => offsetAt(at, 'Africa/Monrovia'))).toEqual([-2_670_000, 0])
})
