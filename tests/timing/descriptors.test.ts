import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCluster } from '../../scripts/postgres.mjs'
import { until } from '../until'
import { startServer, temporaryFolder } from './child-server'
import type { Cluster } from './own-postgres'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.stop())

it('lives on when it has no descriptor left for a connection, and serves again once it has', async () => {
  // As patient as usual, so that it is the want of descriptors that ends connections.
  const env = { DATABASE_URL: cluster.url, DATA_DIR: temporaryFolder(), PATIENCE: '1' }
  const server = await startServer({ descriptors: 300, env })
  const port = Number(new URL(server.url).port)
  const refused = new Set<unknown>()
  const sockets = Array.from({ length: 900 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    return socket.once('close', () => refused.add(socket))
  })
  await until(() => refused.size)
  expect(server.process.exitCode).toBeNull()
  for (const socket of sockets) socket.destroy()
  await until(async () => (await fetch(`${server.url}/readyz`).catch(() => null))?.status === 200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
