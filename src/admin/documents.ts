import { mutation, query } from 'gql-query-builder'
import { type CatalogueField, fieldsOf, isLeaf, operationOf, personIdAt } from './catalogue'
import { stepsOf } from './path'

/** The text of an operation and its variables. */
export interface BuiltDocument {
  text: string
  variables: Record<string, unknown>
}

type Selection = (string | Record<string, Selection>)[]

const typeText = ({ type, list, required }: CatalogueField) => `${list ? `[${type}!]` : type}${required ? '!' : ''}`

/** Turns dotted paths into a selection set. An object without further paths gets its id, and a person's name gets the person's id, to show who is online. */
export function selectionOf(type: string, paths: readonly string[]): Selection {
  const below = new Map<string, string[]>()
  for (const path of [...paths, ...paths.flatMap((each) => personIdAt(each) ?? [])]) {
    const [head = ''] = path.split('.')
    const [step] = stepsOf(head)
    const rest = path.slice(head.length + 1)
    const name = step?.name ?? head
    below.set(name, [...(below.get(name) ?? []), ...(rest ? [rest] : []), ...(step?.only ? [step.only.field] : [])])
  }
  return [...below].map(([name, rest]) => {
    const field = fieldsOf(type)[name]
    if (!field) throw new Error(`${type} has no field ${name}`)
    if (isLeaf(field)) return name
    return { [name]: selectionOf(field.type, rest.length ? rest : ['id']) }
  })
}

function withTypes(operation: string, args: Readonly<Record<string, unknown>>) {
  const known = operationOf(operation).args
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const field = known[name]
      if (!field) throw new Error(`${operation} has no argument ${name}`)
      return [name, { value, type: typeText(field) }]
    }),
  )
}

const named = (operation: string) => ({
  operationName: `Admin${operation.charAt(0).toUpperCase()}${operation.slice(1)}`,
})
const withId = (type: string, paths: readonly string[]) => (fieldsOf(type).id ? ['id', ...paths] : paths)

/** Reads rows of a list, with a page's count and cursor unless `counted` is off. */
export function listDocument(
  operation: string,
  paths: readonly string[],
  args: Readonly<Record<string, unknown>>,
  counted = true,
): BuiltDocument {
  const { type, entries } = operationOf(operation)
  const rows = selectionOf(type, withId(type, paths))
  const pageInfo = ['endCursor', 'hasNextPage', ...(counted ? ['totalCount'] : [])]
  const fields = entries ? [{ entries: rows }, { pageInfo }] : rows
  const built = query({ operation, fields, variables: withTypes(operation, args) }, null, named(operation))
  return { text: built.query, variables: built.variables }
}

/** Reads what the rows of a list come to together. */
export function totalsDocument(
  operation: string,
  fields: readonly string[],
  args: Readonly<Record<string, unknown>>,
): BuiltDocument {
  const built = query({ operation, fields: [...fields], variables: withTypes(operation, args) }, null, named(operation))
  return { text: built.query, variables: built.variables }
}

interface ListPart {
  alias: string
  operation: string
  args: Readonly<Record<string, unknown>>
  fields: Selection
}

/** Asks several lists at once, or one in several ways; the answer has each by its alias. */
function listsDocument(operationName: string, parts: readonly ListPart[]): BuiltDocument {
  const asked = parts.map(({ alias, operation, args, fields }) => ({
    operation: { name: operation, alias },
    fields,
    // Each has variables of its own.
    variables: Object.fromEntries(
      Object.entries(withTypes(operation, args)).map(([name, typed]) => [`${alias}_${name}`, { ...typed, name }]),
    ),
  }))
  const built = query(asked, null, { operationName })
  return { text: built.query, variables: built.variables }
}

/** Counts the rows of a list once for each set of arguments: the answer has a page for each, `of0` for the first. */
export function countsDocument(operation: string, sets: readonly Readonly<Record<string, unknown>>[]): BuiltDocument {
  const name = `Count${operation.charAt(0).toUpperCase()}${operation.slice(1)}`
  return listsDocument(
    name,
    sets.map((args, place) => ({
      alias: `of${place}`,
      operation,
      args: { ...args, pageSize: 1 },
      fields: [{ pageInfo: ['totalCount'] }],
    })),
  )
}

/** Looks for a text in several lists at once: the answer has the first rows of each by its name. */
export const findDocument = (
  lists: readonly { list: string; paths: readonly string[] }[],
  search: string,
  most: number,
): BuiltDocument =>
  listsDocument(
    'Find',
    lists.map(
      ({ list, paths }): ListPart => ({
        alias: list,
        operation: list,
        args: { search, pageSize: most },
        fields: [{ entries: selectionOf(operationOf(list).type, ['id', ...paths]) }, { pageInfo: ['hasNextPage'] }],
      }),
    ),
  )

/** Reads one record. */
export function oneDocument(operation: string, paths: readonly string[], id: string): BuiltDocument {
  const { type } = operationOf(operation)
  const fields = selectionOf(type, withId(type, paths))
  const built = query({ operation, fields, variables: withTypes(operation, { id }) }, null, named(operation))
  return { text: built.query, variables: built.variables }
}

/** Calls a mutation and reads enough of its answer to identify the record. */
export function mutationDocument(operation: string, args: Readonly<Record<string, unknown>>): BuiltDocument {
  const { type } = operationOf(operation)
  const plain = Object.entries(fieldsOf(type)).find(([, field]) => isLeaf(field))?.[0]
  const fields = fieldsOf(type).id ? ['id'] : plain ? [plain] : []
  const built = mutation({ operation, fields, variables: withTypes(operation, args) }, undefined, named(operation))
  return { text: built.query, variables: built.variables }
}
