import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLastRelease } from '../../scripts/releases.mjs'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'articled-dist-'))
})

afterEach(() => rmSync(dist, { recursive: true, force: true }))

test('the files of the previous build stay for one release and no longer', () => {
  expect(release('shared.js', 'page-1.js')).toEqual(['page-1.js', 'shared.js'])
  expect(release('shared.js', 'page-2.js')).toEqual(['page-1.js', 'page-2.js', 'shared.js'])
  expect(release('shared.js', 'page-3.js')).toEqual(['page-2.js', 'page-3.js', 'shared.js'])
})

test('a second build of the same sources forgets nothing', () => {
  release('page-1.js')
  release('page-2.js')
  expect(release('page-2.js')).toEqual(['page-1.js', 'page-2.js'])
})

/** Builds these files, keeps those of the previous build, and installs the result in its place. */
function release(...files: string[]): string[] {
  const now = join(dist, 'next', 'web')
  const before = join(dist, 'web')
  mkdirSync(join(now, 'assets'), { recursive: true })
  for (const file of files) writeFileSync(join(now, 'assets', file), file)
  keepLastRelease(before, now)
  for (const file of readdirSync(join(now, 'assets')))
    expect(readFileSync(join(now, 'assets', file), 'utf8')).toBe(file)
  rmSync(before, { recursive: true, force: true })
  mkdirSync(before)
  mkdirSync(join(before, 'assets'))
  for (const file of readdirSync(join(now, 'assets'))) writeFileSync(join(before, 'assets', file), file)
  writeFileSync(join(dist, 'release.json'), readFileSync(join(dist, 'next', 'release.json')))
  rmSync(join(dist, 'next'), { recursive: true })
  return readdirSync(join(before, 'assets')).sort()
}
