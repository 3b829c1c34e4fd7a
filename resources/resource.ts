import type { Ability } from '../access/viewer'
import type { MutationArguments, Query, QueryArguments } from '../schema/generated/types'

/** What a list operation answers a row of. */
type RowOf<List extends keyof Query> = Query[List] extends { entries: readonly (infer Row)[] }
  ? Row
  : Query[List] extends readonly (infer Row)[]
    ? Row
    : never

type Item<Field> = NonNullable<Field> extends readonly (infer Each)[] ? NonNullable<Each> : NonNullable<Field>

type PathAt<Row, Depth extends 0[]> = {
  [Name in keyof Row & string]: unknown extends Row[Name]
    ? Name
    : Item<Row[Name]> extends object
      ? Depth extends [0, ...infer Rest extends 0[]]
        ? `${Name}.${PathAt<Item<Row[Name]>, Rest>}`
        : never
      : Name
}[keyof Row & string]

/** A field of a row, or with dots one of a row that it leads to; of many, all of them. */
export type Path<Row> = PathAt<Row, [0, 0]>

type Mutations = keyof MutationArguments
type FieldsOf<Row> = keyof Row & string

/** Something to do to one record, with a form where its operation asks for more than the record. */
export interface Action<Field extends string = string, Name extends string = Mutations> {
  operation: Name
  label: string
  /** The argument that takes the record's id; `id` unless said. */
  by?: string
  /** Needed beside the operation's gate, where that lets people in for themselves. */
  ability?: Ability
  /** Shown only where this field holds something. */
  when?: Field
  /** Shown only where this field is empty. */
  unless?: Field
  /** A list field of the record that names what can be done next: shown only where it has this operation. */
  among?: Field
  /** It takes something away, so it is asked again and drawn as a danger. */
  danger?: true
  /** Can be done to many rows at once; only without further arguments. */
  bulk?: true
  /** What it does, above its form. */
  note?: string
}

/** Rows that belong to a record: of another list, narrowed to it by the argument `by`, or below one of its own fields. */
export type Related<Field extends string = string> =
  | { label: string; list: keyof QueryArguments; by: string; hide?: readonly string[] }
  | {
      label: string
      field: Field
      columns: readonly string[]
      create?: Mutations
      /** The argument of `create` that takes the record's id. */
      by?: string
      update?: Mutations
      remove?: Mutations
      /** The field of a row that `update` and `remove` take as id, where it is not `id`. */
      key?: string
      /** A list field of the record that names what can be done next, as for actions. */
      among?: Field
    }

/** One of the places below a record, with its own address. */
export interface Tab<Field extends string = string, Column extends string = string> {
  path: string
  label: string
  /** Its page is written by hand: `src/staff/<feature>/routes.ts` provides it, and until one does the tab is not shown. */
  page?: true
  /** Needed beside the record's. */
  ability?: Ability
  /** What is shown of the record itself; with a page by hand, what that is given of it. */
  fields?: readonly (Field | Column)[]
  related?: readonly Related<Field>[]
}

/** What a number counts. */
export type Unit = 'minutes' | 'hours' | 'days' | 'minutesBefore' | 'hoursBefore'

/** A heading in a form and the arguments below it. */
export interface Section {
  title: string
  note?: string
  fields: readonly string[]
}

/** What a text can be: the values of an enum by its name, or values by area, each with a sentence about it. */
export type Choices = string | Readonly<Record<string, Readonly<Record<string, string>>>>

interface Definition<List extends keyof Query & keyof QueryArguments> {
  list: List
  label: string
  singular: string
  /** The list's address; the others stand below it. Without one it shows as a part of other records only. */
  path?: string
  /** The icon of its item in the menu; one of a group has none of its own. */
  icon?: string
  group?: Group
  ability?: Ability
  /** What a record is called by. */
  title: Path<RowOf<List>>
  /** What it is called by where its title is empty. */
  titleElse?: Path<RowOf<List>>
  /** Whom or what a title that many share is followed by; of many the first. */
  titleWith?: Path<RowOf<List>>
  one?: keyof QueryArguments
  create?: Mutations
  update?: Mutations
  remove?: Mutations
  columns: readonly Path<RowOf<List>>[]
  /** Columns that can be added, beside the plain fields. */
  more?: readonly Path<RowOf<List>>[]
  labels?: Record<string, string>
  /** What its numbers count, where that is not said by itself. */
  units?: Partial<Record<FieldsOf<RowOf<List>>, Unit>>
  /** The list's arguments that narrow it; all that have a widget unless said. */
  filters?: readonly (keyof QueryArguments[List] & string)[]
  /** The field that holds the row above, where the list is a tree. */
  tree?: FieldsOf<RowOf<List>>
  tabs?: readonly Tab<FieldsOf<RowOf<List>>, Path<RowOf<List>>>[]
  sections?: readonly Section[]
  /** What text arguments can be. */
  choices?: Record<string, Choices>
  /** Arguments that give abilities: nobody gives one that they lack. */
  grants?: readonly string[]
  /** What a new one starts with. */
  defaults?: Record<string, unknown>
  actions?: readonly Action<FieldsOf<RowOf<List>>>[]
  /** Whether many can be deleted at once. */
  bulkRemove?: true
  /** Types whose changes make the list and its records read again. */
  live: readonly string[]
  order?: { by: string; direction: 'asc' | 'desc' }
}

export type Group = 'billing' | 'settings'

/** The lists that stand beside one another under one item of the menu. */
export const groups: Readonly<Record<Group, { label: string; icon: string; path: string; ability: Ability }>> = {
  billing: { label: 'Billing', icon: 'billing', path: '/billing', ability: 'manage_billing' },
  settings: { label: 'Settings', icon: 'settings', path: '/settings', ability: 'manage_settings' },
}

/** A definition with its names as plain text, for the screens, which know no entity. */
export interface Resource {
  list: string
  label: string
  singular: string
  path?: string
  icon?: string
  group?: Group
  ability?: Ability
  title: string
  titleElse?: string
  titleWith?: string
  one?: string
  create?: string
  update?: string
  remove?: string
  columns: readonly string[]
  more?: readonly string[]
  labels?: Record<string, string>
  units?: Partial<Record<string, Unit>>
  filters?: readonly string[]
  tree?: string
  tabs?: readonly Tab[]
  sections?: readonly Section[]
  choices?: Record<string, Choices>
  grants?: readonly string[]
  defaults?: Record<string, unknown>
  actions?: readonly Action[]
  bulkRemove?: true
  live: readonly string[]
  order?: { by: string; direction: 'asc' | 'desc' }
}

/** Checks a definition against the schema: an unknown operation, argument or column does not compile. */
export const resource = <List extends keyof Query & keyof QueryArguments>(definition: Definition<List>): Resource =>
  definition
