import type { BrowserContext } from 'playwright'
import { stateOf } from '../scripts/routes'
import { admit } from '../src/providers/sign-in/guard'
import { claimsOf } from '../src/providers/sign-in/session-store'
import { routes } from '../src/routes'
import { ask, keepSignIn, linkToken, type Server, signIn } from './server'

/** All visitors: a stranger, each account of the demo school, and a disabled one. */
export const visitors = [
  'nobody',
  'newcomer',
  'student',
  'tutor',
  'interviewer',
  'supervisor',
  'admin',
  'blocked',
] as const
export type Visitor = (typeof visitors)[number]

export const isVisitor = (name: string): name is Visitor => visitors.includes(name as Visitor)

/** Signs a visitor in, and answers the addresses of the built pages that they may open, with ids in place of parameters. */
export async function arrive(
  context: BrowserContext,
  { url }: Pick<Server, 'url'>,
  visitor: Visitor,
): Promise<string[]> {
  const email = `${visitor}@articled.example`
  // A disabled person gets no further than a stranger with a link.
  if (visitor === 'nobody') return pathsFor(null, {})
  if (visitor === 'blocked') return pathsFor(null, { '/login': await linkToken(url, email) })
  const { accessToken, ...rest } = await signIn(url, email)
  await keepSignIn(context, url, { accessToken, ...rest })
  const paths = pathsFor(accessToken, await idsFor(url, accessToken))
  return [...new Set([...paths, ...(await inEveryState(url, accessToken, paths))])]
}

/** The addresses of a session in each state that this visitor has one of: its room looks different in each. */
async function inEveryState(url: string, token: string, paths: readonly string[]): Promise<string[]> {
  const document = '{ sessions(pageSize: 100) { entries { id status } } }'
  type Answer = { sessions: { entries: { id: string; status: string }[] } }
  const { sessions } = await ask<Answer>(url, document, {}, token).catch(() => ({ sessions: { entries: [] } }))
  const oneOfEach = new Map(sessions.entries.map(({ id, status }) => [status, id]))
  const places = ['/classroom', '/sessions'].filter((place) => paths.some((path) => path.startsWith(`${place}/`)))
  return places.flatMap((place) => [...oneOfEach.values()].map((id) => `${place}/${id}`))
}

function pathsFor(accessToken: string | null, ids: Record<string, string>): string[] {
  const claims = accessToken === null ? null : claimsOf(accessToken)
  return (
    routes
      .filter((route) => stateOf(route) === 'built')
      // These lead people who are signed in to their dashboard.
      .filter(({ path }) => !claims || !['/blocked', '/second-factor'].includes(path))
      .filter((route) => admit(route, claims, { pathname: route.path, search: '', hash: '' }) === null)
      .map(({ path }) => withIds(path, ids))
  )
}

/** An address with an id for each parameter: the one for the whole address, or else by what stands before it. */
function withIds(path: string, ids: Record<string, string>): string {
  if (ids[path]) return path.replace(/:\w+/, ids[path])
  const filled = path.replace(/^(.*?)\/:\w+/, (_, before: string) => `${before}/${ids[before] ?? 'unknown'}`)
  return filled === path ? path : withIds(filled, ids)
}

/** Finds one record of each kind that this visitor may see, by the address before its id. */
async function idsFor(url: string, token: string): Promise<Record<string, string>> {
  const first = async (field: string, hasPages = true) => {
    const document = hasPages ? `{ ${field}(pageSize: 1) { entries { id } } }` : `{ ${field} { id } }`
    const data = await ask<Record<string, { entries: { id: string }[] } & { id: string }[]>>(
      url,
      document,
      {},
      token,
    ).catch(() => null)
    const answer = data?.[field]
    return (hasPages ? answer?.entries : answer)?.[0]?.id ?? 'unknown'
  }
  const session = await first('sessions')
  const attempt = await first('testAttempts')
  const sessionType = await first('sessionTypes', false)
  const shelf = await first('libraryCategories', false)
  const bundle = await first('bundles')
  const group = await firstJoined(url, token)
  const meeting = await first('meetings')
  return {
    '/classroom': session,
    '/sessions': session,
    '/booking': sessionType,
    '/library': shelf,
    [`/library/${shelf}`]: bundle,
    '/library/:bundleId/editor': bundle,
    '/library/attempts': attempt,
    '/test-results': await firstTaken(url, token),
    '/test-results/attempts': attempt,
    '/users': await first('users'),
    '/mocks': await first('mocks'),
    '/billing/purchases': await first('billingSessions'),
    '/study-groups': group,
    '/smart-events': meeting,
    [`/study-groups/${group}/smart-events`]: meeting,
    '/study-groups/all': await first('studyGroups'),
    '/study-groups/people': await first('members'),
    '/settings/practice-areas': await first('practiceAreas', false),
    '/settings/session-types': sessionType,
    '/settings/roles': await first('roles', false),
  }
}

/** A study group that this visitor is in, or else any that they find. */
async function firstJoined(url: string, token: string): Promise<string> {
  const document = `{ mine: userStudyGroups { id membership { state } } studyGroups(pageSize: 1) { entries { id } } }`
  type Groups = { mine: { id: string; membership: { state: string } }[]; studyGroups: { entries: { id: string }[] } }
  const data = await ask<Groups>(url, document, {}, token).catch(() => null)
  const joined = data?.mine.find(({ membership }) => membership.state === 'accepted')
  return (joined ?? data?.studyGroups.entries[0])?.id ?? 'unknown'
}

/** A test that this visitor has taken. */
async function firstTaken(url: string, token: string): Promise<string> {
  const document = '{ testResults { tests { bundleId } } }'
  const data = await ask<{ testResults: { tests: { bundleId: string }[] } }>(url, document, {}, token).catch(() => null)
  return data?.testResults.tests[0]?.bundleId ?? 'unknown'
}
