import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { isAway } from '../database/away'
import { newId } from '../database/columns'
import type { Connection, Database } from '../database/database'
import type { Clock } from '../time/clock'
import { type Patience, usualPatience } from '../time/patience'
import { deleteUnsealed, jobRows } from './job-rows'
import type { JobName, Jobs } from './jobs'
import { createOrphans } from './orphans'
import { createSeal } from './sealed-payload'
import { createWorkers } from './workers'

const executor = ({ query }: Pick<Connection, 'query'>) => ({
  executeSql: (text: string, values?: unknown[]) => query({ text, ...(values && { values }) }),
})

const bossOn = (database: Database) =>
  new PgBoss({
    db: executor(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })

interface Opening {
  clock: Clock
  patience?: Patience
  database: Database
  /** The jobs that somebody does. */
  names: readonly JobName[]
  /** Called when a try has failed, and when a later try has succeeded; not for a job that succeeds at once. */
  onTrouble: (id: string) => void
  /** The key that seals payloads. */
  secret: string
  log: FastifyBaseLogger
}

/**
 * Opens the queue (pg-boss, in the product's own database); a job has six tries, each later than the one before. Nothing is done before `begin`: a
 * job that a killed server left would otherwise be tried by one that is not whole yet.
 */
export async function openQueue(opening: Opening): Promise<Jobs> {
  const { clock, patience = usualPatience, database, names, onTrouble, secret, log } = opening
  const boss = bossOn(database)
  const inHand = new Set<string>()
  const orphans = createOrphans({ clock, patience, database, names, inHand })
  boss.on('error', (error) => {
    // The log reports an absent database elsewhere, so not at each turn of the queue.
    if (isAway(error)) orphans.suspect()
    else log.error({ err: error }, 'job queue')
  })
  await boss.start()
  await orphans.adoptAll()
  for (const name of names) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
    // Lets pg-boss learn the queue now: at the first job it would ask beside the transaction that the job is in, which may hold the only connection.
    await boss.getJobById(name, newId())
  }
  const seal = createSeal(secret)
  await deleteUnsealed(database, names)

  /** The queue knows the real time alone. */
  const byRealTime = (instant: Date) => new Date(Date.now() + instant.getTime() - clock.now().getTime())

  return {
    ...jobRows,
    ...createWorkers(database, names, { boss, clock, patience, seal, inHand, onTrouble, log }),
    async queue(connection, name, payload, { about, startAfter, once }) {
      await boss.send(name, seal.kept(payload, about), {
        id: newId(),
        db: executor(connection),
        ...(startAfter && { startAfter: byRealTime(startAfter) }),
        ...(once && { singletonKey: once }),
      })
    },
    adopt: () => orphans.adopt(),
  }
}
