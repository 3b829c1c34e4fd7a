import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../../server/kernel/database/migrate'

let database: PGlite
let folder: string
beforeAll(async () => {
  database = await PGlite.create()
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articled-migrate-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.exec('drop schema if exists migrations cascade; drop schema if exists drizzle cascade')
  await database.exec('drop schema public cascade; create schema public')
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () =>
  migrate({ query: async ({ text, values }) => ({ rows: (await database.query(text, values)).rows as never }) }, folder)
const tables = async () =>
  (
    await database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
  ).rows.map(({ name }) => name)

it('runs each migration once, in the order of their names', async () => {
  write('20260102000000_column.sql', 'alter table one add column word text')
  write('20260101000000_table.sql', 'create table one (id int);\n--> statement-breakpoint\ncreate table two (id int)')
  write('tables.json', '{}')
  await run()
  await run()
  expect(await tables()).toEqual(['one', 'two'])
})

it('runs one from another branch that is older than the last', async () => {
  write('20260103000000_mine.sql', 'create table mine (id int)')
  await run()
  write('20260102000000_theirs.sql', 'create table theirs (id int)')
  await run()
  expect(await tables()).toEqual(['mine', 'theirs'])
})

it('leaves nothing of one that fails, and runs it the next time', async () => {
  write('20260101000000_half.sql', 'create table half (id int);\n--> statement-breakpoint\ncreate table half (id int)')
  await expect(run()).rejects.toThrow('already exists')
  expect(await tables()).toEqual([])
  write('20260101000000_half.sql', 'create table half (id int)')
  await run()
  expect(await tables()).toEqual(['half'])
})

it('refuses a database of before the first release in words that say what to do, and changes nothing', async () => {
  await database.exec(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id int); create table users (id int)',
  )
  write('20260101000000_table.sql', 'create table one (id int)')
  await expect(run()).rejects.toThrow(/before its first release.*Start with an empty one: set DATA_DIR/s)
  expect(await tables()).toEqual(['users'])
})
