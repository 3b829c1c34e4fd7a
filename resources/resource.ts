import type { Ability } from '../access/viewer'
import type { Query, QueryArguments } from '../schema/generated/types'
import type { Action, Head, Mutations, Tab } from './record'

/** The row type of a list operation. */
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

/** Of several related rows, those whose field has one of some values: `attendees[role=tutor|interviewer].user.fullName`. */
type ChosenPath = `${string}[${string}=${string}].${string}`

/** A field of a row, or with dots a field of a related row; of several related rows, all, unless some are chosen. */
export type Path<Row> = PathAt<Row, [0, 0]> | ChosenPath

type FieldsOf<Row> = keyof Row & string
type OrderOf<List extends keyof QueryArguments> = QueryArguments[List] extends { orderBy?: infer Order }
  ? NonNullable<Order> & string
  : never

/** The unit of a number; `ofFive` is a score in hundredths, such as 3.42 of 5. */
export type Unit = 'minutes' | 'hours' | 'days' | 'minutesBefore' | 'hoursBefore' | 'ofFive'

/** A heading in a form, with the arguments below it. */
export interface Section {
  title: string
  note?: string
  fields: readonly string[]
}

/** The values of a text: an enum by name, or values by area, each with a sentence about it. */
export type Choices = string | Readonly<Record<string, Readonly<Record<string, string>>>>

/** When a column has nothing to say of a row, and the further fields that tell. */
export interface Silence<Row = never, Field extends string = string> {
  reads: readonly Field[]
  when: (row: Row) => boolean
}

/** What marks a cell because somebody is needed, or stands before its value, and the further paths that tell. */
export interface Alert<Row = never, Column extends string = string> {
  reads: readonly Column[]
  /** The words of the mark at a moment; nothing where nobody is needed. */
  say: (row: Row, now: number) => string | false | null | undefined
}

/** Days as filters hold them: `day(0)` is today in London, `day(13)` in thirteen days. */
type Days = (after: number) => string

/** A view that the product offers in a list, before those that people save: some filters, and an order if not that of the list. */
export interface OfferedView<Filter extends string = string, Order = string> {
  label: string
  /** Values of filters, as the list's address holds them; both days of a range are in it. */
  filters: (day: Days) => Readonly<Partial<Record<Filter, string | readonly string[]>>>
  order?: { by: Order; direction: 'asc' | 'desc' }
  /** The list opens with it. */
  opens?: true
  /** Its rows wait for somebody of the staff. */
  waits?: true
}

/** What a list without a row says, and when it will have one. */
export interface EmptyWords {
  title: string
  words: string
}

/** The columns of a row on a phone: on its first line its name and something at the right, on its second a few facts. */
export interface PhoneColumns<Column extends string = string> {
  name: Column
  end?: Column
  facts: readonly Column[]
}

