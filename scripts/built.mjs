// Whether dist/ is what the sources as they stand would give.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, root, sources } from './prepare.mjs'

const stamp = join(root, 'dist', 'sources.sha256')

/** Answers by content, since a checkout or a copy changes the times of files that did not change. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesNow()
}

/** The state of the sources, to be taken before a build reads them. */
export function sourcesNow() {
  return hashOf(sources)
}

/**
 * Remembers which sources the build just finished belongs to.
 * @param {string} state
 */
export function markBuilt(state) {
  writeFileSync(stamp, state)
}
