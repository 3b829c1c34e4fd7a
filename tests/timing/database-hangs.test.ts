import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../until'
import { type Load, startLoad } from './load'
import { type OwnPostgres, onOwnPostgres, short } from './own-postgres'
import { familyOf } from './processes'

/** A request waits for a connection, then for its answer. */
const longestMs = short.connectionMs + short.answerMs

const ask = async (own: OwnPostgres, path: string) => (await fetch(own.url + path)).status

const signal = (pids: number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has gone on and ended, because the server gave its connection up.
    }
  }
}

describe('a server whose database hangs', () => {
  let own: OwnPostgres
  let stopped: number[] = []
  beforeAll(async () => {
    // Others wait so long that a busy machine does not bring a monitor's question after the end of their patience.
    own = await onOwnPostgres({ answerMs: 60_000 })
    stopped = familyOf(own.cluster.pid)
    signal(stopped, 'SIGSTOP')
  })
  afterAll(async () => {
    signal(stopped, 'SIGCONT')
    await own.close()
  })

  it('says that it is not ready before anybody else’s question is given up, however many ask', async () => {
    const other = own.app.services.database.query({ text: 'select 1' }).catch(() => 'given up')
    const asked = Promise.all(Array.from({ length: 20 }, () => ask(own, '/readyz')))
    expect(await Promise.race([asked, other])).toEqual(Array(20).fill(503))
    expect(await ask(own, '/livez')).toBe(200)
  })
})

describe('a server whose database hangs in the midst of work', () => {
  let own: OwnPostgres
  let load: Load
  let stopped: number[] = []
  beforeAll(async () => {
    own = await onOwnPostgres({ connectionMs: short.connectionMs })
    load = startLoad(own.url, own.token)
    await load.untilWritten()
    stopped = familyOf(own.cluster.pid)
    signal(stopped, 'SIGSTOP')
  })
  afterAll(async () => {
    signal(stopped, 'SIGCONT')
    await load.stop()
    await own.close()
  })

  it('answers each request in time while the database hangs, and serves again when it goes on', async () => {
    const refused = () => load.answers.get('503 UNAVAILABLE') ?? 0
    // The requests in progress are refused first, then those that wait for a connection.
    await until(() => refused() > 8)
    expect(load.slowestMs / longestMs).toBeLessThan(4)
    signal(stopped, 'SIGCONT')
    expect((await load.untilWritten()) / longestMs).toBeLessThan(4)
    await until(async () => (await ask(own, '/readyz')) === 200)
    await load.stop()
    expect([...load.answers.keys()].sort()).toEqual(['200 done', '503 UNAVAILABLE'])
  })
})
