// A tab opened before a release goes on asking for the files of the build it came from, so those stay for one release.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the hashed files of the build before into the new one, and drops those of the build before that.
 * @param {string} before the folder that is being served, if there is one
 * @param {string} now the folder that is going to be
 */
export function keepLastRelease(before, now) {
  const current = readdirSync(join(now, 'assets')).sort()
  const last = readRelease(before)
  // Building the same sources twice is no release.
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
