import { expect, test, vi } from 'vitest'
import type { Resource } from '../../resources'
import { heads } from '../../resources/generated/heads'
import { lists, parts } from '../../resources/generated/lists'

/** What the screens of each list of an area know: its columns, filters and sorts, what its tabs read, and the fields of its forms. */
async function screensOf(area: string, loaded: readonly string[]) {
  vi.resetModules()
  const { availableColumns, definitionOf, fieldAt, isLeaf, loadAreas, typeOf } = await import(
    '../../src/admin/catalogue'
  )
  const { formFields } = await import('../../src/admin/form/form-fields')
  const { filtersOf, sortsOf } = await import('../../src/admin/list/list-state')
  const { pathsOf } = await import('../../src/admin/record/show-page')
  const { enumOptions } = await import('../../src/admin/words')
  await loadAreas(loaded)

  const fieldsOf = (resource: Resource, paths: readonly string[]) =>
    paths.map((path) => {
      const field = fieldAt(typeOf(resource), path)
      return [path, field, field && isLeaf(field)]
    })
  const rowsBelow = (resource: Resource) =>
    (resource.tabs ?? []).flatMap(({ related = [] }) =>
      related.flatMap((each) => {
        const other = 'list' in each ? definitionOf(each.list) : undefined
        // Rows with pages of their own are written there.
        return other
          ? [
              fieldsOf(other, other.columns),
              filtersOf(other),
              sortsOf(other),
              wordsOf(other),
              other.path ? [] : formsOf(other),
            ]
          : []
      }),
    )
  const wordsOf = ({ choices = {} }: Resource) =>
    Object.values(choices).flatMap((named) => (typeof named === 'string' ? [enumOptions(named)] : []))
  const formsOf = (resource: Resource) =>
    [resource.create, resource.update, ...(resource.actions ?? []).map(({ operation }) => operation)].flatMap(
      (operation) => (operation ? [[operation, formFields({ operation, resource })]] : []),
    )
  return new Map(
    listsOf(area)
      .map(({ list }) => definitionOf(list))
      .map((resource) => {
        const columns = availableColumns(resource)
        const read = (resource.tabs ?? []).flatMap(({ path }) => pathsOf(resource, path))
        return [
          resource.list,
          {
            columns,
            fields: fieldsOf(resource, [...columns, ...read, ...(resource.more ?? []), resource.title]),
            filters: filtersOf(resource),
            sorts: sortsOf(resource),
            forms: formsOf(resource),
            words: wordsOf(resource),
            below: rowsBelow(resource),
          },
        ]
      }),
  )
}

const listsOf = (area: string) => heads.filter(({ list }) => lists[list]?.area === area)

/** The areas whose rows the tabs of an area's records show, which are loaded with these tabs. */
const areasBeside = (area: string) =>
  listsOf(area).flatMap(({ tabs = [] }) =>
    tabs.flatMap((tab) => tab.lists ?? []).map((list) => lists[list]?.area ?? ''),
  )

const areas = Object.keys(parts)

test.each(areas)('the part of %s knows all that its screens show, as the whole catalogue does', async (area) => {
  const alone = await screensOf(area, [area, ...areasBeside(area)])
  expect(alone.size).toBeGreaterThan(0)
  const whole = await screensOf(area, areas)
  for (const [list, screens] of alone) expect(screens, list).toEqual(whole.get(list))
})
