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
import { mostOf } from './limits'

/** The value of a field, argument or input field: its type and form. */
export interface CatalogueField {
  type: string
  list?: true
  /** Non-null: a required input, or a field that always has a value. */
  required?: true
  /** The most characters of a text. */
  most?: number
  /** The list that an id comes from. */
  reference?: string
  description?: string
}

/** A query, mutation or subscription. `entries` names the type of a page's rows. */
export interface CatalogueOperation extends CatalogueField {
  kind: 'query' | 'mutation' | 'subscription'
  args: Record<string, CatalogueField>
  entries?: true
}

/** The admin screens' knowledge of the schema, without introspection at run time and without guessing from records. */
export interface Catalogue {
  enums: Record<string, { value: string; description?: string }[]>
  inputs: Record<string, Record<string, CatalogueField>>
  types: Record<string, { fields: Record<string, CatalogueField> }>
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

/** The same of what people fill in, with its limit. */
function inputOf(schema: GraphQLSchema, place: GraphQLArgument | GraphQLInputField): CatalogueField {
  const most = mostOf(schema, place)
  return { ...fieldOf(place), ...(most !== undefined && { most }) }
}

const mapped = <In, Out>(record: Record<string, In>, make: (value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))

/** The type of the entries if a field answers a page. */
function pageEntries(type: GraphQLOutputType) {
  const named = getNamedType(type)
  if (!isObjectType(named) || !named.name.endsWith('Page')) return
  return named.getFields().entries?.type
}

/** Collects types, enums, inputs and operations, with the descriptions of fields that people fill in. */
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
      // Left out, since no screen shows an operation's description.
      const { description: _, ...answer } = fieldOf(field, entries ?? field.type)
      catalogue.operations[field.name] = {
        kind: kind as CatalogueOperation['kind'],
        ...answer,
        ...(entries && { entries: true }),
        args: Object.fromEntries(field.args.map((arg) => [arg.name, inputOf(schema, arg)])),
      }
    }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || Object.values(roots).includes(type as never)) continue
    if (isEnumType(type))
      catalogue.enums[type.name] = type
        .getValues()
        .map(({ name, description }) => ({ value: name, ...(description && { description }) }))
    if (isInputObjectType(type))
      catalogue.inputs[type.name] = mapped(type.getFields(), (field) => inputOf(schema, field))
    if (isObjectType(type))
      // No screen shows what is said of an answer's fields.
      catalogue.types[type.name] = {
        fields: mapped(type.getFields(), (field) => {
          const { description: _, ...answered } = fieldOf(field)
          return answered
        }),
      }
  }
  return catalogue
}
