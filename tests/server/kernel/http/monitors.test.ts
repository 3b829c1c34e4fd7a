import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build({ rateFactor: 0.01 })
})
afterAll(() => app.close())

const statusesOf = async (url: string) => {
  const statuses = new Set<number>()
  for (let count = 0; count < 30; count++) statuses.add((await app.server.inject({ url })).statusCode)
  return [...statuses]
}

it('a monitor hears that the server lives from a network that has reached its limit', async () => {
  expect(await statusesOf('/files/x')).toContain(429)
  for (const url of ['/livez', '/readyz']) expect([url, await statusesOf(url)]).toEqual([url, [200]])
})
