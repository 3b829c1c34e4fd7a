import { afterAll, beforeAll, expect, it } from 'vitest'
import { nouns } from '../../../server/nouns'
import { build, type TestApp } from '../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const ofKernel = { idempotency_keys: 'the server’s own' }
const unwatched: Record<string, string> = Object.assign({}, ofKernel, ...nouns.map((noun) => noun.unwatched))

it('the audit log watches every table, or its noun says in `unwatched` why not: `select audit_table(name, own)` in its migration', async () => {
  const { rows } = await app.services.database.query({
    text: `select t.table_name as name, exists (select 1 from information_schema.triggers g where g.event_object_table = t.table_name
        and g.trigger_name = t.table_name || '_audit') as watched
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  })
  const decided = rows.map(({ name, watched }) => ({ name, decided: watched !== String(name) in unwatched }))
  expect(decided.filter((each) => !each.decided)).toEqual([])
  const names = rows.map(({ name }) => name)
  expect(Object.keys(unwatched).filter((name) => !names.includes(name))).toEqual([])
})
