import { describe, expect, it } from 'vitest'
import { readCalendar } from '../../../server/booking/busy-calendar/read-calendar'
import { calendarAddress } from '../../../server/gateways/outer-calendar'
import { createClock } from '../../../server/kernel/time/clock'
import { calendarText } from '../../calendar-server'

const clock = createClock({ settable: true })
const period = { from: new Date('2027-01-01T00:00:00Z'), until: new Date('2027-12-31T00:00:00Z') }
const read = (text: string, zone = 'Africa/Lagos') =>
  readCalendar({ text, period, zone }, { clock, patience: { calendarReadMs: 20_000 } })
const spans = async (...given: Parameters<typeof read>) =>
  (await read(...given)).times.map(
    ({ from, until }) => `${from.toISOString().slice(0, 16)} ${until.toISOString().slice(11, 16)}`,
  )

const hour = (zone: string, from: string, until: string) => [
  `DTSTART;TZID=${zone}:${from}`,
  `DTEND;TZID=${zone}:${until}`,
]
const mondays = hour('Europe/London', '20270322T100000', '20270322T110000')

describe('an hour that repeats', () => {
  it('stays at its time of day in its own zone when the clocks change', async () => {
    expect(await spans(calendarText([[...mondays, 'RRULE:FREQ=WEEKLY;COUNT=2']]))).toEqual([
      '2027-03-22T10:00 11:00',
      '2027-03-29T09:00 10:00',
    ])
    const autumn = hour('Europe/London', '20271025T100000', '20271025T110000')
    expect(await spans(calendarText([[...autumn, 'RRULE:FREQ=WEEKLY;COUNT=2']]))).toEqual([
      '2027-10-25T09:00 10:00',
      '2027-11-01T10:00 11:00',
    ])
  })

  it('is on the days of its own zone, though UTC says the next', async () => {
    const lines = hour('America/Los_Angeles', '20270105T180000', '20270105T190000')
    const { times } = await read(calendarText([[...lines, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH']]))
    const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'America/Los_Angeles' })
    expect(times.length).toBeGreaterThan(100)
    expect(new Set(times.map(({ from }) => day.format(from)))).toEqual(new Set(['Tue', 'Thu']))
  })

  it('ends at the instant that it says', async () => {
    expect(await spans(calendarText([[...mondays, 'RRULE:FREQ=WEEKLY;UNTIL=20270405T090000Z']]))).toHaveLength(3)
    expect(await spans(calendarText([[...mondays, 'RRULE:FREQ=WEEKLY;UNTIL=20270405T085959Z']]))).toHaveLength(2)
  })

  it('is left out where it was deleted, stands elsewhere where it was moved, and not at all where it was called off', async () => {
    const at = (day: string, more: string[], time = '100000', end = '110000') => [
      'UID:mondays',
      `RECURRENCE-ID;TZID=Europe/London:${day}T100000`,
      ...hour('Europe/London', `${day}T${time}`, `${day}T${end}`),
      ...more,
    ]
    const text = calendarText([])
      .replace('END:VCALENDAR\r\n', '')
      .concat(
        ...[
          ['UID:mondays', ...mondays, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=Europe/London:20270329T100000'],
          at('20270405', [], '150000', '163000'),
          at('20270412', ['STATUS:CANCELLED']),
        ].map((lines) => `${['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')}\r\n`),
        'END:VCALENDAR\r\n',
      )
    expect(await spans(text)).toEqual(['2027-03-22T10:00 11:00', '2027-04-05T14:00 15:30'])
    expect(await read(text)).toMatchObject({ entries: 1, repeating: 1 })
  })
})

describe('a time of a calendar', () => {
  const summer = (zone: string) => calendarText([hour(zone, '20270629T100000', '20270629T110000')])

  it('is by the zone that it names: of the time zone database, of Windows, or told by the calendar itself', async () => {
    expect(await spans(summer('Europe/London'))).toEqual(['2027-06-29T09:00 10:00'])
    expect(await spans(summer('GMT Standard Time'))).toEqual(['2027-06-29T09:00 10:00'])
    expect(await spans(summer('"/mozilla.org/20050126_1/Asia/Tokyo"'))).toEqual(['2027-06-29T01:00 02:00'])
    const told = calendarText(
      [hour('Ours', '20270629T100000', '20270629T110000')],
      [
        ...['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
        ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
      ],
    )
    expect(await spans(told)).toEqual(['2027-06-29T07:00 08:00'])
  })

  it('without a zone is by the calendar’s, else by its person’s', async () => {
    const floating = [['DTSTART:20270629T100000', 'DTEND:20270629T110000']]
    expect(await spans(calendarText(floating))).toEqual(['2027-06-29T09:00 10:00'])
    expect(await spans(calendarText(floating, ['X-WR-TIMEZONE:America/New_York']))).toEqual(['2027-06-29T14:00 15:00'])
    expect(await spans(summer('Nowhere/Known'))).toEqual(['2027-06-29T09:00 10:00'])
  })

  it('of a whole day goes from midnight to midnight of its person', async () => {
    const { times } = await read(
      calendarText([['DTSTART;VALUE=DATE:20270328'], ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270703']]),
      'Europe/London',
    )
    expect(times).toEqual([
      { from: new Date('2027-03-28T00:00:00Z'), until: new Date('2027-03-28T23:00:00Z'), allDay: true },
      { from: new Date('2027-06-30T23:00:00Z'), until: new Date('2027-07-02T23:00:00Z'), allDay: true },
    ])
  })

  it('counts once, and only where it is busy', async () => {
    const lines = hour('Europe/London', '20270629T100000', '20270629T110000')
    const free = [['TRANSP:TRANSPARENT'], ['STATUS:CANCELLED'], ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']]
    expect(await spans(calendarText([lines, lines, ...free.map((more) => [...lines, ...more])]))).toHaveLength(1)
    expect(await spans(calendarText(free.map((more) => [...lines, ...more])))).toEqual([])
    expect(await spans(calendarText([[...lines, 'TRANSP:OPAQUE']]).replace('@elsewhere', '@articled'))).toEqual([])
  })

  it('can be told without entries', async () => {
    const text = calendarText([]).replace(
      'END:VCALENDAR',
      'BEGIN:VFREEBUSY\r\nUID:1\r\nFREEBUSY:20270629T100000Z/20270629T110000Z,20270630T100000Z/PT2H\r\nFREEBUSY;FBTYPE=FREE:20270701T100000Z/PT1H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR',
    )
    expect(await spans(text)).toEqual(['2027-06-29T10:00 11:00', '2027-06-30T10:00 12:00'])
  })
})

describe('a calendar that is no good', () => {
  it('loses what is broken of it, and nothing else', async () => {
    const whole = hour('Europe/London', '20270629T100000', '20270629T110000')
    const text = calendarText([
      ['DTSTART:nonsense'],
      [...whole, 'no colon here'],
      whole,
      ['DTSTART:20270630T100000Z', 'RRULE:FREQ=NEVER'],
    ])
    expect(await spans(text)).toEqual(['2027-06-29T09:00 10:00'])
  })

  it('is refused where it is none, or holds more than anybody’s', async () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
      await expect(read(text)).rejects.toThrow('not_a_calendar')
    const hourly = ['DTSTART:20270101T000000Z', 'DTEND:20270101T001000Z', 'RRULE:FREQ=HOURLY']
    await expect(read(calendarText([hourly]))).rejects.toThrow('too_large')
  })

  it('holds up nobody for ever', async () => {
    const seconds = ['DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', 'RRULE:FREQ=SECONDLY']
    const text = calendarText(Array.from({ length: 500 }, () => seconds))
    const hurried = readCalendar({ text, period, zone: 'Europe/London' }, { clock, patience: { calendarReadMs: 300 } })
    await expect(hurried).rejects.toThrow('too_large')
    expect(await spans(calendarText([mondays]))).toHaveLength(1)
  })
})

describe('the address of a calendar', () => {
  it('is one of the public internet, encrypted', () => {
    expect(calendarAddress(' webcal://calendar.google.com/a/basic.ics#x ')?.href).toBe(
      'https://calendar.google.com/a/basic.ics',
    )
    for (const wrong of [
      ...['http://calendar.google.com/a.ics', 'https://localhost/a.ics', 'https://127.0.0.1/a.ics', 'https://[::1]/a'],
      ...[
        'https://10.0.0.1/a',
        'https://me:word@calendar.example/a',
        'file:///etc/passwd',
        'https://router.local/a',
        '',
      ],
      ...['https://0x7f.1/a', 'https://169.254.169.254/latest', 'https://[::ffff:10.0.0.1]/a'],
    ])
      expect([wrong, calendarAddress(wrong)]).toEqual([wrong, null])
  })
})
