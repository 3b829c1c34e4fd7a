import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Columns whose table stays small, or that lead to rows of which a school has a handful and deletes none. */
const fewRows = [
  'access_requests.answered_by_id',
  'content_blocks.practice_area_id',
  'email_changes.asked_by',
  'library_categories.image',
  'library_categories.practice_area_id',
  'library_subcategories.practice_area_id',
  'mocks.owner_id',
  'mocks.practice_area_id',
  'no_show_disputes.resolved_by_id',
  'oauth_requests.user_id',
  'one_time_links.email_change_id',
  'session_type_practice_areas.practice_area_id',
  'user_practice_areas.practice_area_id',
  'user_session_types.session_type_id',
  'users.country_id',
]

/** Foreign keys that no index begins with. An index of the rows alone that have a value is one. */
const unindexed = `select c.conrelid::regclass || '.' || a.attname as "column" from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and array_length(c.conkey, 1) = 1 and c.connamespace = 'public'::regnamespace
    and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) order by 1`

it('a row is found by each of its foreign keys with an index, in every table that grows with the school', async () => {
  const { rows: found } = await app.services.database.query({ text: unindexed })
  expect(found.map(({ column }) => column)).toEqual(fewRows)
})
