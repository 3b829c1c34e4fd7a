import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { ensureShell } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import { machine } from './processes'
import { type Server, startServer, temporaryFolder } from './server'
import { isSmallest } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'
import { arrive, isVisitor, type Visitor, visitors } from './visitors'
import { type Fault, themes, walk } from './walk'

const PORT = 5419
const SIDE_BY_SIDE = 2

/** Shows every built page to every kind of visitor in both themes, and reports axe's findings and other faults on the way. */
export async function accessibility(narrowing: readonly string[] = []): Promise<void> {
  const unknown = narrowing.filter((word) => !isVisitor(word) && !word.startsWith('/'))
  if (unknown.length) throw new Error(`there is no ${unknown.join(', ')}: the visitors are ${visitors.join(', ')}`)
  await ensureBuilt()
  const executablePath = await ensureShell()
  const server = await startServer([join(root, 'dist/server/main.js')], {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
    path: '/login',
  })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const named = narrowing.filter(isVisitor)
  const parts = isSmallest ? ['/login', '/wallet'] : narrowing.filter((word) => !isVisitor(word))
  const seen: Seen[] = []
  try {
    for (const visitor of isSmallest ? (['student'] as const) : named.length ? named : visitors) {
      const sight = await sweep(browser, server, visitor, parts)
      seen.push(sight)
      console.log(`${visitor}: ${sight.pages} pages`)
      for (const { kind, where, what } of sight.faults) console.log(`  ${kind}: ${where}: ${what}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  report(seen)
}

interface Seen {
  visitor: Visitor
  pages: number
  faults: Fault[]
}

async function sweep(browser: Browser, server: Server, visitor: Visitor, parts: readonly string[]): Promise<Seen> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  try {
    const open = await arrive(context, server, visitor)
    const paths = open.filter((path) => !parts.length || parts.some((part) => path.includes(part)))
    const left = [...paths]
    const walks = Array.from({ length: SIDE_BY_SIDE }, () => walk(context, server.url, () => left.shift()))
    return { visitor, pages: paths.length, faults: (await Promise.all(walks)).flat() }
  } finally {
    await context.close()
  }
}

function report(seen: readonly Seen[]): void {
  const all = {
    visitor: 'all',
    pages: seen.reduce((sum, { pages }) => sum + pages, 0),
    faults: seen.flatMap(({ faults }) => faults),
  }
  print(
    `Every built page as every visitor, ${themes.join(' and ')} (${machine()})`,
    [
      'visitor',
      'pages',
      'looks',
      'serious or critical',
      'CSP violations',
      'page errors',
      'failed requests',
      'wider than a phone',
      'other pages',
      '',
    ],
    [...seen, all].map(({ visitor, pages, faults }) => {
      const count = (kind: Fault['kind']) => `${faults.filter((fault) => fault.kind === kind).length}`
      const counts = [count('axe'), count('policy'), count('error'), count('request'), count('overflow'), count('page')]
      return [visitor, `${pages}`, `${pages * themes.length}`, ...counts, verdict(faults.length === 0)]
    }),
  )
}
