// The files that are made from others: which they are, and how one that makes them writes them. None of them is in git.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, root } from './prepare.mjs'

/** The folders that hold some. */
const folders = ['schema', 'access', 'rules', 'resources', 'server', 'src', 'texts']

/** The paths of what each step makes. */
export const derived = {
  schema: /^schema\/generated\/|^src\/.*\.documents\.ts$/,
  lists: /^(access|resources|server|src)\/generated\//,
  texts: /^texts\/articled\.pot$/,
}

/**
 * Whether a file is made from others.
 * @param {string} file
 */
export function isDerived(file) {
  return Object.values(derived).some((paths) => paths.test(file))
}

/** All that are there now, sorted. */
export function derivedFiles() {
  return folders.flatMap((folder) => filesIn(folder)).filter(isDerived)
}

/**
 * Writes what one step makes, and removes what an earlier run of that step left.
 * @param {RegExp} own the paths of all the step's files
 */
export function derivedBy(own) {
  /** @type {Set<string>} */
  const written = new Set()
  return {
    /**
     * @param {string} path from the root of the repository
     * @param {string} text
     */
    write(path, text) {
      written.add(path)
      const full = join(root, path)
      // An unchanged file keeps its time, so that nothing that watches it starts again.
      if (existsSync(full) && readFileSync(full, 'utf8') === text) return
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, text)
    },
    removeOthers() {
      const others = derivedFiles().filter((file) => own.test(file) && !written.has(file))
      for (const file of others) rmSync(join(root, file))
    },
  }
}
