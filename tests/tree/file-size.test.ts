import { expect, test } from 'vitest'
import { longFiles } from '../../scripts/file-size.mjs'

test('the check on long files reports hand-written files and skips generated ones', () => {
  const files = longFiles(20).map(({ file }) => file)
  expect(files).toContain('scripts/prepare.mjs')
  expect(files).toContain('tests/tree/import-directions.test.ts')
  expect(files.filter((file) => /\/(generated|migrations)\//.test(file))).toEqual([])
})

test('the longest file comes first and short files are left out', () => {
  const lines = longFiles(20).map((file) => file.lines)
  expect(lines).toEqual([...lines].sort((a, b) => b - a))
  expect(Math.min(...lines)).toBeGreaterThan(20)
})
