import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { parts } from '../../resources/generated/lists'
import { headOf, loadAreas, operationOf } from '../../src/admin/catalogue'
import { formFields } from '../../src/admin/form/form-fields'

await loadAreas()

const naming = ['operation', 'create', 'update', 'remove', 'list', 'one']

/** Every operation that a definition names, wherever in it. */
function named(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    naming.includes(key) && typeof value === 'string' ? [value] : named(value),
  )
}

test('every operation that a definition names is known to the screens, and has its form', () => {
  const all = resources.flatMap((resource) => named(resource).map((operation) => ({ resource, operation })))
  expect(all.map(({ operation }) => operation)).toContain('libraryAccessOpen')
  for (const { resource, operation } of all) {
    expect(() => operationOf(operation), operation).not.toThrow()
    expect(() => formFields({ operation, resource }), operation).not.toThrow()
  }
})

test.each(Object.keys(parts))(
  'the part of %s that lists rows to choose from knows how one of them is read',
  async (area) => {
    const { catalogue } = (await parts[area]!()).part
    const known = Object.keys((catalogue as { operations: object }).operations)
    const ones = known.flatMap((list) => headOf(list)?.one ?? [])
    expect(ones).not.toEqual([])
    expect(known).toEqual(expect.arrayContaining(ones))
  },
)
