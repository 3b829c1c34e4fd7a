import type { Resource } from '../resources'
import type { Catalogue, CatalogueField, CatalogueOperation } from '../schema/catalogue'

/** Columns and filters name relations of relations. */
const DEPTH = 3
/** Of a row that is only chosen, its title: a field of its own, or of a relation. */
const DEPTH_OF_CHOICE = 1

/** The operations that definitions name, without those of other lists, which are known with the definitions of these. */
const named = (resource: Resource): (string | undefined)[] => [
  resource.list,
  resource.one,
  resource.totals?.operation,
  resource.create,
  resource.update,
  resource.remove,
  ...(resource.actions ?? []).map(({ operation }) => operation),
  ...(resource.tabs ?? []).flatMap(({ related = [] }) =>
    related.flatMap((each) =>
      'list' in each ? (each.acts ?? []).map(({ operation }) => operation) : [each.create, each.update, each.remove],
    ),
  ),
]

/** A list that a field can choose a row of. */
const isChoice = ({ kind, list, entries, args }: CatalogueOperation) =>
  kind === 'query' && (list || entries) && !Object.values(args).some(({ required }) => required)

const only = <Value>(record: Record<string, Value>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)))

/**
 * What the generated screens of each area need of the schema: the operations of their definitions, the types, inputs and enums in reach of those, and the
 * lists that ids are chosen from, with the operation that answers one of their rows.
 */
export function areaCatalogues(
  schema: Catalogue,
  byArea: ReadonlyMap<string, readonly Resource[]>,
): Map<string, Catalogue> {
  const all = [...byArea.values()].flat()
  const catalogue = withReferences(schema, all)
  const ones = new Map(all.map(({ list, one }) => [list, one]))
  return new Map([...byArea].map(([area, own]) => [area, partOf(catalogue, own, ones)]))
}

/** `ones` are the operations that answer one row of a list. */
function partOf(
  catalogue: Catalogue,
  resources: readonly Resource[],
  ones: ReadonlyMap<string, string | undefined>,
): Catalogue {
  const { types, inputs } = catalogue
  const operations = new Set(resources.flatMap(named).filter((name): name is string => name !== undefined))
  const choices = new Set(resources.flatMap(({ references = {} }) => Object.values(references)))
  // A text whose values a definition takes from an enum.
  const reached = new Set(resources.flatMap(({ choices: named = {} }) => Object.values(named)).filter(isName))
  const reach = ({ type }: CatalogueField, depth: number) => {
    const fields = types[type]?.fields ?? inputs[type]
    if (fields && depth < 0) return
    reached.add(type)
    for (const field of Object.values(fields ?? {})) reach(field, depth - 1)
  }
  const offer = ({ type, reference }: CatalogueField) => {
    if (reference) choices.add(reference)
    for (const field of Object.values(inputs[type] ?? {})) offer(field)
  }
  /** The arguments of an operation, after their types and that of its answer are noted. */
  const reachFrom = (name: string, depth: number): CatalogueField[] => {
    const operation = catalogue.operations[name]
    const args = Object.values(operation?.args ?? {})
    for (const field of operation ? [operation, ...args] : []) reach(field, depth)
    return args
  }
  for (const name of operations) reachFrom(name, DEPTH).forEach(offer)
  // A row that was chosen is read by itself, for its title.
  for (const name of [...choices]) choices.add(ones.get(name) ?? name)
  for (const name of choices) reachFrom(name, DEPTH_OF_CHOICE)
  return {
    enums: only(catalogue.enums, reached),
    inputs: only(inputs, reached),
    types: only(types, reached),
    operations: only(catalogue.operations, new Set([...operations, ...choices])),
  }
}

/** The catalogue in which each argument and input field that takes an id names the list that it comes from. */
function withReferences(catalogue: Catalogue, resources: readonly Resource[]): Catalogue {
  const { operations, inputs } = catalogue
  const fields = (record: Record<string, CatalogueField>, own: string) =>
    mapValues(record, (field, name) => {
      const reference = field.type === 'ID' && referenceOf(name, own)
      return reference ? { ...field, reference } : field
    })
  return {
    ...catalogue,
    inputs: mapValues(inputs, (input) => fields(input, '')),
    operations: mapValues(operations, (operation) => ({ ...operation, args: fields(operation.args, operation.type) })),
  }

  /** The list that an argument's id comes from: by its name, by the field of its own kind that it sets, or for a parent the rows of that kind. */
  function referenceOf(argument: string, own: string): string | undefined {
    if (operations[argument] && isChoice(operations[argument])) return argument
    const noun = argument.replace(/Ids?$/, '')
    const field = catalogue.types[own]?.fields[argument]?.type
    const type =
      noun === 'parent'
        ? own
        : field && catalogue.types[field]
          ? field
          : typeNamed(noun.charAt(0).toUpperCase() + noun.slice(1))
    const lists = Object.keys(operations).filter((name) => {
      const operation = operations[name]
      return operation && isChoice(operation) && operation.type === type
    })
    // If several lists have the same kind of row, the others are narrower, such as the caller's own.
    return (
      lists.find((name) => resources.some(({ list }) => list === name)) ?? (lists.length === 1 ? lists[0] : undefined)
    )
  }

  /** The type that a noun names, alone or as its ending. */
  function typeNamed(noun: string): string | undefined {
    if (catalogue.types[noun]) return noun
    const types = resources.flatMap(({ list }) => operations[list]?.type ?? [])
    return types.sort((a, b) => b.length - a.length).find((type) => noun.endsWith(type))
  }
}

const isName = (choices: unknown): choices is string => typeof choices === 'string'

const mapValues = <From, To>(record: Record<string, From>, to: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))
