// Whether dist/ matches the present sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, root, sources } from './prepare.mjs'

const stamp = join(root, 'dist', 'sources.sha256')

/** Compares contents, since a checkout or a copy changes the times of unchanged files. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesNow()
}

/** The state of the sources, taken before a build reads them. */
export function sourcesNow() {
  return hashOf(sources)
}

/**
 * Records which sources the finished build was made from.
 * @param {string} state
 */
export function markBuilt(state) {
  writeFileSync(stamp, state)
}
