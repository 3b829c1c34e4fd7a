import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** A field, argument or input field: what it holds and how. */
export interface CatalogueField {
  type: string
  list?: true
  /** Non-null: a required input, or a field that is always there. */
  required?: true
  description?: string
}

/** A query, mutation or subscription. `entries` says that it answers a page. */
export interface CatalogueOperation extends CatalogueField {
  kind: 'query' | 'mutation' | 'subscription'
  args: Record<string, CatalogueField>
  entries?: true
}

/** What the admin screens know of the schema: no introspection at run time, no guessing from records. */
export interface Catalogue {
  enums: Record<string, { value: string; description?: string }[]>
  inputs: Record<string, Record<string, CatalogueField>>
  types: Record<string, { description?: string; fields: Record<string, CatalogueField> }>
  operations: Record<string, CatalogueOperation>
}

function fieldOf(
  field: GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField,
  type: GraphQLType = field.type,
): CatalogueField {
  return {
    type: getNamedType(type).name,
    ...(isListType(getNullableType(type)) && { list: true }),
    ...(isNonNullType(type) && { required: true }),
    ...(field.description && { description: field.description.replaceAll('\n', ' ') }),
  }
}

const mapped = <In, Out>(record: Record<string, In>, make: (value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))

/** The entries' type where a field answers a page, else nothing. */
function pageEntries(type: GraphQLOutputType) {
  const named = getNamedType(type)
  if (!isObjectType(named) || !named.name.endsWith('Page')) return
  return named.getFields().entries?.type
}

/** Walks the schema and keeps types, enums, inputs and operations, with the descriptions of what people fill in. */
export function catalogueOf(schema: GraphQLSchema): Catalogue {
  const catalogue: Catalogue = { enums: {}, inputs: {}, types: {}, operations: {} }
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }

  for (const [kind, type] of Object.entries(roots))
    for (const field of Object.values(type?.getFields() ?? {})) {
      const entries = pageEntries(field.type)
      // What an operation does is for those who write documents: no screen shows it.
      const { description: _, ...answer } = fieldOf(field, entries ?? field.type)
      catalogue.operations[field.name] = {
        kind: kind as CatalogueOperation['kind'],
        ...answer,
        ...(entries && { entries: true }),
        args: Object.fromEntries(field.args.map((arg) => [arg.name, fieldOf(arg)])),
      }
    }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || Object.values(roots).includes(type as never)) continue
    if (isEnumType(type))
      catalogue.enums[type.name] = type
        .getValues()
        .map(({ name, description }) => ({ value: name, ...(description && { description }) }))
    if (isInputObjectType(type)) catalogue.inputs[type.name] = mapped(type.getFields(), (field) => fieldOf(field))
    if (isObjectType(type))
      catalogue.types[type.name] = {
        ...(type.description && { description: type.description }),
        fields: mapped(type.getFields(), (field) => fieldOf(field)),
      }
  }
  return catalogue
}
