// Shared preparation of all scripts. Runs before an install, so it imports nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Everything that the build reads: a change of its content makes the build old. */
export const sources = [
  'src',
  'server',
  'access',
  'rules',
  'resources',
  'schema',
  'public',
  'texts',
  'scripts',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Ends the process with one clear line if Node is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [major = 0, minor = 0] = engines.node
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  console.error(
    `Articled needs Node ${major}.${minor} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}

/**
 * Installs exactly the lock file's packages, unless node_modules has them.
 * @param {{ dev: boolean }} wanted whether the packages for building and testing are needed too
 */
export function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return
  console.log('Installing what package-lock.json lists')
  // npm's warnings are about packages that others chose.
  const done = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (done.status !== 0) process.exit(done.status || 1)
}

/**
 * Runs npm to its end and shows its output.
 * @param {string[]} args
 */
export function npm(args) {
  // npm tells scripts where it is; without that, Windows needs a shell to find npm.cmd.
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
}

/**
 * Runs a Node script of the repository to its end and returns its exit code.
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(script, args = [], env = process.env) {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env })
  const stop = () => child.kill()
  process.once('exit', stop)
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', stop)
      resolve(code ?? 1)
    })
  })
}

/**
 * One hash over the paths and contents of files and folders.
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesIn(path)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * The files under a path of the repository, sorted; the path itself if it is a file.
 * @param {string} path
 * @param {string} [tree] another root to look below
 * @returns {string[]}
 */
export function filesIn(path, tree = root) {
  const found = statSync(join(tree, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(join(tree, path))
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`, tree))
}

/** @param {boolean} dev */
function isInstalled(dev) {
  // npm writes this file last, so an interrupted install has no current one.
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const have = JSON.parse(readFileSync(record, 'utf8')).packages
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.keys(want).every((path) => {
    const { version, integrity, optional, devOptional, dev: forDev } = want[path]
    if (path === '' || optional || devOptional || (forDev && !dev)) return true
    return have[path]?.version === version && have[path]?.integrity === integrity
  })
}
