import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimDatabase } from '../../server/kernel/database/claim'
import { usualPatience } from '../../server/kernel/time/patience'
import { until } from '../until'
import { runServer, startServer, temporaryFolder } from './child-server'
import { type OwnPostgres, onOwnPostgres } from './own-postgres'
import { relayTo } from './relay'

let own: OwnPostgres
beforeAll(async () => {
  own = await onOwnPostgres()
})
afterAll(() => own.close())

/** Makes a database beside the one that this test's server uses. */
async function another(name: string): Promise<string> {
  await own.ask(`create database ${name}`)
  const url = new URL(own.cluster.url)
  url.pathname = `/${name}`
  return url.href
}

/** The process of PostgreSQL that holds a database's lock. */
async function holder(name = 'postgres') {
  const [row] = await own.ask(`select l.pid from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.granted and d.datname = '${name}'`)
  return row?.pid
}

const takenAgain = (before: unknown, name?: string) =>
  until(async () => {
    const now = await holder(name)
    return now && now !== before
  })

/** Longer than any other server here takes to go. */
const LONG = 60_000

const claim = (url: string, claimMs = 0) => {
  const lost: Error[] = []
  const log = { error: () => {} }
  return claimDatabase(url, {
    clock: own.app.services.clock,
    log,
    onLost: (reason) => lost.push(reason),
    patience: { ...usualPatience, claimMs },
  }).then((held) => ({
    ...held,
    lost,
  }))
}

it('refuses to start on a database that another server uses, and says why', async () => {
  const second = await runServer({ env: { DATABASE_URL: own.cluster.url, DATA_DIR: temporaryFolder() } })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    'Another server runs on this database, and only one may. Stop it, or set DATABASE_URL to another database.\n',
  )
})

it('waits at its start for a server that is about to end', async () => {
  const url = await another('waiting')
  const first = await claim(url)
  const second = claim(url, LONG)
  const asking = `select 1 from pg_stat_activity where datname = 'waiting' and query like '%pg_try_advisory_lock%'`
  await until(async () => (await own.ask(asking)).length === 2)
  await first.release()
  await (await second).release()
})

it('takes its lock again after losing its connection, and keeps others out', async () => {
  const before = await holder()
  await own.ask(`select pg_terminate_backend(${before})`)
  await takenAgain(before)
  await expect(claim(own.cluster.url)).rejects.toThrow('Another server runs on this database')
})

it('takes its lock again while PostgreSQL still holds its own dead connection', async () => {
  const relay = await relayTo(await another('lingering'))
  const held = await claim(relay.url)
  const before = await holder('lingering')
  relay.cut()
  await takenAgain(before, 'lingering')
  expect(held.lost).toEqual([])
  await held.release()
  relay.close()
})

it('starts at once after another was killed, and ends with 1 when another server has taken its database meanwhile', async () => {
  const url = await another('taken')
  const killed = await startServer({ env: { DATABASE_URL: url, DATA_DIR: temporaryFolder() } })
  killed.process.kill('SIGKILL')
  await killed.ended
  const relay = await relayTo(url)
  const server = await startServer({ env: { DATABASE_URL: relay.url, DATA_DIR: temporaryFolder() } })
  relay.cut({ stayDown: true })
  await own.ask(`select pg_terminate_backend(${await holder('taken')})`)
  const other = await claim(url, LONG)
  expect(server.process.exitCode).toBeNull()
  relay.mend()
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('Another server has taken the database')
  await other.release()
  relay.close()
})
