import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import { stateOf } from '../scripts/routes'
import { routes } from '../src/routes'
import { machine } from './processes'
import { ask, keepSignIn, type Server, signIn, startServer, temporaryFolder } from './server'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORT = 5419
/** A page is looked at once nothing has been asked for during this long. */
const SETTLED_MS = 15_000
const visitors = ['nobody', 'student', 'tutor', 'interviewer', 'supervisor', 'admin'] as const
const themes = ['light', 'dark'] as const
type Visitor = (typeof visitors)[number]

interface Found {
  page: string
  rule: string
  nodes: string[]
}

/** Every built address as every kind of visitor in both themes, looked at by axe: what is serious or critical is listed. */
export async function accessibility(): Promise<void> {
  await ensureBuilt()
  const executablePath = await ensureBrowser()
  const server = await startServer([join(root, 'dist/server/main.js')], {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
    path: '/login',
  })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const rows: string[][] = []
    const found: Found[] = []
    for (const visitor of visitors) {
      const paths = await pathsOf(server, visitor)
      for (const theme of themes) {
        const faults = await look(browser, server, { visitor, theme, paths })
        found.push(...faults)
        rows.push([visitor, theme, `${paths.length}`, `${faults.length}`, verdict(faults.length === 0)])
      }
    }
    print(`Serious and critical findings of axe (${machine()})`, ['visitor', 'theme', 'pages', 'findings', ''], rows)
    for (const { page, rule, nodes } of found) console.log(`${page}: ${rule}\n  ${nodes.slice(0, 3).join('\n  ')}`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Look {
  visitor: Visitor
  theme: (typeof themes)[number]
  paths: readonly string[]
}

async function look(browser: Browser, { url }: Server, { visitor, theme, paths }: Look): Promise<Found[]> {
  const context = await browser.newContext({ colorScheme: theme, serviceWorkers: 'block' })
  const found: Found[] = []
  try {
    if (isKnown(visitor)) await keepSignIn(context, url, await signIn(url, `${visitor}@articled.example`))
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(url + path)
      await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {})
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          found.push({ page: `${path} as ${visitor}, ${theme}`, rule: id, nodes: nodes.map(({ html }) => html) })
    }
  } finally {
    await context.close()
  }
  return found
}

const isKnown = (visitor: Visitor) => visitor !== 'nobody'

/** The built addresses, with the ids of what this visitor may see in place of their parameters. */
async function pathsOf({ url }: Server, visitor: Visitor): Promise<string[]> {
  const built = routes.filter((route) => stateOf(route) === 'built')
  if (!isKnown(visitor)) return built.filter(({ guard }) => guard !== 'signedIn').map(({ path }) => filled(path, {}))
  const { accessToken } = await signIn(url, `${visitor}@articled.example`)
  const first = async (field: string, page = true) => {
    const document = page ? `{ ${field}(pageSize: 1) { entries { id } } }` : `{ ${field} { id } }`
    const data = await ask<Record<string, { entries: { id: string }[] } & { id: string }[]>>(
      url,
      document,
      {},
      accessToken,
    ).catch(() => null)
    const answer = data?.[field]
    return (page ? answer?.entries : answer)?.[0]?.id ?? 'unknown'
  }
  const session = await first('sessions')
  const ids: Record<string, string> = {
    '/classroom': session,
    '/sessions': session,
    '/booking': await first('sessionTypes', false),
    '/users': await first('users'),
    '/mocks': await first('mocks'),
    '/billing/purchases': await first('billingSessions'),
    '/settings/practice-areas': await first('practiceAreas', false),
    '/settings/session-types': await first('sessionTypes', false),
    '/settings/roles': await first('roles', false),
  }
  return built.filter(({ guard }) => guard !== 'guest').map(({ path }) => filled(path, ids))
}

const filled = (path: string, ids: Record<string, string>) =>
  path.replace(/^(.*?)\/:\w+/, (_, before: string) => `${before}/${ids[before] ?? 'unknown'}`)
