import type { Resource } from '../resources'
import type { Catalogue, CatalogueField } from '../schema/catalogue'

/** Columns and filters name relations of relations. */
const DEPTH = 3

/** The operations that definitions name. */
const named = (resource: Resource): (string | undefined)[] => [
  resource.list,
  resource.one,
  resource.create,
  resource.update,
  resource.remove,
  ...(resource.actions ?? []).map(({ operation }) => operation),
  ...(resource.tabs ?? []).flatMap(({ related = [] }) =>
    related.flatMap((each) =>
      'list' in each
        ? [each.list, ...(each.acts ?? []).map(({ operation }) => operation)]
        : [each.create, each.update, each.remove],
    ),
  ),
]

/** A list that a field can choose a row of. */
const isChoice = ({ kind, list, entries, args }: Catalogue['operations'][string]) =>
  kind === 'query' && (list || entries) && !Object.values(args).some(({ required }) => required)

const only = <Value>(record: Record<string, Value>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name)))

/** What the generated screens need of the schema: the operations of their definitions, and the types, inputs and enums in reach of those. */
export function adminCatalogue(catalogue: Catalogue, resources: readonly Resource[]): Catalogue {
  const operations = new Set(resources.flatMap(named).filter((name): name is string => name !== undefined))
  for (const [name, operation] of Object.entries(catalogue.operations)) if (isChoice(operation)) operations.add(name)
  const reached = new Set<string>()
  const reach = ({ type }: CatalogueField, depth: number) => {
    const fields = catalogue.types[type]?.fields ?? catalogue.inputs[type]
    if (fields && depth < 0) return
    reached.add(type)
    for (const field of Object.values(fields ?? {})) reach(field, depth - 1)
  }
  for (const name of operations) {
    const operation = catalogue.operations[name]
    if (!operation) continue
    reach(operation, DEPTH)
    for (const arg of Object.values(operation.args)) reach(arg, DEPTH)
  }
  return {
    enums: only(catalogue.enums, reached),
    inputs: only(catalogue.inputs, reached),
    types: only(catalogue.types, reached),
    operations: only(catalogue.operations, operations),
  }
}
