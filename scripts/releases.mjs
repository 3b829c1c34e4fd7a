// A tab opened before a release still asks for files of its own build, so they stay for one release.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the hashed files of the previous build into the new one, without those of the build before.
 * @param {string} before the folder being served, if there is one
 * @param {string} now the new folder
 */
export function keepLastRelease(before, now) {
  const current = readdirSync(join(now, 'assets')).sort()
  const last = readRelease(before)
  // Building the same sources again is no release.
  const previous = last.current.join() === current.join() ? last.previous : last.current
  for (const file of previous) {
    const from = join(before, 'assets', file)
    if (!current.includes(file) && existsSync(from)) copyFileSync(from, join(now, 'assets', file))
  }
  writeFileSync(join(now, '..', 'release.json'), JSON.stringify({ current, previous }))
}

/**
 * @param {string} folder
 * @returns {{ current: string[], previous: string[] }}
 */
function readRelease(folder) {
  const file = join(folder, '..', 'release.json')
  if (!existsSync(file)) return { current: [], previous: [] }
  return JSON.parse(readFileSync(file, 'utf8'))
}
