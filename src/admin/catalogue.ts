import type { Resource } from '../../resources'
import { heads } from '../../resources/generated/heads'
import { lists, parts } from '../../resources/generated/lists'
import type { ResourceHead } from '../../resources/head'
import { stepsOf } from './path'

/** A field, argument or input field of the schema. */
export interface CatalogueField {
  type: string
  list?: boolean
  required?: boolean
  description?: string
  /** The most characters of a text. */
  most?: number
  /** The list that an id comes from. */
  reference?: string
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

/** The screens' knowledge of the schema, as far as its areas are loaded. */
export const catalogue: Catalogue = { enums: {}, inputs: {}, types: {}, operations: {} }

/** The definitions of the areas that are loaded, by their lists. */
const definitions = new Map<string, Resource>()

/** Loads what the screens of some areas know: their definitions, and their part of the schema; of all unless told. What is known of a type is the same in each. */
export async function loadAreas(areas: readonly string[] = Object.keys(parts)): Promise<void> {
  const loaded = await Promise.all(areas.map((area) => parts[area]?.()))
  for (const { part } of loaded.filter((each) => each !== undefined)) {
    for (const definition of part.definitions) definitions.set(definition.list, definition)
    for (const [kind, known] of Object.entries(part.catalogue as Catalogue))
      Object.assign(catalogue[kind as keyof Catalogue], known)
  }
}

/** Loads what a page needs that shows rows of these lists. */
export const loadFor = (...shown: readonly string[]): Promise<void> =>
  loadAreas([...new Set(shown.map((list) => lists[list]?.area ?? ''))])

/** What is known of a list's definition on every page; nothing where it has none. */
export const headOf = (list: string): ResourceHead | undefined => heads.find((each) => each.list === list)

/** The definition of a list, whose area is loaded. */
export function definitionOf(list: string): Resource {
  const found = definitions.get(list)
  if (!found) throw new Error(`The definition of ${list} is not loaded`)
  return found
}

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

/** Whether several of its rows are ticked in place, since a list answered whole is short. */
export const isTicked = ({ list }: Reference, many: boolean): boolean => many && !operationOf(list).entries

/** The rows of a list, for choosing one; nothing where they have no title. */
export function referenceTo(list: string): Reference | undefined {
  const title = headOf(list)?.title ?? called.find((name) => fieldsOf(operationOf(list).type)[name])
  return title ? { list, title } : undefined
}

/** The type of a resource's rows. */
export const typeOf = ({ list }: Pick<Resource, 'list'>): string => lists[list]?.type ?? operationOf(list).type

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
