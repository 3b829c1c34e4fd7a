// A temporary PostgreSQL cluster that ends with the process. It can be stopped and started in between.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedUser } from './system.mjs'
import { isRunning } from './temporary-folder.mjs'

const prefix = 'articled-postgres-'

// Only the loopback, since the cluster lets anybody in.
const always = ['timezone=UTC', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']

/**
 * `smart` waits for connections to end, `fast` ends them, `immediate` ends without a checkpoint, like a crash.
 * @type {Record<'smart' | 'fast' | 'immediate', NodeJS.Signals>}
 */
const signals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' }

/**
 * @typedef {{
 *   url: string,
 *   readonly pid: number,
 *   halt: (mode: keyof typeof signals) => Promise<void>,
 *   begin: () => Promise<void>,
 *   stop: () => void,
 * }} Cluster
 */

/**
 * Creates and starts a cluster with the programs of a folder.
 * @param {string} binaries
 * @param {{ settings?: string[], port?: number }} [options]
 * @returns {Promise<Cluster>}
 */
export async function makeCluster(binaries, { settings = [], port: asked } = {}) {
  removeAbandoned()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = asked ?? (await freePort())
  const options = [...always, ...settings].flatMap((setting) => ['-c', setting])
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const begin = async () => {
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server, data)
  }
  const stop = () => {
    process.off('exit', stop)
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', stop)
  try {
    const making = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    const made = spawnSync(join(binaries, 'initdb'), making, { ...user, cwd: folder, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr.trim())
    await begin()
  } catch (error) {
    stop()
    throw error
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server?.pid ?? 0
    },
    async halt(mode) {
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      server?.kill(signals[mode])
      await ended
    },
    begin,
    stop,
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} data
 */
async function untilReady(server, data) {
  let log = ''
  server.stderr?.on('data', (text) => {
    log = (log + text).slice(-4000)
  })
  server.once('error', (error) => {
    log += error.message
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  for (let wait = 0; wait < 600 && server.exitCode === null; wait += 1) {
    if (isReady(data, server.pid)) return
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 25))])
  }
  throw new Error(log.trim() || 'it did not start')
}

/**
 * The first line of the server's file has its process id, the last says when it accepts connections.
 * @param {string} data
 * @param {number | undefined} pid
 */
function isReady(data, pid) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Removes clusters whose owner was killed: without its folder a server ends within a minute. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = Number(name.slice(prefix.length).split('-')[0])
    const ours = statSync(folder, { throwIfNoEntry: false })
    if (ours && !isRunning(owner)) rmSync(folder, { recursive: true, force: true })
  }
}
