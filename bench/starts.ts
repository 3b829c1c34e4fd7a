import autocannon from 'autocannon'
import { type Cluster, startCluster } from './cluster'
import { openWatched, type Watched } from './people/watched'
import { machine, median } from './processes'
import { type Offer, offersOf, startsOf } from './school/offers'
import { makeSchool } from './school/schools'
import { BIG } from './school/seed'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORTS = { postgres: 5428, product: 5429 }
const PEOPLE = 20
const CONNECTIONS = 10
const ROUNDS = sized(6, 1)
const SECONDS = sized(3, 0.2)
const DAYS = 14
const TARGET_TURN_MS = 10
/** The target for queries of free starts, as a share of the rate of `currentUser`, by the number of tutors. */
const targets = new Map(
  sized(
    [
      [200, 1 / 4],
      [1000, 1 / 8],
    ],
    [[12, 1 / 4]],
  ) as [number, number][],
)

const STARTS =
  'query ($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { entries { from until } reason } }'
/** The cheapest query. */
export const SELF = '{ currentUser { id email firstName lastName } }'

interface Outcome {
  tutors: number
  self: number
  starts: number
  /** The longest turn of the event loop: at the first computation, later, and with the smallest query. */
  turns: { first: number; starts: number; self: number }
  found: number
}

/** Compares the rate of queries for free starts in a big school with the smallest query, and measures how long one holds the event loop. */
export async function starts(): Promise<void> {
  await ensureBuilt()
  const outcomes: Outcome[] = []
  for (const tutors of targets.keys()) {
    const cluster = await startCluster(PORTS.postgres)
    try {
      outcomes.push(await withTutors(cluster, tutors))
    } finally {
      cluster.stop()
    }
  }
  print(
    `Free starts of ${DAYS} days in a school of ${BIG.sessions.toLocaleString('en-GB')} sessions, ${CONNECTIONS} connections, medians of ${ROUNDS} × ${SECONDS} s in turns (${machine()})`,
    [
      'tutors',
      'starts',
      'currentUser /s',
      'slots /s',
      'of it',
      'target',
      '',
      'longest turn ms: first',
      'later',
      'target',
      '',
      'currentUser',
    ],
    outcomes.map(({ tutors, self, starts, turns, found }) => {
      const target = targets.get(tutors) ?? 1
      return [
        `${tutors}`,
        `${found}`,
        self.toFixed(0),
        starts.toFixed(0),
        (starts / self).toFixed(3),
        `≥ ${target}`,
        verdict(starts / self >= target),
        turns.first.toFixed(0),
        turns.starts.toFixed(0),
        `≤ ${TARGET_TURN_MS}`,
        verdict(Math.max(turns.first, turns.starts) <= TARGET_TURN_MS),
        turns.self.toFixed(0),
      ]
    }),
  )
}

async function withTutors(cluster: Cluster, tutors: number): Promise<Outcome> {
  const school = await makeSchool(cluster, 'big', { size: { ...BIG, tutors }, signedIn: PEOPLE })
  const server = await openWatched(school, PORTS.product)
  try {
    const tokens = school.accounts.map((account) => account.token())
    const { offer, found } = await mostStarts(server, tokens[0] ?? '')
    const from = new Date()
    const period = { from: from.toISOString(), until: new Date(from.getTime() + DAYS * 86_400_000).toISOString() }
    const bodies = {
      self: JSON.stringify({ query: SELF }),
      starts: JSON.stringify({ query: STARTS, variables: { type: offer.typeId, area: offer.areaId, ...period } }),
    }
    const rates = { self: [] as number[], starts: [] as number[] }
    const turns = { first: 0, starts: 0, self: 0 }
    for (let round = -1; round < ROUNDS; round++)
      for (const which of round % 2 ? (['self', 'starts'] as const) : (['starts', 'self'] as const)) {
        await server.inside()
        const rate = await rateOf(server, bodies[which], tokens)
        const inside = await server.inside()
        // The first round compiles and fills the memory.
        if (round >= 0) rates[which].push(rate)
        const turn = round >= 0 || which === 'self' ? which : 'first'
        turns[turn] = Math.max(turns[turn], inside.longestMs)
      }
    return { tutors, self: median(rates.self), starts: median(rates.starts), turns, found }
  } finally {
    await server.stop()
  }
}

/** The offer with the most starts, which needs all its tutors. */
async function mostStarts({ url }: Watched, token: string): Promise<{ offer: Offer; found: number }> {
  let most: { offer: Offer; found: number } | undefined
  for (const offer of await offersOf(url, token)) {
    const found = (await startsOf(url, token, offer, new Date())).length
    if (offer.isLive && found > (most?.found ?? 0)) most = { offer, found }
  }
  if (!most) throw new Error('nothing can be booked')
  return most
}

/** Answers a second to some connections that ask the same, each for one of these people in turn. */
export async function rateOf({ url }: { url: string }, body: string, tokens: readonly string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: tokens.map((token) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    })),
    verifyBody: (text: string) => text.startsWith('{"data":{"'),
  })
  const { total } = result.requests
  if (result.non2xx || result.errors || result.mismatches || !total)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed, ${result.mismatches} wrong of ${total}`)
  return total / result.duration
}
