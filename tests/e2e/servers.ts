import type { TestProject } from 'vitest/node'
import { startServer } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the servers that files share, one for each worker. */
    servers: string[]
  }
}

const WORKERS = 2

/** Starts, once for a run, the servers that most files share. */
export default async function startServers(project: TestProject) {
  const servers = await Promise.all(Array.from({ length: WORKERS }, () => startServer()))
  project.provide(
    'servers',
    servers.map(({ url }) => url),
  )
  return () => Promise.all(servers.map(({ stop }) => stop()))
}
