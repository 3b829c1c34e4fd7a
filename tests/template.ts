import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { GraphQLEnumType } from 'graphql'
import pg from 'pg'
import pino from 'pino'
import { openDatabase } from '../server/kernel/database/database'
import { schema } from '../server/kernel/graphql/schema'
import type { JobName } from '../server/kernel/jobs/jobs'
import { openQueue } from '../server/kernel/jobs/queue'
import { root } from '../server/kernel/root'
import { createClock } from '../server/kernel/time/clock'

const NAME = 'articled_template'

/** Every kind of job has a queue of its own in the database. */
const kinds = (schema.getType('QueueJobKind') as GraphQLEnumType).getValues().map(({ name }) => name as JobName)

/** Makes the template of each test's database once for a run, since creating its tables each time would take longer than the tests. */
export default async function makeTemplate() {
  const server = process.env.DATABASE_URL_TEST
  return server ? onServer(server) : embedded()
}

/** Answers how to remove the template. */
async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'articled-template-'))
  await bringUp({ folder })
  const lite = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { btree_gist, pg_trgm } })
  const file = join(folder, 'template.tar')
  writeFileSync(file, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()))
  await lite.close()
  process.env.TEST_TEMPLATE = file
  process.env.TEST_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

async function onServer(server: string) {
  const admin = async (...texts: string[]) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    for (const text of texts) await client.query(text)
    await client.end()
  }
  const drop = `drop database if exists ${NAME} with (force)`
  await admin(drop, `create database ${NAME}`)
  const url = new URL(server)
  url.pathname = `/${NAME}`
  await bringUp({ folder: null, url: url.href })
  process.env.TEST_TEMPLATE = NAME
  return () => admin(drop)
}

async function bringUp(where: { folder: string | null; url?: string }) {
  const clock = createClock({ settable: false })
  const database = await openDatabase({ clock, ...where, migrations: join(root, 'server/migrations') })
  const jobs = await openQueue({
    clock,
    database,
    names: kinds,
    onTrouble: () => {},
    secret: 'only a template: nothing is ever sealed',
    log: pino({ level: 'silent' }),
  })
  await jobs.stop()
  await database.close()
}
