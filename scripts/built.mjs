// Whether dist/ matches the present sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDerived } from './derived.mjs'
import { filesIn, hashOf, root, sources } from './prepare.mjs'

const stamp = join(root, 'dist', 'sources.sha256')

/** Compares contents, since a checkout or a copy changes the times of unchanged files. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesNow()
}

/** The state of the sources, taken before a build reads them. What follows from them need not be there to serve a build. */
export function sourcesNow() {
  return hashOf(sources.flatMap((path) => filesIn(path)).filter((file) => !isDerived(file)))
}

/**
 * Records which sources the finished build was made from.
 * @param {string} state
 */
export function markBuilt(state) {
  writeFileSync(stamp, state)
}
