import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { gates } from '../../access'
import { storyAbilities } from '../../access/room/user-story'
import { type Resource, resourceOf, resources } from '../../resources'
import { menuOf, tabAddress } from '../../resources/addresses'
import { sdl } from '../../schema/generated/sdl'
import { filesIn, root } from '../../scripts/prepare.mjs'
import {
  availableColumns,
  catalogue,
  fieldAt,
  fieldsOf,
  isLeaf,
  loadAreas,
  operationOf,
  typeOf,
} from '../../src/admin/catalogue'
import { markPaths } from '../../src/admin/cell/silent'
import { listDocument, mutationDocument, oneDocument, totalsDocument } from '../../src/admin/documents'
import { byHandOf } from '../../src/admin/feature'
import { contextOf, formFields, recordPaths } from '../../src/admin/form/form-fields'
import { widgetOf } from '../../src/admin/form/widget'
import { filterLabel, filtersOf, sortsOf } from '../../src/admin/list/list-state'
import { pathsOf } from '../../src/admin/record/show-page'
import { adminRoutes } from '../../src/admin/routes'
import { features } from '../../src/generated/staff'
import { routes } from '../../src/routes'

await loadAreas()

const { tabs: tabPages, heads, dialogs } = byHandOf(features)

const schema = buildSchema(sdl)
const faults = (text: string) => validate(schema, parse(text)).map(({ message }) => message)

/** Whether it has pages of single records that it would look for on the first page of its list. */
const losesRecords = ({ list, path, one, update, tabs }: Resource) =>
  Boolean(operationOf(list).entries && path && (update || tabs) && !one)

test('a list of pages without the query of a single record would be found', () => {
  const { one: _, ...without } = resourceOf('bundles') ?? {}
  expect(losesRecords(without as Resource)).toBe(true)
})

/** Every mutation that some screen offers, with its resource. */
const mutations = resources.flatMap((resource) => {
  const related = (resource.tabs ?? [])
    .flatMap((tab) => tab.related ?? [])
    .flatMap((each) => ('list' in each ? [] : [each.create, each.update, each.remove]))
  const own = [
    resource.create,
    resource.update,
    resource.remove,
    ...(resource.actions ?? []).map(({ operation }) => operation),
    ...related,
  ]
  return own.flatMap((operation) => (operation ? [{ resource, operation }] : []))
})

/** What a list cannot be asked without: the record that its rows belong to. */
const neededBy = ({ list }: Resource): Record<string, string> =>
  Object.fromEntries(
    Object.entries(operationOf(list).args).flatMap(([name, { required }]) => (required ? [[name, 'x']] : [])),
  )

describe.each(resources.map((resource) => [resource.list, resource] as const))(
  'the definition of %s',
  (_name, resource) => {
    const type = typeOf(resource)
    const asked = neededBy(resource)

    test('lists columns that exist and hold a plain value', () => {
      for (const path of [...resource.columns, ...(resource.more ?? []), resource.title]) {
        const field = fieldAt(type, path)
        expect(field, path).toBeDefined()
        expect(field && isLeaf(field), path).toBe(true)
      }
    })

    test('asks for its list, with every column, by a document that the schema accepts', () => {
      expect(faults(listDocument(resource.list, availableColumns(resource), asked).text)).toEqual([])
    })

    test('adds up what its filters leave, by a document that the schema accepts', () => {
      if (!resource.totals) return
      const { operation, sums } = resource.totals
      const fields = ['rows', ...sums.flatMap(({ field, count }) => (count ? [field, count.field] : [field]))]
      expect(faults(totalsDocument(operation, fields, {}).text)).toEqual([])
      const names = [...filtersOf(resource).map(({ name }) => name), 'search']
      expect(Object.keys(operationOf(operation).args)).toEqual(expect.arrayContaining(names))
    })

    test('finds each of its records, also beyond the first page', () => expect(losesRecords(resource)).toBe(false))

    test('acts with arguments that the operations have, and shows actions by fields that the records have', () => {
      for (const { operation, set = {}, asks = [], is = {} } of resource.actions ?? []) {
        for (const name of [...Object.keys(set), ...asks]) expect(operationOf(operation).args).toHaveProperty(name)
        for (const name of Object.keys(is)) expect(fieldsOf(type)).toHaveProperty(name)
      }
    })

    test('filters by arguments that the operation has, each with a widget', () => {
      const names = filtersOf(resource).map(({ name }) => name)
      if (resource.filters) expect(names).toEqual([...resource.filters])
      for (const name of names) expect(operationOf(resource.list).args).toHaveProperty(name)
    })

    test('has filters that say of what they are, and no two alike', () => {
      const labels = filtersOf(resource).map(({ name }) => filterLabel(name, resource))
      expect(labels.filter((label) => /^(From|Until|Types)$/.test(label))).toEqual([])
      expect(new Set(labels).size).toBe(labels.length)
    })

    test('starts in an order that the server can sort by', () => {
      if (resource.order) expect(sortsOf(resource)).toContain(resource.order.by)
    })

    test('sorts, marks and leaves empty only columns that it can show, and reads fields that tell which', () => {
      const columns = availableColumns(resource)
      for (const [path, sort] of Object.entries(resource.sorts ?? {})) {
        expect(columns).toContain(path)
        expect(sortsOf(resource)).toContain(sort)
      }
      const marked = [...Object.keys(resource.silent ?? {}), ...Object.keys(resource.alerts ?? {})]
      expect(columns).toEqual(expect.arrayContaining(marked))
      expect(faults(listDocument(resource.list, ['id', ...markPaths(resource, columns)], asked).text)).toEqual([])
    })

    test('reads each tab by a document that the schema accepts', () => {
      if (!resource.one) return
      expect(operationOf(resource.one).type).toBe(type)
      for (const { path } of resource.tabs ?? [])
        expect(faults(oneDocument(resource.one, pathsOf(resource, path), 'x').text)).toEqual([])
    })

    test('tells its story to those who read its list', () => {
      if (resource.story) expect(storyAbilities[type as keyof typeof storyAbilities]).toBe(resource.ability)
    })

    test('names related rows, arguments and headings that exist', () => {
      for (const tab of resource.tabs ?? []) {
        for (const path of tab.fields ?? []) expect(fieldAt(type, path), path).toBeDefined()
        for (const related of tab.related ?? []) {
          if ('list' in related) {
            expect(operationOf(related.list).args).toHaveProperty(related.by)
            expect(resources.map(({ list }) => list)).toContain(related.list)
            continue
          }
          const rows = fieldAt(type, related.field)
          for (const path of related.columns) expect(fieldAt(rows?.type ?? '', path), path).toBeDefined()
          if (related.create) expect(operationOf(related.create).args).toHaveProperty(related.by ?? 'id')
          if (related.key) expect(fieldsOf(rows?.type ?? '')).toHaveProperty(related.key)
        }
      }
      const asked = [resource.create, resource.update].flatMap((operation) =>
        operation ? Object.keys(operationOf(operation).args) : [],
      )
      for (const { fields } of resource.sections ?? []) for (const name of fields) expect(asked).toContain(name)
      for (const name of Object.keys(resource.defaults ?? {})) expect(asked).toContain(name)
      const shown = [
        ...resource.columns,
        ...(resource.sections ?? []).flatMap((section) => section.fields),
        ...(resource.tabs ?? []).flatMap((tab) => tab.fields ?? []),
        ...Object.keys(resource.defaults ?? {}),
      ]
      for (const name of resource.hidden ?? []) expect(shown).not.toContain(name)
      for (const choices of Object.values(resource.choices ?? {}))
        if (typeof choices === 'string') expect(catalogue.enums).toHaveProperty(choices)
      for (const name of resource.live) expect(catalogue.types).toHaveProperty(name)
    })

    test('reads the start values of its edit form by a document that the schema accepts', () => {
      if (!resource.update) return
      const paths = recordPaths(formFields({ operation: resource.update, resource, fixed: { id: '' } }), type)
      const { text } = resource.one ? oneDocument(resource.one, paths, 'x') : listDocument(resource.list, paths, asked)
      expect(faults(text)).toEqual([])
    })
  },
)

