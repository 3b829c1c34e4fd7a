// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest'
import { heads } from '../../../resources/generated/heads'
import { lists, parts } from '../../../resources/generated/lists'

const areaOf = (list: string) => lists[list]?.area ?? ''

/** The areas whose definitions are there once the page of an address is loaded. */
async function areasLoadedBy(address: string) {
  vi.resetModules()
  const { adminRoutes } = await import('../../../src/admin/routes')
  const { definitionOf } = await import('../../../src/admin/catalogue')
  const isThere = (list: string) => {
    try {
      return definitionOf(list).list === list
    } catch {
      return false
    }
  }
  await adminRoutes()
    .find(({ path }) => path === address)
    ?.lazy()
  return [...new Set(heads.filter(({ list }) => isThere(list)).map(({ list }) => areaOf(list)))].sort()
}

const firstLists = Object.keys(parts).map((area) => ({
  area,
  path: heads.find(({ list, path }) => path && areaOf(list) === area)?.path ?? '',
}))

test.each(firstLists)('the list at $path loads the definitions of $area alone', async ({ area, path }) => {
  expect(await areasLoadedBy(path)).toEqual([area])
})

test('a tab with rows of another list loads the definitions of its area too', async () => {
  expect(await areasLoadedBy('/users/:id/sessions')).toEqual(['identity', 'room'])
})
