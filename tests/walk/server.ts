import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../server/kernel/root'

/** A machine at its limit takes its time to make the demo school. */
const START_MS = 200_000

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answering(url: string, server: ChildProcess) {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the server stopped with code ${server.exitCode}`)
    const answer = await fetch(`${url}/readyz`, { headers: { connection: 'close' } }).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('the server did not answer in time')
}

export interface Start {
  /** A data folder with a demo school that it begins with a copy of; without one it makes the school itself. */
  school?: string
  /** A data folder to use, which outlives it; without one it has its own. */
  dataDir?: string
  /** Further settings, for those that depend on its address. */
  more?: (url: string) => Promise<Record<string, string>>
  /** The folder it was built in. */
  builtIn?: string
}

export interface Running {
  url: string
  stop(): Promise<void>
}

/** Starts the built server with the demo school. */
export async function startServer({ school, dataDir: given, more, builtIn = root }: Start): Promise<Running> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'articled-walk-'))
  if (school) cpSync(school, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { NODE_ENV: 'test', PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, RATE_FACTOR: '100' }
  const { DATABASE_URL: _, SMTP_URL: __, ...inherited } = process.env
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: builtIn,
    env: { ...inherited, ...settings, ...(await more?.(url)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(url, server)
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((done) => server.once('exit', done))
      if (!given) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
