import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const areas = async (name: string) =>
  (await app.services.database.query({ text: 'select 1 from practice_areas where name = $1', values: [name] })).rows
    .length
const insert = (name: string) => ({
  text: 'insert into practice_areas (id, name, short_name) values (gen_random_uuid(), $1, $2)',
  values: [name, name.slice(0, 2)],
})

it('never takes a transaction for done when one of its statements failed and nobody looked', async () => {
  const work = app.services.database.transaction(async ({ query }) => {
    await query(insert('Lost'))
    await query({ text: 'select 1 / 0' }).catch(() => {})
    return 'done'
  })
  await expect(work).rejects.toThrow('rolled back')
  expect(await areas('Lost')).toBe(0)
})

it('lets others go on after a failed transaction', async () => {
  const { database } = app.services
  const failing = database.transaction(async ({ query }) => {
    await query(insert('Gone'))
    throw new Error('refused')
  })
  const next = database.transaction(({ query }) => query(insert('Kept')))
  await expect(failing).rejects.toThrow('refused')
  await next
  expect([await areas('Gone'), await areas('Kept')]).toEqual([0, 1])
})
