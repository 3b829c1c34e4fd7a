import { startCluster } from './cluster'
import { fill, largeGroup, STUDENT, TUTOR } from './groups/fill'
import { type Asked, lists, pagesOf, type Side, timesOf } from './groups/lists'
import { type Telling, tellings } from './groups/telling'
import { machine } from './processes'
import { makeSchool, openSchool, type School } from './school/schools'
import { type Server, signIn } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5481, few: 5482, many: 5483, telling: 5484 }
const COUNTS = { few: sized(100, 40), many: sized(10_000, 60) }
const LARGE = sized({ members: 5000, posts: 10_000 }, { members: 300, posts: 30 })
/** The slowest twentieth with many groups, as a multiple of that with few. */
const MOST_GROWTH = 2
const MOST_MS = { posts: 50, notify: 1000 }

const sections = ['lists', 'large', 'told']

/**
 * Measures the lists of groups with few and with many of them, the pages of a large group, and how its members are told of a post, also when the server is
 * killed. With words it measures those of the three alone.
 */
export async function groups(words: readonly string[] = []): Promise<void> {
  const unknown = words.filter((word) => !sections.includes(word))
  if (unknown.length) throw new Error(`there is no ${unknown.join(', ')}: the words are ${sections.join(', ')}`)
  const isAsked = (section: string) => !words.length || words.includes(section)
  await ensureBuilt()
  const cluster = await startCluster(PORTS.postgres)
  try {
    const many = await made(cluster, 'many')
    if (isAsked('lists')) await opened([await made(cluster, 'few'), many], showLists)
    const id = await largeGroup(many.databaseUrl ?? '')
    if (isAsked('large')) await opened([many], (sides) => showPages(sides, pagesOf(id)))
    if (isAsked('told')) showTellings(await tellings(many, id, PORTS.telling))
  } finally {
    cluster.stop()
  }
}

async function made(cluster: Awaited<ReturnType<typeof startCluster>>, name: 'few' | 'many'): Promise<School> {
  const school = await makeSchool(cluster, name)
  await fill(school.databaseUrl ?? '', { ...LARGE, groups: COUNTS[name] })
  return school
}

/** Measures with a server on each school. */
async function opened(schools: readonly School[], measure: (sides: readonly Side[]) => Promise<void>) {
  const servers: Server[] = []
  try {
    for (const [at, school] of schools.entries()) servers.push(await openSchool(school, at ? PORTS.many : PORTS.few))
    const sides: Side[] = []
    for (const { url } of servers) sides.push({ url, tokens: await tokensAt(url) })
    await measure(sides)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function tokensAt(url: string): Promise<Side['tokens']> {
  const of = async (email: string) => (await signIn(url, email)).accessToken
  return { student: await of(STUDENT), tutor: await of(TUTOR), staff: await of('admin@articled.example') }
}

const ms = (time = Number.NaN) => time.toFixed(1)

async function showLists(sides: readonly Side[]) {
  const rows: string[][] = []
  for (const asked of lists) {
    const [few, many] = await timesOf(asked, sides)
    const growth = (many?.p95 ?? Number.NaN) / (few?.p95 ?? Number.NaN)
    const cells = [few?.p50, few?.p95, many?.p50, many?.p95].map(ms)
    rows.push([`${asked.who}: ${asked.name}`, ...cells, `× ${growth.toFixed(2)}`, verdict(growth < MOST_GROWTH)])
  }
  print(
    `Lists of groups: ms to one person with ${COUNTS.few} groups and with ${COUNTS.many.toLocaleString('en-GB')}, in turns (${machine()})`,
    ['list', 'few: p50', 'p95', 'many: p50', 'p95', `p95 grows (< × ${MOST_GROWTH})`, ''],
    rows,
  )
}

async function showPages(sides: readonly Side[], pages: readonly Asked[]) {
  const rows: string[][] = []
  for (const asked of pages) {
    const [times] = await timesOf(asked, sides)
    const isTarget = asked.name === 'posts, first page'
    const target = isTarget ? [`≤ ${MOST_MS.posts}`, verdict((times?.p95 ?? Number.NaN) <= MOST_MS.posts)] : ['', '']
    rows.push([`${asked.who}: ${asked.name}`, ms(times?.p50), ms(times?.p95), ...target])
  }
  const [members, posts] = [LARGE.members, LARGE.posts].map((count) => count.toLocaleString('en-GB'))
  print(
    `A group with ${members} members and ${posts} posts: ms to one person (${machine()})`,
    ['page', 'p50', 'p95', 'target', ''],
    rows,
  )
}

function showTellings(all: readonly Telling[]) {
  const sum = (key: 'twice' | 'never' | 'mailsTwice' | 'mailsNever') =>
    all.reduce((total, each) => total + each[key], 0)
  const none = (name: string, count: number) => [name, String(count), '0', verdict(count === 0)]
  const slowest = Math.max(...all.map(({ answeredMs }) => answeredMs))
  const [whole] = all
  const kills = all.flatMap(({ killedAt }) => killedAt ?? [])
  print(
    `A post told to ${whole?.people.toLocaleString('en-GB')} members, ${all.length} times, the server killed amid ${kills.length} of them (${machine()})`,
    ['', 'figure', 'target', ''],
    [
      [
        'studyGroupPostNotify, slowest answer',
        `${slowest.toFixed(0)} ms`,
        `≤ ${MOST_MS.notify} ms`,
        verdict(slowest <= MOST_MS.notify),
      ],
      ['all stand as told after', `${whole?.toldS.toFixed(1)} s`, '', ''],
      ['all mails gone after', `${whole?.doneS.toFixed(1)} s`, '', ''],
      ['told when it was killed', kills.join(', '), '', ''],
      none('told twice', sum('twice')),
      none('not told', sum('never')),
      none('mails not sent', sum('mailsNever')),
      [
        'mails sent twice, of all',
        `${sum('mailsTwice')} of ${all.reduce((total, { mails }) => total + mails, 0)}`,
        '',
        '',
      ],
    ],
  )
}
