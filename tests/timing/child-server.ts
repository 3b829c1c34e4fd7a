import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productArguments } from '../../bench/server'
import { freePort } from '../../scripts/cluster.mjs'
import { root } from '../../scripts/prepare.mjs'
import { until } from '../until'

export interface ChildServer {
  url: string
  process: ChildProcess
  /** The text that it has printed so far. */
  output(): string
  /** Resolves with its exit code, or with the signal that ended it. */
  ended: Promise<number | string>
}

const children: ChildProcess[] = []
const folders: string[] = []
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'articled-timing-'))
  folders.push(folder)
  return folder
}

/** A folder with an embedded database that has its tables already. */
export function preparedFolder(): string {
  const folder = temporaryFolder()
  if (process.env.TEST_FOLDER)
    cpSync(join(process.env.TEST_FOLDER, 'database'), join(folder, 'database'), { recursive: true })
  return folder
}

interface Options {
  env?: NodeJS.ProcessEnv
  /** Modules to load before the server. */
  imports?: string[]
  stdio?: 'pipe' | number
  /** The most files and sockets that it may have open. */
  descriptors?: number
}

/** Starts the server in its own process as in production, built or else from its sources, without waiting for it. */
export async function runServer({ env, imports = [], stdio = 'pipe', descriptors }: Options): Promise<ChildServer> {
  const port = await freePort()
  const command = [process.execPath, ...imports.flatMap((name) => ['--import', name]), ...productArguments()]
  const limited = descriptors ? ['/bin/sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...command] : command
  const child = spawn(limited[0] ?? '', limited.slice(1), {
    cwd: root,
    stdio: ['ignore', stdio, 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://articled.example',
      SECRET_KEY: 'a secret for tests that is long enough',
      HOST: '127.0.0.1',
      PATIENCE: '0.1',
      PORT: String(port),
      ...env,
    },
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
  )
  return { url: `http://127.0.0.1:${port}`, process: child, output: () => output, ended }
}

/** A fresh embedded database makes its tables, which takes long beside other work. */
const START_MS = 110_000

/** Runs the server and waits until it answers. */
export async function startServer(options: Options): Promise<ChildServer> {
  const server = await runServer(options)
  await until(async () => {
    if (server.process.exitCode !== null) throw new Error(`the server ended: ${server.output()}`)
    return (await fetch(`${server.url}/livez`).catch(() => null))?.ok
  }, START_MS).catch((error) => {
    server.process.kill('SIGKILL')
    throw error
  })
  return server
}
