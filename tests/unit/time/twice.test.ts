import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { whichOfTwo } from '../../../rules/wall-clock'
import { whenText } from '../../../server/kernel/time/when-text'
import { loadAreas } from '../../../src/admin/catalogue'
import { csvRow } from '../../../src/admin/export/csv'
import { formatSpan, formatTime, LONDON } from '../../../src/ui/time/london-time'
import { explored } from '../../explored'
import { EVERY_DAY, TEN_ZONES } from '../../ten-zones'

await loadAreas(['identity'])

const QUARTER = 15 * 60_000

describe('the hour that comes twice says which it is', () => {
  it('in mails and notices, in London and in the reader’s own zone', () => {
    expect(whenText(new Date('2027-10-31T00:30:00Z'), LONDON)).toBe('Sunday 31 October at 01:30 BST London time')
    expect(whenText(new Date('2027-10-31T01:30:00Z'), LONDON)).toBe('Sunday 31 October at 01:30 GMT London time')
    expect(whenText(new Date('2027-10-31T00:30:00Z'), 'Europe/Lisbon')).not.toContain('Lisbon')
    const own = [5, 6].map((hour) => whenText(new Date(`2027-11-07T0${hour}:30:00Z`), 'America/New_York'))
    expect(new Set(own.map((text) => /\((.*) in/.exec(text)?.[1])).size).toBe(2)
    expect(own[0]).toMatch(/^Sunday 7 November at 05:30 London time \(Sunday 7 November at 01:30 \S+ in/)
  })

  it('on pages, also where the clocks change by half an hour', () => {
    expect(formatSpan('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', LONDON)).toBe('01:30 BST–01:30 GMT')
    expect(formatTime('2026-04-04T14:45:00Z', 'Australia/Lord_Howe')).toMatch(/^01:45 \S+/)
    expect(formatTime('2026-04-04T15:15:00Z', 'Australia/Lord_Howe')).toMatch(/^01:45 \S+/)
  })

  it('in files of a list', () => {
    const cells = (insertedAt: string) => csvRow('User', ['insertedAt'], { insertedAt })
    expect(cells('2026-10-25T00:30:00.000Z')).toEqual(['2026-10-25 01:30 BST'])
    expect(cells('2026-10-25T01:30:00.000Z')).toEqual(['2026-10-25 01:30 GMT'])
    expect(cells('2026-10-25T02:30:00.000Z')).toEqual(['2026-10-25 02:30'])
  })
})

describe.each(TEN_ZONES)('in %s', (zone) => {
  it('no two times of a day are written alike', { timeout: 600_000 }, () => {
    const days = explored ? EVERY_DAY : EVERY_DAY.filter((day, at) => at % 30 === 0 || changes(day, zone))
    const wrong: string[] = []
    for (const day of days) {
      const seen = new Map<string, number>()
      for (let at = day - 86_400_000; at < day + 2 * 86_400_000; at += QUARTER) {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
        const words = `${local.toPlainDate()} ${formatTime(at, zone)}`
        if (seen.has(words)) wrong.push(words)
        seen.set(words, at)
        const twice =
          local.toPlainDateTime().toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds !==
          local.toPlainDateTime().toZonedDateTime(zone).epochMilliseconds
        if (twice !== (whichOfTwo(at, zone) !== '')) wrong.push(`${words} named`)
      }
    }
    expect(wrong).toEqual([])
  })
})

function changes(day: number, zone: string): boolean {
  const offset = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offset
  return offset(day) !== offset(day + 86_400_000)
}
