import { join } from 'node:path'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import { type Budgeted, budgets, loadOf, placed } from './page-weight'
import { machine, median } from './processes'
import { ask, keepSignIn, signIn, startServer, temporaryFolder } from './server'
import { isSmallest, sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { product: 5417, debugging: 5418 }
const TIMES = Number(process.env.BENCH_ROUNDS ?? sized(3, 1))

interface Screen extends Omit<Budgeted, 'most'> {
  name: string
  most?: number
  /** Lighthouse's target for performance. The target for accessibility is always 100. */
  performance?: number
  /** Lighthouse's preset; a phone unless told. */
  preset?: 'phone' | 'desktop'
}

/** What staff open all day, at a desk; `{users}` stands for the id of that list's first record. */
const atTheDesk = [
  '/dashboard',
  '/users',
  '/users/{users}/profile',
  '/sessions',
  '/sessions/{sessions}',
  '/mocks',
  '/mocks/{mocks}/info',
  '/billing/purchases',
  '/settings/session-types',
  '/settings/audit-log',
].map((path): Screen => ({ name: 'staff at a desk', path, performance: 98, as: 'admin', preset: 'desktop' }))

/** The least scores on a phone, by the page's address. */
const leastOnPhones: Readonly<Record<string, number>> = {
  '/login': 95,
  '/dashboard': 95,
  '/booking': 92,
  '/account': 90,
  '/library/review': 95,
  '/library/attempts/{attempt}': 95,
  '/library/{bundle}': 95,
  '/library/{lecture}': 95,
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

/** Measures the load of a first visit, Lighthouse's scores on a phone and at a desk, and Chromium's objections to installing the application; with names, of those screens alone. */
export async function browser(names: readonly string[] = []): Promise<void> {
  await ensureBuilt()
  const executablePath = await ensureBrowser()
  const server = await startServer([join(root, 'dist/server/main.js')], {
    port: PORTS.product,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
    path: '/login',
  })
  try {
    const rows: string[][] = [await installable(server.url, executablePath)]
    const firsts = await firstRecords(server.url)
    const unknown = names.filter((each) => !screens.some(({ name }) => name === each))
    if (unknown.length)
      throw new Error(
        `There is no screen ${unknown.join(', ')}: they are ${screens.map(({ name }) => name).join(', ')}.`,
      )
    const asked = names.length ? screens.filter(({ name }) => names.includes(name)) : screens
    for (const unplaced of isSmallest ? asked.slice(0, 1) : asked) {
      const screen = { ...unplaced, path: unplaced.path.replace(/\{(\w+)\}/, (name, list) => firsts[list] ?? name) }
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

/** The id of the first record of each list whose records are visited. */
async function firstRecords(url: string): Promise<Record<string, string | undefined>> {
  const { accessToken } = await signIn(url, 'admin@articled.example')
  const document = `{ users(types: [aspiringSolicitor], pageSize: 1) { entries { id } }
    sessions(pageSize: 1) { entries { id } } mocks(pageSize: 1) { entries { id } } }`
  const lists = await ask<Record<string, { entries: { id: string }[] }>>(url, document, {}, accessToken)
  return Object.fromEntries(Object.entries(lists).map(([list, { entries }]) => [list, entries[0]?.id]))
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
async function visit(screen: Screen, url: string, executablePath: string): Promise<Figures> {
  const { as, preset } = screen
  const context = await openBrowser(executablePath)
  try {
    const visitor = as && (await signIn(url, `${as}@articled.example`))
    if (visitor) await keepSignIn(context, url, visitor)
    const path = await placed(screen.path, url, visitor?.accessToken)
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
