import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCluster } from '../../scripts/postgres.mjs'
import { startServer, temporaryFolder } from './child-server'
import { type Cluster, rest } from './own-postgres'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.stop())

it('lives on when it has no descriptor left for a connection, and serves again once it has', async () => {
  const env = { DATABASE_URL: cluster.url, DATA_DIR: temporaryFolder() }
  const server = await startServer({ descriptors: 300, env })
  const port = Number(new URL(server.url).port)
  const sockets = Array.from({ length: 900 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await rest(1_000)
  const taken = sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open')
  expect(taken.length).toBeLessThan(900)
  expect(server.process.exitCode).toBeNull()
  for (const socket of sockets) socket.destroy()
  await rest(500)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