interface Definition<List extends keyof Query & keyof QueryArguments> {
  list: List
  label: string
  singular: string
  /** The list's address; the other pages are below it. Without one, it shows only as a part of other records. */
  path?: string
  /** The icon of its item in the menu; one of a group has none of its own. */
  icon?: string
  group?: Group
  ability?: Ability
  /** What the list says while it has no row at all, where 'No session yet' would not say it well. */
  empty?: EmptyWords
  /** The field with a record's title. */
  title: Path<RowOf<List>>
  /** Used if the title is empty. */
  titleElse?: Path<RowOf<List>>
  /** Added to titles that many records share; of several related rows the first. */
  titleWith?: Path<RowOf<List>>
  one?: keyof QueryArguments
  create?: Mutations
  update?: Mutations
  remove?: Mutations
  columns: readonly Path<RowOf<List>>[]
  /** Its page tells what has happened to a record, as `recordStory` of the server does. */
  story?: true
  /** What its page says above the tabs. */
  head?: Head<Path<RowOf<List>>>
  /** What tells a row from others of its name where 'Find' of the top bar shows it. Only lists that can be searched are found in. */
  found?: readonly Path<RowOf<List>>[]
  /** What of its columns a row shows on a phone; by default the first, a sum or a state, and those that follow. */
  phone?: PhoneColumns<Path<RowOf<List>>>
  /** Columns that people can add, beside the plain fields. */
  more?: readonly Path<RowOf<List>>[]
  /** The server's sort of a column, if it has another name: `last_name` for a full name. */
  sorts?: Partial<Record<Path<RowOf<List>>, string>>
  /** Columns that are left empty in some rows. */
  silent?: Partial<Record<Path<RowOf<List>>, Silence<RowOf<List>, FieldsOf<RowOf<List>>>>>
  /** Columns that say where somebody is needed. */
  alerts?: Partial<Record<Path<RowOf<List>>, Alert<RowOf<List>, Path<RowOf<List>>>>>
  /** Columns with words before their value, such as what a time is for. */
  leads?: Partial<Record<Path<RowOf<List>>, Alert<RowOf<List>, Path<RowOf<List>>>>>
  labels?: Record<string, string>
  /** The units of numbers, where the label does not say them. */
  units?: Partial<Record<FieldsOf<RowOf<List>>, Unit>>
  /** The lists behind arguments whose names do not tell, such as `users` for `actorId`. */
  references?: Readonly<Record<string, keyof Query>>
  /** The arguments that filter the list; by default all that have a widget. */
  filters?: readonly (keyof QueryArguments[List] & string)[]
  views?: readonly OfferedView<keyof QueryArguments[List] & string, OrderOf<List>>[]
  /** The field with the parent row's id, if the list is a tree. */
  tree?: FieldsOf<RowOf<List>>
  tabs?: readonly Tab<FieldsOf<RowOf<List>>, Path<RowOf<List>>>[]
  sections?: readonly Section[]
  /** Fields that are neither shown nor asked for: nothing obeys them yet, or people set them for themselves alone. The API keeps them. */
  hidden?: readonly FieldsOf<RowOf<List>>[]
  /** The values of text arguments. */
  choices?: Record<string, Choices>
  /** Arguments that give abilities: nobody can give one that they lack. */
  grants?: readonly string[]
  /** The values of a new record. */
  defaults?: Record<string, unknown>
  actions?: readonly Action<FieldsOf<RowOf<List>>, RowOf<List>>[]
  /** What the form of a new record asks for, if not for all; then the record opens, where the rest is filled in. */
  asksFirst?: readonly string[]
  /** Arguments that its forms leave out: an act of its own changes them. A new record has them from `defaults`. */
  unasked?: readonly string[]
  /** Whether many rows can be deleted at once. */
  bulkRemove?: true
  /** Types whose changes reload the list and its records. */
  live: readonly string[]
  order?: { by: string; direction: 'asc' | 'desc' }
}

export type Group = 'billing' | 'library' | 'settings'

/** The lists that stand beside one another under one item of the menu. */
export const groups: Readonly<Record<Group, { label: string; icon: string; path: string; ability: Ability }>> = {
  library: { label: 'Library settings', icon: 'library', path: '/library/settings', ability: 'manage_content' },
  billing: { label: 'Billing', icon: 'billing', path: '/billing', ability: 'manage_billing' },
  settings: { label: 'Settings', icon: 'settings', path: '/settings', ability: 'manage_settings' },
}

/** A definition with plain text names, for the screens, which know no entity. */
export interface Resource {
  list: string
  label: string
  singular: string
  path?: string
  icon?: string
  group?: Group
  ability?: Ability
  empty?: EmptyWords
  title: string
  titleElse?: string
  titleWith?: string
  one?: string
  create?: string
  update?: string
  remove?: string
  columns: readonly string[]
  story?: true
  head?: Head
  found?: readonly string[]
  phone?: PhoneColumns
  more?: readonly string[]
  sorts?: Partial<Record<string, string>>
  silent?: Partial<Record<string, Silence>>
  alerts?: Partial<Record<string, Alert>>
  leads?: Partial<Record<string, Alert>>
  labels?: Record<string, string>
  units?: Partial<Record<string, Unit>>
  references?: Readonly<Record<string, string>>
  filters?: readonly string[]
  views?: readonly OfferedView[]
  tree?: string
  tabs?: readonly Tab[]
  sections?: readonly Section[]
  hidden?: readonly string[]
  choices?: Record<string, Choices>
  grants?: readonly string[]
  defaults?: Record<string, unknown>
  actions?: readonly Action[]
  asksFirst?: readonly string[]
  unasked?: readonly string[]
  bulkRemove?: true
  live: readonly string[]
  order?: { by: string; direction: 'asc' | 'desc' }
}

/** Checks a definition against the schema: an unknown operation, argument or column does not compile. */
export const resource = <List extends keyof Query & keyof QueryArguments>(definition: Definition<List>): Resource =>
  definition
