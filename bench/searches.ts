import { startCluster } from './cluster'
import { machine, median } from './processes'
import { makeSchool, openSchool } from './school/schools'
import { BIG } from './school/seed'
import { ask, signIn } from './server'
import { sized } from './size'
import { rateOf, SELF } from './starts'
import { print, verdict } from './table'

const PORTS = { postgres: 5435, product: 5436 }
const ROUNDS = sized(5, 1)
/** As a share of the rate of `currentUser`. */
const TARGET = 1 / 8

const SEARCH = `query ($search: String) { sessions(search: $search, pageSize: 20) {
  entries { id name status startAt attendees { role user { firstName lastName } } } pageInfo { totalCount } } }`
const PEOPLE = '{ users(search: "hartley", pageSize: 1) { entries { firstName lastName } } }'

/** Compares the rate at which staff find sessions by somebody's name with the smallest query, in the big school. */
export async function searches(): Promise<void> {
  const cluster = await startCluster(PORTS.postgres)
  try {
    const school = await makeSchool(cluster, 'searches', { size: BIG })
    const server = await openSchool(school, PORTS.product)
    try {
      const { accessToken } = await signIn(server.url, 'admin@articled.example')
      const { users } = await ask<{ users: { entries: { firstName: string; lastName: string }[] } }>(
        server.url,
        PEOPLE,
        {},
        accessToken,
      )
      const [person] = users.entries
      const words = {
        'somebody’s name': person ? `${person.firstName} ${person.lastName}` : 'student',
        'a surname of a tenth of the school': 'hartley',
        'what is nowhere': 'zeppelin',
      }
      const rates = new Map<string, number[]>()
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, body] of [
          ['currentUser', JSON.stringify({ query: SELF })],
          ...Object.entries(words).map(([name, search]) => [
            name,
            JSON.stringify({ query: SEARCH, variables: { search } }),
          ]),
        ] as [string, string][])
          rates.set(name, [...(rates.get(name) ?? []), await rateOf(server, body, [accessToken])])
      const self = median(rates.get('currentUser') ?? [])
      print(
        `Searches for sessions in a school of ${BIG.sessions.toLocaleString('en-GB')}, medians of ${ROUNDS} (${machine()})`,
        ['search for', 'a second', 'of currentUser', 'target', ''],
        [...rates].map(([name, all]) => {
          const share = median(all) / self
          return [name, median(all).toFixed(0), share.toFixed(3), `≥ ${TARGET}`, verdict(share >= TARGET)]
        }),
      )
    } finally {
      await server.stop()
    }
  } finally {
    cluster.stop()
  }
}
