import { type Resource, resourceOf, resources } from '../../resources'
import generated from '../../resources/generated/catalogue.json'
import { stepsOf } from './path'

/** A field, argument or input field of the schema. */
export interface CatalogueField {
  type: string
  list?: boolean
  required?: boolean
  description?: string
  /** The most characters of a text. */
  most?: number
}

/** A query or mutation; `entries` names the type of a page's rows. */
export interface Operation extends CatalogueField {
  kind: string
  args: Record<string, CatalogueField>
  entries?: boolean
}

interface Catalogue {
  enums: Record<string, { value: string; description?: string }[]>
  inputs: Record<string, Record<string, CatalogueField>>
  types: Record<string, { fields: Record<string, CatalogueField> }>
  operations: Record<string, Operation>
}

/** The screens' knowledge of the schema. */
export const catalogue: Catalogue = generated as unknown as Catalogue

/** An operation by name; a missing one is an error in a definition. */
export function operationOf(name: string): Operation {
  const found = catalogue.operations[name]
  if (!found) throw new Error(`The schema has no operation ${name}`)
  return found
}

/** The fields of a type. */
export const fieldsOf = (type: string): Record<string, CatalogueField> => catalogue.types[type]?.fields ?? {}

/** The field at the end of a dotted path; `many` if a list lies on the way. */
export function fieldAt(type: string, path: string): (CatalogueField & { many: boolean }) | undefined {
  let many = false
  let field: CatalogueField | undefined
  let at = type
  for (const { name } of stepsOf(path)) {
    field = fieldsOf(at)[name]
    if (!field) return undefined
    many ||= !!field.list
    at = field.type
  }
  return field && { ...field, many }
}

/** Whether a field has a plain value that can be shown alone. */
export const isLeaf = ({ type }: CatalogueField): boolean => !catalogue.types[type]

/** A list that names its rows, for choosing one of them. */
export interface Reference {
  list: string
  title: string
  /** Filters that narrow it. */
  only?: Readonly<Record<string, unknown>> | undefined
}

const called = ['name', 'title', 'fullName']

/** For a path to a person's name, the path of their id; otherwise nothing. */
export const personIdAt = (path: string): string | undefined =>
  /(^|\.)fullName$/.test(path) ? path.replace(/fullName$/, 'id') : undefined

/** The list that an argument's id comes from: by its name, or for a parent the rows of its own kind. */
export function referenceOf(argument: string, own: string): Reference | undefined {
  if (listOf(argument)) return reference(argument)
  const noun = argument.replace(/Ids?$/, '')
  const type = noun === 'parent' ? own : typeNamed(noun.charAt(0).toUpperCase() + noun.slice(1))
  const lists = Object.keys(catalogue.operations).filter((name) => listOf(name)?.type === type)
  // If several lists have the same kind of row, the others are narrower, such as the caller's own.
  const list = lists.find(resourceOf) ?? (lists.length === 1 ? lists[0] : undefined)
  return list === undefined ? undefined : reference(list)
}

/** The type that a noun names, alone or as its ending. */
const typeNamed = (noun: string) =>
  catalogue.types[noun]
    ? noun
    : resources
        .map(typeOf)
        .sort((a, b) => b.length - a.length)
        .find((type) => noun.endsWith(type))

/** Whether several of its rows are ticked in place, since a list answered whole is short. */
export const isTicked = ({ list }: Reference, many: boolean): boolean => many && !operationOf(list).entries

function listOf(name: string): Operation | undefined {
  const operation = catalogue.operations[name]
  if (operation?.kind !== 'query' || !operation.list) return undefined
  return Object.values(operation.args).some(({ required }) => required) ? undefined : operation
}

function reference(list: string): Reference | undefined {
  const title = resourceOf(list)?.title ?? called.find((name) => fieldsOf(operationOf(list).type)[name])
  return title ? { list, title } : undefined
}

/** The type of a resource's rows. */
export const typeOf = ({ list }: Pick<Resource, 'list'>): string => operationOf(list).type

/** Columns that a list can show: its own, those that can be added, and all other plain fields. */
export function availableColumns(resource: Resource): string[] {
  const plain = Object.entries(fieldsOf(typeOf(resource)))
    .filter(
      ([name, field]) =>
        isLeaf(field) && !field.list && !name.endsWith('Id') && !['Html', 'Text', 'JSON', 'ID'].includes(field.type),
    )
    .map(([name]) => name)
    .filter((name) => !['image', 'imagePreview', 'avatar', ...(resource.hidden ?? [])].includes(name))
  return [...new Set([...resource.columns, ...(resource.more ?? []), ...plain])]
}
