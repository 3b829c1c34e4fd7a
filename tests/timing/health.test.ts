import { renameSync } from 'node:fs'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { health } from '../../server/kernel/http/health'
import { build, type TestApp } from '../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const ask = async (server: Pick<TestApp['server'], 'inject'>, url: string) => {
  const { statusCode, body } = await server.inject({ method: 'GET', url })
  return [statusCode, JSON.parse(body)]
}

it('is ready while the database answers and the disk has room', async () => {
  expect(await ask(app.server, '/readyz')).toEqual([200, { ok: true, database: true, disk: true }])
})

it('is not ready while DATA_DIR is gone, and is ready once it is back', async () => {
  const { dataDir } = app.services.settings
  renameSync(dataDir, `${dataDir}.gone`)
  expect(await ask(app.server, '/readyz')).toEqual([503, { ok: false, database: true, disk: false }])
  expect(await ask(app.server, '/livez')).toEqual([200, { ok: true }])
  renameSync(`${dataDir}.gone`, dataDir)
  expect(await ask(app.server, '/readyz')).toEqual([200, { ok: true, database: true, disk: true }])
})

it('is not ready where the disk has less room than must stay free', async () => {
  const server = Fastify()
  await server.register(health, { services: app.services, leastFree: Number.MAX_SAFE_INTEGER })
  expect(await ask(server, '/readyz')).toEqual([503, { ok: false, database: true, disk: false }])
  await server.close()
})
