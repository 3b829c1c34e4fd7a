import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the servers that files share, one for each worker. */
    servers: string[]
    /** A data folder with a fresh demo school, which each server begins with a copy of. */
    school: string
  }
}

const WORKERS = 2

/** Makes the demo school, once for a run, and starts the servers that most files share. */
export default async function startServers(project: TestProject) {
  const school = mkdtempSync(join(tmpdir(), 'articled-school-'))
  await (await startServer({ dataDir: school })).stop()
  const servers = await Promise.all(Array.from({ length: WORKERS }, () => startServer({ school })))
  project.provide('school', school)
  project.provide(
    'servers',
    servers.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    rmSync(school, { recursive: true, force: true })
  }
}
