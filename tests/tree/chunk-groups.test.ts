import { expect, it } from 'vitest'
import { chunkGroups } from '../../scripts/chunk-groups'
import { filesIn } from '../../scripts/prepare.mjs'

const files = ['src', 'rules', 'resources', 'schema'].flatMap((folder) => filesIn(folder)).map((file) => `/${file}`)

// A path that leads nowhere is refused where the list is read; this reads it.
it('each group of scripts takes a file that is there', () => {
  const ours = chunkGroups.filter(({ name }) => name !== 'react')
  const empty = ours.filter(({ test }) => !files.some((file) => test.test(file))).map(({ name }) => name)
  expect(empty).toEqual([])
})
