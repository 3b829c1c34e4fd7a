import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startServer } from './server'

/** What the workers are told, in the environment that they inherit. */
export const SCHOOL = 'WALK_SCHOOL'
export const SERVERS = 'WALK_SERVERS'

/** Makes the demo school, once for a run, and starts the servers that most files share, one for each worker. */
export default async function startServers({ workers }: FullConfig) {
  const school = mkdtempSync(join(tmpdir(), 'articled-school-'))
  await (await startServer({ dataDir: school })).stop()
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer({ school })))
  process.env[SCHOOL] = school
  process.env[SERVERS] = servers.map(({ url }) => url).join(' ')
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    rmSync(school, { recursive: true, force: true })
  }
}
