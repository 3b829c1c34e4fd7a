import { join } from 'node:path'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import { type Budgeted, budgets, loadOf } from './page-weight'
import { machine, median } from './processes'
import { keepSignIn, signIn, startServer, temporaryFolder } from './server'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { product: 5417, debugging: 5418 }
const TIMES = Number(process.env.BENCH_ROUNDS ?? 3)

interface Screen extends Omit<Budgeted, 'most'> {
  name: string
  most?: number
  /** Lighthouse's target for performance. The target for accessibility is always 100. */
  performance?: number
  /** Lighthouse's preset; a phone unless told. */
  preset?: 'phone' | 'desktop'
}

/** What staff open all day, at a desk. */
const atTheDesk = ['/dashboard', '/users', '/sessions', '/mocks', '/billing/purchases', '/settings/session-types'].map(
  (path): Screen => ({ name: 'staff at a desk', path, performance: 98, as: 'admin', preset: 'desktop' }),
)

/** The least scores on a phone, by the page's address. */
const leastOnPhones: Readonly<Record<string, number>> = {
  '/login': 95,
  '/dashboard': 95,
  '/booking': 92,
  '/account': 90,
}

const screens: readonly Screen[] = [
  ...Object.entries(budgets).map(([name, page]) => {
    const performance = leastOnPhones[page.path]
    return { name, ...page, ...(performance && { performance }) }
  }),
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
