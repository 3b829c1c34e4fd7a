// What the machine's own package manager can add, and under which user a program may run.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/**
 * Installs a package of the system where that needs no password; answers whether it did.
 * @param {string} name
 */
export function installSystemPackage(name) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  const [command, ...args] = isRoot ? ['env'] : ['sudo', '-n', 'env']
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const apt = [...args, 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  console.log(`Installing ${name} with apt-get`)
  // What apt-get says goes to the error stream, so that a test run ends with its own line.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 2, 2] }
  spawnSync(command ?? 'env', [...apt, 'update', '-q'], options)
  return (
    spawnSync(command ?? 'env', [...apt, 'install', '-y', '-q', '--no-install-recommends', name], options).status === 0
  )
}

/** The user a database server runs as when this process is root, which it refuses to run as. */
export function unprivilegedUser() {
  if (!isRoot) return {}
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}
