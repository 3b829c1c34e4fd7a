import type { BrowserContext } from 'playwright'
import { ask } from './server'

/** A page has everything once it has requested nothing for this long. */
const QUIET_MS = 1500

export interface Budgeted {
  /** `{attempt}` stands for the id of an attempt that the visitor has begun, `{lecture}` for a lecture that they have opened, `{bundle}` for one that they may buy. */
  path: string
  as?: 'student' | 'admin'
  /** KiB of scripts that a first visit may receive, packed by gzip. */
  most: number
  /** KiB by which the page is known to miss that; to become none. */
  missed?: number
}

/** What the bench prints and the tests hold. */
export const budgets: Readonly<Record<string, Budgeted>> = {
  login: { path: '/login', most: 85 },
  dashboard: { path: '/dashboard', as: 'student', most: 170, missed: 11.1 },
  'staff dashboard': { path: '/dashboard', as: 'admin', most: 180, missed: 1.1 },
  booking: { path: '/booking', as: 'student', most: 165, missed: 6 },
  library: { path: '/library', as: 'student', most: 170, missed: 8.5 },
  account: { path: '/account', as: 'student', most: 190, missed: 9.3 },
  review: { path: '/library/review', as: 'student', most: 200, missed: 5.4 },
  test: { path: '/library/attempts/{attempt}', as: 'student', most: 200, missed: 2.6 },
  "a bundle's page": { path: '/library/{bundle}', as: 'student', most: 200 },
  "a lecture's page": { path: '/library/{lecture}', as: 'student', most: 200 },
  'admin list': { path: '/users', as: 'admin', most: 380 },
  'admin form': { path: '/settings/practice-areas/new', as: 'admin', most: 380, missed: 8.7 },
  'admin form with rich text': { path: '/mocks/new', as: 'admin', most: 420 },
}

const BEGIN = 'mutation { testAttemptStart(practice: { count: 10 }) { id } }'
const LECTURES = `query ($scope: BundleScope!) {
  bundles(scope: $scope, type: lecture, pageSize: 100) { entries { id categoryId parts { slides } permissions { status } } }
}`

interface Lectures {
  bundles: {
    entries: { id: string; categoryId: string; parts: { slides: number }; permissions: { status: string }[] }[]
  }
}

/** The address of a page, for whoever the token is of. */
export async function placed(path: string, url: string, token = ''): Promise<string> {
  const lecture = async (scope: 'bought' | 'available') => {
    const { bundles } = await ask<Lectures>(url, LECTURES, { scope }, token)
    const isOpen = ({ permissions }: Lectures['bundles']['entries'][number]) =>
      permissions.some(({ status }) => status === 'active')
    const found = bundles.entries.find((each) => each.parts.slides > 0 && isOpen(each) === (scope === 'bought'))
    if (!found) throw new Error(`no lecture stands for ${path}`)
    return `${found.categoryId}/${found.id}`
  }
  if (path.includes('{lecture}')) return path.replace('{lecture}', await lecture('bought'))
  if (path.includes('{bundle}')) return path.replace('{bundle}', await lecture('available'))
  if (!path.includes('{attempt}')) return path
  const { testAttemptStart } = await ask<{ testAttemptStart: { id: string } }>(url, BEGIN, {}, token)
  return path.replace('{attempt}', testAttemptStart.id)
}

/** What a visit with an empty cache receives, in KiB: scripts without and with the headers of their responses; and the number of its requests. */
export interface Load {
  scripts: number
  withHeaders: number
  requests: number
}

/** Loads a page until it is quiet. */
export async function loadOf(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage()
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
