// Which packages of a lock file have an advisory that this repository knows of.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * An advisory, where it was read and when. Versions from one on and before another are affected.
 * @typedef {{ id: string, alias?: string, package: string, affected: { from: string, before: string }[], about: string, source: string, read: string }} Advisory
 */

/** @typedef {{ packages: Record<string, { version?: string, name?: string }> }} Lock */

/** @returns {Advisory[]} */
export const knownAdvisories = () => JSON.parse(readFileSync(join(root, 'scripts/advisories.json'), 'utf8'))

/** @returns {Lock} */
export const lockFile = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/**
 * Less than zero where the first of two versions is the older; one with a hyphen comes before the same without.
 * @param {string} one
 * @param {string} other
 */
export function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => {
    const [numbers = '', early] = version.split('+')[0]?.split(/-(.*)/s) ?? []
    return [...numbers.split('.').map(Number), early === undefined ? 1 : 0]
  })
  for (let at = 0; at < 4; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (difference) return difference
  }
  return 0
}

/**
 * One sentence for each installed package that an advisory is about.
 * @param {Lock} lock
 * @param {readonly Advisory[]} advisories
 */
export function affectedIn(lock, advisories) {
  return Object.entries(lock.packages).flatMap(([path, { version, name }]) => {
    const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return advisories
      .filter((each) => each.package === called)
      .filter(({ affected }) =>
        affected.some(
          ({ from, before }) => version && compareVersions(version, from) >= 0 && compareVersions(version, before) < 0,
        ),
      )
      .map(({ id, about, source }) => `${called} ${version} (${path}) has ${id}: ${about} ${source}`)
  })
}
