// What part of a run each area of the product takes, beside the share that is committed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const COMMITTED = join(root, 'tests/shares.json')
const areas = readdirSync(join(root, 'schema'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map(({ name }) => name)

/**
 * The lines to print: each area's seconds and its share of all files, in per cent, beside the committed one. It is there to be seen; no run fails by it.
 * @param {{ name: string, seconds: number }[]} files
 */
export function sharesOf(files) {
  /** @type {Map<string, number>} */
  const taken = new Map()
  for (const { name, seconds } of files) taken.set(areaOf(name), (taken.get(areaOf(name)) ?? 0) + seconds)
  const all = [...taken.values()].reduce((sum, seconds) => sum + seconds, 0)
  /** @type {Record<string, number>} */
  const committed = JSON.parse(readFileSync(COMMITTED, 'utf8'))
  return [...taken]
    .sort(([, one], [, other]) => other - one)
    .map(([area, seconds]) => {
      const share = `${Math.round((100 * seconds) / all)} %`.padStart(5)
      return `${seconds.toFixed(0).padStart(6)} s ${share}  (${committed[area] ?? 0} %)  ${area}`
    })
}

/**
 * The area that a file of tests is in, else the folder of its kind.
 * @param {string} file
 */
function areaOf(file) {
  const [, kind = file, ...folders] = file.split('/')
  return folders.find((folder) => areas.includes(folder)) ?? kind
}
