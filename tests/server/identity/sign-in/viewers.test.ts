import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp

beforeAll(async () => {
  app = await build()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

const changed = (id: string) => app.services.bus.publish('change', { type: 'User', id, kind: 'updated' })
const questions = () => {
  const query = vi.spyOn(app.services.database, 'query')
  return () => query.mock.calls.filter(([{ name }]) => name === 'who_is').length
}

test('people in one turn are found by one statement, and then remembered', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => app.person()))
  const asked = questions()
  const tokens = people.flatMap(({ token }) => [token, token])
  const ask = () => Promise.all(tokens.map((token) => app.services.viewers.fromToken(token)))

  expect((await ask()).map(({ viewer }) => viewer.id)).toEqual(people.flatMap(({ id }) => [id, id]))
  await ask()
  expect(asked()).toBe(1)
})

test('a disabled person does not stop others from being found', async () => {
  const [person, disabled] = [await app.person(), await app.person()]
  await app.services.database.query({
    text: 'update users set disabled_at = now() where id = $1',
    values: [disabled.id],
  })
  const found = await Promise.allSettled([disabled, person].map(({ token }) => app.services.viewers.fromToken(token)))

  expect(found.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('a question after a change does not get an answer from before it', async () => {
  const person = await app.person()
  const { query } = app.services.database
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  let before: Promise<unknown> = Promise.resolve()
  await new Promise<void>((answered) => {
    vi.spyOn(app.services.database, 'query').mockImplementationOnce(async (statement) => {
      const answer = await query(statement)
      answered()
      await held
      return answer
    })
    before = app.services.viewers.fromToken(person.token)
  })
  await app.services.database.query({ text: `update users set role = 'admin' where id = $1`, values: [person.id] })
  changed(person.id)
  const after = await app.services.viewers.fromToken(person.token)
  release()
  await before

  expect(after.viewer.role).toBe('admin')
  expect((await app.services.viewers.fromToken(person.token)).viewer.role).toBe('admin')
})

test('a change of one person leaves the others remembered', async () => {
  const [one, other] = [await app.person(), await app.person()]
  const ask = () => Promise.all([one, other].map(({ token }) => app.services.viewers.fromToken(token)))
  await ask()
  changed(one.id)
  const asked = vi.spyOn(app.services.database, 'query')
  await ask()

  expect(asked.mock.calls.map(([{ values }]) => values?.[0])).toEqual([[one.id]])
})
