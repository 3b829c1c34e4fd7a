import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import type { CalendarSessionsQuery, CalendarSessionsQueryVariables } from '../src/parts/calendar/calendar.documents'
import { quantile } from './people/figures'
import { machine } from './processes'
import { keepSignIn, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORT = 5437
const ENTRIES = 500
const DAYS = 28
const DRAWINGS = sized(20, 1)
const MOST_MS = 100
const HOUR_MS = 3_600_000

/** Measures how long the month of a calendar with 500 entries takes to be drawn, from the press until it is on the screen, after its answer is there. */
export async function calendarMonth(): Promise<void> {
  await ensureBuilt()
  const server = await startServer([join(root, 'dist/server/main.js')], {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
    path: '/login',
  })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    // What runs this file names its functions, and so those that are sent into the page.
    await context.addInitScript('globalThis.__name = (each) => each')
    await keepSignIn(context, server.url, await signIn(server.url, 'student@articled.example'))
    const page = await context.newPage()
    await fill(page)
    const times = await drawings(page, `${server.url}/calendar/events?view=month`)
    const late = quantile(times, 0.95)
    print(
      `A month of ${ENTRIES} entries at a desk, ms from the press until it is drawn, of ${times.length} (${machine()})`,
      ['', 'half of them', 'p95', 'target', ''],
      [
        [
          `calendar month ${ENTRIES} entries`,
          quantile(times, 0.5).toFixed(0),
          late.toFixed(0),
          `≤ ${MOST_MS}`,
          verdict(late <= MOST_MS),
        ],
      ],
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Lets the calendar's sessions be 500, more than any answer of the server has; all else is the server's. */
const fill = (page: Page) =>
  page.route('**/graphql', async (route) => {
    const { query, variables } = (route.request().postDataJSON() ?? {}) as { query?: string; variables?: unknown }
    if (!query?.startsWith('query CalendarSessions')) return route.fallback()
    return route.fulfill({ json: { data: sessionsFrom(variables as CalendarSessionsQueryVariables) } })
  })

/** As many each day, one an hour from the morning on. */
function sessionsFrom({ from }: CalendarSessionsQueryVariables): CalendarSessionsQuery {
  const perDay = Math.ceil(ENTRIES / DAYS)
  const entries = Array.from({ length: ENTRIES }, (_, index) => {
    const hours = 24 * Math.floor(index / perDay) + 3 + (index % perDay)
    const startAt = new Date(Date.parse(from) + hours * HOUR_MS)
    return {
      id: `session-${index}`,
      name: 'Client interview and attendance note',
      shortName: 'Client interview',
      status: 'booked',
      startAt: startAt.toISOString(),
      endAt: new Date(startAt.getTime() + HOUR_MS).toISOString(),
      deadline: null,
      holdUntil: null,
      sessionType: { id: 'type', mode: 'live' as const },
      practiceArea: { id: 'area', name: 'Property Practice' },
      attendees: [
        {
          id: `attendee-${index}`,
          role: 'tutor' as const,
          userId: 'tutor',
          user: { id: 'tutor', fullName: 'Ruth Adeyemi', avatar: null },
        },
      ],
    }
  })
  return { starting: { entries, pageInfo: { totalCount: ENTRIES } }, open: { entries: [] } }
}

/** The times from a press on 'Month' until the month is drawn, coming from the day each time. */
async function drawings(page: Page, address: string): Promise<number[]> {
  await page.goto(address)
  const times: number[] = []
  for (let drawing = 0; drawing <= DRAWINGS; drawing++) {
    await page.locator('table [data-entry]').first().waitFor()
    await page.getByText('Day', { exact: true }).click()
    await page.locator('table').waitFor({ state: 'detached' })
    await page.evaluate(watchForMonth)
    await page.getByText('Month', { exact: true }).click()
    const time = await page.evaluate(() => globalThis.monthDrawn)
    // The first also compiles what draws it.
    if (drawing > 0) times.push(time)
  }
  return times
}

declare global {
  /** In the page: the milliseconds from a press until the month was drawn. */
  var monthDrawn: Promise<number>
}

/** In the page: begins to watch for the next press, and for the month after it. */
function watchForMonth(): void {
  globalThis.monthDrawn = new Promise((done) => {
    let pressed = 0
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    const look = () => {
      if (!pressed || !document.querySelector('table [data-entry]')) return requestAnimationFrame(look)
      // What comes after the frame's own work comes after it was drawn.
      const after = new MessageChannel()
      after.port1.onmessage = () => done(performance.now() - pressed)
      after.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}
