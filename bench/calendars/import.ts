import { performance } from 'node:perf_hooks'
import { build } from '../../tests/build'
import { startCalendarServer } from '../../tests/calendar-server'
import { randomFrom } from '../../tests/unit/exchange/malformed'
import { sized } from '../size'
import { print, verdict } from '../table'
import { generatedCalendar } from './generated-calendar'

const FILES = Number(process.env.CALENDAR_FILES ?? sized(10_000, 10))
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const MOST_MB = 300
const READ = 'mutation ($address: String!) { busyCalendarRead(address: $address) { entryCount ahead } }'

/** Has the server read very many generated calendars, some of which lead elsewhere; and counts whether it ever asked within our own network. */
export async function importing(): Promise<void> {
  const outer = await startCalendarServer()
  const asked = new Set<string>()
  const { lookup } = outer.outside
  const app = await build(
    {},
    { calendarReadMs: 2_000 },
    {
      ...outer.outside,
      lookup: (hostname, options, answer) => {
        asked.add(hostname)
        lookup?.(hostname, options, answer)
      },
    },
  )
  const who = await app.person()
  const random = randomFrom(SEED)
  const inward = [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://10.1.2.3/a',
    'http://calendar.example/',
    'file:///etc/passwd',
  ]
  const answers = { read: 0, refused: 0, failed: 0 }
  await app.send(READ, { address: outer.put('/warm', { text: generatedCalendar(random) }) }, who)
  const [before, began] = [process.memoryUsage().rss, performance.now()]
  let most = before
  for (let file = 0; file < FILES; file++) {
    const leads = random.below(20) === 0
    const address = outer.put(
      `/${file % 100}`,
      leads ? { status: 302, location: random.one(inward) } : { text: generatedCalendar(random) },
    )
    const { status, errors } = await app.send(READ, { address }, who)
    const [error] = errors ?? []
    answers[status >= 500 || error?.extensions.code === 'INTERNAL' ? 'failed' : error ? 'refused' : 'read']++
    most = Math.max(most, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - began) / 1000
  const [grown, inside] = [(most - before) / 1e6, [...asked].filter((name) => name !== 'calendar.example').length]
  await app.close()
  await outer.close()
  print(
    `${FILES.toLocaleString('en-GB')} generated calendars read one after another, seed ${SEED}, ${seconds.toFixed(0)} s; an exit would have ended this`,
    ['', 'found', 'target', ''],
    [
      ['read, and refused in words', `${answers.read}, ${answers.refused}`, '', ''],
      ['answers of 500', String(answers.failed), '0', verdict(answers.failed === 0)],
      ['names asked for but the calendar’s own', String(inside), '0', verdict(inside === 0)],
      ['MB more in memory at most', grown.toFixed(0), `< ${MOST_MB}`, verdict(grown < MOST_MB)],
    ],
  )
}
