import type { randomFrom } from '../../tests/unit/exchange/malformed'

type Random = ReturnType<typeof randomFrom>

const zones = ['Europe/London', 'GMT Standard Time', '"/x/y/Asia/Tokyo"', 'Nowhere', '', 'UTC', 'Pacific/Apia']
const dates = [
  ...['20270329T100000', '20270329T100000Z', '20270230T250000', '00000000', '99991231T235959Z', '19700101T000000'],
  ...['nonsense', '', '20271031T013000', '2027-03-29T10:00:00', '20270329', `${'9'.repeat(400)}`],
]
const rules = [
  ...['FREQ=WEEKLY', 'FREQ=SECONDLY', 'FREQ=DAILY;COUNT=99999999', 'FREQ=NEVER', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
  ...[
    'FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;INTERVAL=-1',
    'FREQ=WEEKLY;UNTIL=x',
  ],
  ...['FREQ=DAILY;BYHOUR=0,1,2,3,4,5;BYMINUTE=0,1,2', 'COUNT=3', '', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=-1SU'],
]
const durations = ['PT1H', '-PT1H', 'P9999999D', 'P1W', 'PT', 'x', 'PT0S']
const odd = [
  '\0',
  '\uFEFF',
  '\uD800',
  'BEGIN:VEVENT',
  'END:VEVENT',
  'END:VCALENDAR',
  ' ',
  '\t',
  ':',
  ';',
  'X'.repeat(2_000),
  '=',
]

/** The lines of one entry, some of them wrong. */
function entry(random: Random): string[] {
  const moment = (name: string) => {
    const zone = random.one(zones)
    const parameters = [zone && `;TZID=${zone}`, ';VALUE=DATE', '', ''][random.below(4)]
    return `${name}${parameters}:${random.one(dates)}`
  }
  const lines = [`UID:${random.below(5)}`, moment('DTSTART')]
  if (random.below(2)) lines.push(random.below(2) ? moment('DTEND') : `DURATION:${random.one(durations)}`)
  if (random.below(2)) lines.push(`RRULE:${random.one(rules)}`)
  if (random.below(3) === 0) lines.push(moment(random.one(['RECURRENCE-ID', 'EXDATE', 'RDATE'])))
  if (random.below(4) === 0) lines.push(random.one(odd))
  if (random.below(6) === 0) lines.splice(random.below(lines.length), 1)
  return ['BEGIN:VEVENT', ...lines, random.below(12) ? 'END:VEVENT' : 'END:VTODO']
}

/** The text of a calendar as no program should write it. */
export function generatedCalendar(random: Random): string {
  const entries = Array.from({ length: random.below(8) }, () => entry(random)).flat()
  const zone = [
    'BEGIN:VTIMEZONE',
    `TZID:${random.one(zones)}`,
    'BEGIN:STANDARD',
    moment(random),
    'TZOFFSETTO:x',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const busy = [
    'BEGIN:VFREEBUSY',
    `FREEBUSY:${random.one(dates)}/${random.one([...dates, ...durations])}`,
    'END:VFREEBUSY',
  ]
  const lines = [
    ...(random.below(20) ? ['BEGIN:VCALENDAR'] : []),
    ...(random.below(4) ? [] : zone),
    ...(random.below(4) ? [] : busy),
    ...(random.below(4) ? [] : [`X-WR-TIMEZONE:${random.one(zones)}`]),
    ...entries,
    ...(random.below(20) ? ['END:VCALENDAR'] : []),
  ]
  const text = lines.join(random.one(['\r\n', '\r\n', '\n', '\r']))
  return random.below(10) ? text : text.slice(random.below(text.length + 1))
}

const moment = (random: Random) => `DTSTART:${random.one(dates)}`
