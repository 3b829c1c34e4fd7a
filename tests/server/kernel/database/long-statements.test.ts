import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const long = {
  text: 'select count(*)::int as n from generate_series(1, 1000000) n where md5(n::text) > $1',
  values: ['0'],
}

it('a long statement delays no request that needs no database', async () => {
  let isRunning = true
  const running = app.services.database.query(long).finally(() => {
    isRunning = false
  })
  const waits: number[] = []
  while (isRunning) {
    const asked = performance.now()
    await app.server.inject('/livez')
    waits.push(performance.now() - asked)
    await new Promise((done) => setTimeout(done, 5))
  }
  expect((await running).rows[0]?.n).toBe(1_000_000)
  // A database on this very thread would have let one request through or none.
  expect(waits.length).toBeGreaterThan(10)
})
