import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../until'
import { type Load, startLoad } from './load'
import { type OwnPostgres, onOwnPostgres, short } from './own-postgres'
import { familyOf } from './processes'

/** A request waits for a connection, then for its answer. */
const longestMs = short.connectionMs + short.answerMs

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
  own = await onOwnPostgres({ connectionMs: short.connectionMs })
  load = startLoad(own.url, own.token)
  await load.untilWritten()
  stopped = familyOf(own.cluster.pid)
  signal('SIGSTOP')
})
afterAll(async () => {
  signal('SIGCONT')
  await load.stop()
  await own.close()
})

const ask = async (path: string) => (await fetch(own.url + path)).status

it('says that it is not ready before anybody else’s question is given up, however many ask', async () => {
  const other = own.app.services.database.query({ text: 'select 1' }).catch(() => 'given up')
  const asked = Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))
  expect(await Promise.race([asked, other])).toEqual(Array(20).fill(503))
  expect(await ask('/livez')).toBe(200)
})

it('answers each request in time while the database hangs, and serves again when it goes on', async () => {
  const refused = () => load.answers.get('503 UNAVAILABLE') ?? 0
  // The requests in progress are refused first, then those that wait for a connection.
  await until(() => refused() > 8)
  expect(load.slowestMs / longestMs).toBeLessThan(4)
  signal('SIGCONT')
  expect((await load.untilWritten()) / longestMs).toBeLessThan(4)
  await until(async () => (await ask('/readyz')) === 200)
  await load.stop()
  expect([...load.answers.keys()].sort()).toEqual(['200 done', '503 UNAVAILABLE'])
})
