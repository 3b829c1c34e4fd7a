import { join } from 'node:path'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import { machine, median } from './processes'
import { keepSignIn, signIn, startServer, temporaryFolder } from './server'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { product: 5417, debugging: 5418 }
const TIMES = Number(process.env.BENCH_ROUNDS ?? 3)
/** A page has everything once it has requested nothing for this long. */
const QUIET_MS = 1500

interface Screen {
  name: string
  path: string
  /** KiB of JavaScript, compressed as sent. */
  most?: number
  /** Lighthouse's target for performance. The target for accessibility is always 100. */
  performance?: number
  as?: 'student' | 'admin'
  /** Lighthouse's preset; a phone unless told. */
  preset?: 'phone' | 'desktop'
}

/** What staff open all day, at a desk. */
const atTheDesk = ['/dashboard', '/users', '/sessions', '/mocks', '/billing/purchases', '/settings/session-types'].map(
  (path): Screen => ({ name: 'staff at a desk', path, performance: 98, as: 'admin', preset: 'desktop' }),
)

const screens: readonly Screen[] = [
  { name: 'login', path: '/login', most: 85, performance: 95 },
  { name: 'dashboard', path: '/dashboard', most: 170, performance: 95, as: 'student' },
  { name: 'booking', path: '/booking', most: 165, performance: 92, as: 'student' },
  { name: 'account', path: '/account', most: 190, performance: 90, as: 'student' },
  { name: 'admin list', path: '/users', most: 380, as: 'admin' },
  { name: 'admin form', path: '/settings/practice-areas/new', most: 380, as: 'admin' },
  { name: 'admin form with rich text', path: '/mocks/new', most: 420, as: 'admin' },
  ...atTheDesk,
]

/** Lighthouse's own figures: the first and the largest paint and the blocked time in milliseconds, and the shift. */
const timings = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocked time': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const
type Timing = keyof typeof timings

interface Figures extends Record<Timing, number> {
  /** KiB of compressed scripts, without and with the headers of their responses. */
  scripts: number
  withHeaders: number
  requests: number
  performance: number
  accessibility: number
}

/** Measures the load of a first visit, Lighthouse's scores on a phone and at a desk, and Chromium's objections to installing the application. */
export async function browser(): Promise<void> {
  await ensureBuilt()
  const executablePath = await ensureBrowser()
  const server = await startServer([join(root, 'dist/server/main.js')], {
    port: PORTS.product,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
    path: '/login',
  })
  try {
    const rows: string[][] = [await installable(server.url, executablePath)]
    for (const screen of screens) {
      const runs: Figures[] = []
      let fault = ''
      // Lighthouse sometimes loses a recording, so a failed visit is repeated a few times.
      for (let tries = 0; runs.length < TIMES && tries < 2 * TIMES; tries++)
        await visit(screen, server.url, executablePath).then(
          (figures) => runs.push(figures),
          (error: Error) => {
            fault = error.message
          },
        )
      rows.push(...(runs.length ? rowsOf(screen, runs) : [[screen.name, 'not measured', fault, '', '']]))
    }
    print(
      `Cold loads, median of ${TIMES}; Lighthouse (${machine()})`,
      ['screen', 'figure', 'measured', 'target', ''],
      rows,
    )
  } finally {
    await server.stop()
  }
}

function rowsOf({ name, path, most, performance, preset = 'phone' }: Screen, runs: readonly Figures[]): string[][] {
  const of = (key: keyof Figures) => median(runs.map((run) => run[key]))
  const held = (isHeld: boolean | undefined) => (isHeld === undefined ? '' : verdict(isHeld))
  const timed = (Object.keys(timings) as Timing[]).map((timing) =>
    timing === 'shift' ? `${timing} ${of(timing).toFixed(3)}` : `${timing} ${Math.round(of(timing))} ms`,
  )
  return [
    [
      `${name} (${path})`,
      'JavaScript gzip',
      `${of('scripts').toFixed(1)} KiB`,
      most ? `≤ ${most} KiB` : '',
      held(most ? of('scripts') <= most : undefined),
    ],
    ['', 'with its headers', `${of('withHeaders').toFixed(1)} KiB`, '', ''],
    ['', 'requests', `${of('requests')}`, '', ''],
    [
      '',
      `performance, ${preset}`,
      `${of('performance')}`,
      performance ? `≥ ${performance}` : '',
      held(performance ? of('performance') >= performance : undefined),
    ],
    ['', '', timed.join(', '), '', ''],
    ['', 'accessibility', `${of('accessibility')}`, '100', verdict(of('accessibility') === 100)],
  ]
}

async function installable(url: string, executablePath: string): Promise<string[]> {
  const context = await openBrowser(executablePath)
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    const reasons = installabilityErrors.map(({ errorId }) => errorId)
    const measured = reasons.join(', ') || 'installable'
    return [
      `Chromium ${context.browser()?.version()}`,
      'Page.getInstallabilityErrors',
      measured,
      '',
      verdict(!reasons.length),
    ]
  } finally {
    await context.close()
  }
}

/** A browser with a lasting profile, as a person's own, since one without installs nothing. */
const openBrowser = (executablePath: string) =>
  chromium.launchPersistentContext(temporaryFolder(), {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${PORTS.debugging}`],
    serviceWorkers: 'block',
  })

/** One visit with an empty cache, then Lighthouse in the same browser, signed in where the screen requires it. */
async function visit({ path, as, preset }: Screen, url: string, executablePath: string): Promise<Figures> {
  const context = await openBrowser(executablePath)
  try {
    if (as) await keepSignIn(context, url, await signIn(url, `${as}@articled.example`))
    const loaded = await loadOf(context, url + path)
    const result = await lighthouse(
      url + path,
      {
        port: PORTS.debugging,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility'],
        // Otherwise Lighthouse would sign the visitor out.
        disableStorageReset: true,
      },
      preset === 'desktop' ? desktopConfig : undefined,
    )
    if (!result || result.lhr.runtimeError)
      throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    const shown = new URL(result.lhr.finalDisplayedUrl).pathname
    if (shown !== path) throw new Error(`${path} led to ${shown}`)
    const score = (category: string) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
    const timed = Object.entries(timings).map(([name, audit]) => [name, result.lhr.audits[audit]?.numericValue ?? 0])
    return {
      ...loaded,
      ...(Object.fromEntries(timed) as Record<Timing, number>),
      performance: score('performance'),
      accessibility: score('accessibility'),
    }
  } finally {
    await context.close()
  }
}

/** KiB of scripts as received, compressed by gzip, and the number of requests. */
async function loadOf(context: BrowserContext, url: string) {
  const page: Page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts = new Set<string>()
  const bytes = { body: 0, all: 0 }
  let requests = 0
  let last = Date.now()
  session.on('Network.requestWillBeSent', () => {
    requests++
    last = Date.now()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes.body += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes.all += encodedDataLength
    last = Date.now()
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  await page.goto(url)
  while (Date.now() - last < QUIET_MS) await new Promise((done) => setTimeout(done, 100))
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`)
  await page.close()
  return { scripts: bytes.body / 1024, withHeaders: bytes.all / 1024, requests }
}
