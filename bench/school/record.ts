import type { Browser, BrowserContext, Page } from 'playwright'
import { renew, type Server, type SignedIn } from '../server'
import { sized } from '../size'
import { arrive, type Visitor } from '../visitors'
import { watch } from '../walk'
import { looksOf } from './looks'

/** An operation that a page sent. */
export interface Sent {
  /** The visitor, page and operation, which are the same in every school. */
  label: string
  query: string
  variables: Record<string, unknown>
}

export interface Recording {
  queries: Sent[]
  /** The number of mutations that pages sent when they opened. They are not repeated. */
  mutations: number
  url: string
  signedIn: SignedIn
}

const SIDE_BY_SIDE = 2
const id = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** Opens every built page as a visitor, with the views that their addresses offer, and keeps their operations. */
export async function record(browser: Browser, server: Server, visitor: Visitor): Promise<Recording> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  try {
    const paths = (await arrive(context, server, visitor)).filter((path) => !/^\/(login|register|auth)/.test(path))
    const kept = await keptSignIn(context, server.url)
    const all = [...paths, ...(await looksOf(server.url, kept.accessToken, paths))].slice(0, sized(Infinity, 4))
    // Each tab has its own share of the addresses, so that both schools are walked in the same order.
    const shares = Array.from({ length: SIDE_BY_SIDE }, (_, side) => all.filter((_, at) => at % SIDE_BY_SIDE === side))
    const sent = (await Promise.all(shares.map((share) => recordPaths(context, server.url, share, visitor)))).flat()
    const queries = sent.filter(({ query }) => !isMutation(query))
    // The pages may have renewed the sign-in meanwhile.
    const signedIn = await renew(server.url, await keptSignIn(context, server.url))
    return { queries, mutations: sent.length - queries.length, url: server.url, signedIn }
  } finally {
    await context.close()
  }
}

const isMutation = (query: string) => /^\s*mutation\b/.test(query)
/** The name of an operation. */
export const nameOf = (query: string) => /^\s*\w+\s+(\w+)/.exec(query)?.[1] ?? query.slice(0, 30)

/** Opens addresses one after the other in one tab, and keeps their operations. */
export async function recordPaths(
  context: BrowserContext,
  url: string,
  paths: readonly string[],
  visitor: Visitor,
): Promise<Sent[]> {
  const sent: Sent[] = []
  const page = await context.newPage()
  const settled = watch(page, () => {})
  let where = ''
  const times = new Map<string, number>()
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return
    const { query, variables = {} } = request.postDataJSON() as Omit<Sent, 'label'>
    const label = `${visitor} ${where} ${nameOf(query)}`
    const time = (times.get(label) ?? 0) + 1
    times.set(label, time)
    sent.push({ label: time > 1 ? `${label} (${time})` : label, query, variables })
  })
  for (const [at, path] of paths.entries()) {
    where = path.replace(id, ':id').replace(/start=[^&]+/, 'start=…')
    // Moves within the application, as a click does. Only the first page loads it.
    if (at === 0) await page.goto(url + path)
    else
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
    await settled()
  }
  await page.close()
  return sent
}

/** The sign-in in the browser's storage. */
export async function keptSignIn(context: BrowserContext, url: string): Promise<SignedIn> {
  const page: Page = await context.newPage()
  await page.goto(`${url}/favicon.svg`)
  const of = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  const [accessToken, refreshToken, userId, email, role] = await Promise.all(
    ['accessToken', 'refreshToken', 'userId', 'userEmail', 'userRole'].map(of),
  )
  await page.close()
  return {
    accessToken: accessToken ?? '',
    refreshToken: refreshToken ?? '',
    user: { id: userId ?? '', email: email ?? '', role: role ?? '' },
  }
}