describe('every mutation that a screen offers', () => {
  test.each(mutations.map(({ resource, operation }) => [operation, resource] as const))(
    '%s has a gate, a document, and a dialog of its own or a widget for each argument',
    (operation, resource) => {
      expect(gates).toHaveProperty(operation)
      const { args } = operationOf(operation)
      const known = [
        'id',
        'idempotencyKey',
        ...(resource.actions ?? []).flatMap((action) => (action.operation === operation && action.by) || []),
      ]
      for (const [name, field] of Object.entries(args))
        if (!known.includes(name) && !dialogs[operation])
          expect(widgetOf(name, field, contextOf(operation, resource)), name).toBeDefined()
      const given = Object.fromEntries(Object.keys(args).map((name) => [name, null]))
      expect(faults(mutationDocument(operation, given).text)).toEqual([])
    },
  )
})

test('the words of the menu fit into its rail', () => {
  // A line of the rail holds some twelve letters; longer labels break between words.
  const words = menuOf(resources).flatMap(({ label }) => label.split(' '))
  expect(words.filter((word) => word.length > 12)).toEqual([])
})

test('a tab written by hand appears only once a page provides it', () => {
  const byHand = resources.flatMap((resource) =>
    (resource.tabs ?? []).filter(({ page }) => page).map((tab) => tabAddress(resource, tab.path)),
  )
  const addresses = (of: typeof features) => adminRoutes(of).map(({ path }) => path)
  expect(byHand).toContain('/users/:id/calendar')
  expect(addresses([]).filter((path) => byHand.includes(path))).toEqual([])
  expect(addresses(features)).toEqual(expect.arrayContaining(byHand))
  expect(Object.keys(tabPages).filter((path) => !byHand.includes(path))).toEqual([])
})

test('what is written by hand is for lists and operations that there are', () => {
  const lists = resources.map(({ path }) => path)
  expect(Object.keys(heads).filter((path) => !lists.includes(path))).toEqual([])
  const operations = mutations.map(({ operation }) => operation)
  expect(Object.keys(dialogs).filter((name) => !operations.includes(name as never))).toEqual([])
})

test('each list with a path has its addresses, and no address is there twice', () => {
  const paths = adminRoutes(features).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const { path } of resources) if (path) expect(paths).toContain(path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/users/:id/profile',
      '/mocks/:id/materials',
      '/settings/session-types/:id/edit',
      '/sessions/:id',
    ]),
  )
})

test('every address of a screen leads to that screen in the application', () => {
  const made = new Set(routes.filter(({ from }) => from === 'definition').map(({ path }) => path))
  expect(
    adminRoutes(features)
      .map(({ path }) => path)
      .filter((path) => !made.has(path)),
  ).toEqual([])
})

test('the shared screens name no entity', () => {
  const names = new Set(
    resources
      .flatMap((resource) => [
        typeOf(resource),
        resource.list,
        resource.one,
        resource.path,
        ...mutations.map(({ operation }) => operation),
      ])
      .filter((name) => name !== undefined),
  )
  const found = filesIn('src/admin').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...names]
      .filter((name) => new RegExp(`(?<![\\w./])${name}(?!\\w)`).test(text))
      .map((name) => `${file}: ${name}`)
  })
  expect(names.size).toBeGreaterThan(30)
  expect(found).toEqual([])
})
