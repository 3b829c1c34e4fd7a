import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Load, startLoad } from './load'
import { type OwnPostgres, onOwnPostgres, rest } from './own-postgres'
import { familyOf } from './processes'

let own: OwnPostgres
let load: Load
let stopped: number[] = []
const signal = (name: NodeJS.Signals) => {
  for (const pid of stopped) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has gone on and ended, because the server gave its connection up.
    }
  }
}
beforeAll(async () => {
  own = await onOwnPostgres()
  load = startLoad(own.url, own.token)
  await load.untilWritten()
  stopped = familyOf(own.cluster.pid)
  signal('SIGSTOP')
  await rest(100)
})
afterAll(async () => {
  signal('SIGCONT')
  await load.stop()
  await own.close()
})

const ask = async (path: string) => {
  const begun = performance.now()
  const { status } = await fetch(own.url + path)
  return { status, seconds: (performance.now() - begun) / 1000 }
}

it('says within two seconds that it is not ready while the database hangs, however many ask', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))
  for (const { status, seconds } of answers) {
    expect(status).toBe(503)
    expect(seconds).toBeLessThan(2)
  }
  expect(await ask('/livez')).toMatchObject({ status: 200 })
})

it('answers each request in time while the database hangs, and serves again when it goes on', async () => {
  const refused = () => load.answers.get('503 UNAVAILABLE') ?? 0
  // The requests in progress are refused first, then those that wait for a connection.
  for (let waits = 0; waits < 40 && refused() <= 8; waits++) await rest(500)
  expect(refused()).toBeGreaterThan(8)
  expect(load.slowestMs).toBeLessThan(18_000)
  signal('SIGCONT')
  expect(await load.untilWritten()).toBeLessThan(5_000)
  expect((await ask('/readyz')).status).toBe(200)
  await load.stop()
  expect([...load.answers.keys()].sort()).toEqual(['200 done', '503 UNAVAILABLE'])
})
