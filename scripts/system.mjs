// Installs system packages, and finds the user that a program may run as.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/**
 * Installs a system package if that needs no password; returns whether it did.
 * @param {string} name
 */
export function installSystemPackage(name) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  const [command, ...args] = isRoot ? ['env'] : ['sudo', '-n', 'env']
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const apt = [...args, 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  console.log(`Installing ${name} with apt-get`)
  // apt-get's output goes to the error stream, so that a test run ends with its own line.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 2, 2] }
  spawnSync(command ?? 'env', [...apt, 'update', '-q'], options)
  return (
    spawnSync(command ?? 'env', [...apt, 'install', '-y', '-q', '--no-install-recommends', name], options).status === 0
  )
}

/** The user for a database server when this process is root, because it refuses to run as root. */
export function unprivilegedUser() {
  if (!isRoot) return {}
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}
