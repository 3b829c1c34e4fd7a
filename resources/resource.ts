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

/** The names that a definition uses. */
interface Names {
  list: string
  row: unknown
  column: string
  field: string
  filter: string
  order: string
  query: string
  one: string
  mutation: string
}

/** Those of a list, by the schema: an unknown operation, argument or column does not compile. */
interface NamesOf<List extends keyof Query & keyof QueryArguments> {
  list: List
  row: RowOf<List>
  column: Path<RowOf<List>>
  field: FieldsOf<RowOf<List>>
  filter: keyof QueryArguments[List] & string
  order: OrderOf<List>
  query: keyof Query
  one: keyof QueryArguments
  mutation: Mutations
}

/** As plain texts, for the screens, which know no entity. */
interface PlainNames extends Names {
  row: never
}

/** A sum over a list's rows, by the field that its operation answers it in. */
export interface Total {
  field: string
  label: string
  /** How many rows it is of: the field, and what they are called. */
  count?: { field: string; singular: string; plural: string }
  /** It is left out while it is nothing. */
  unlessZero?: true
}

/** What staff do with the rows of a list, and what its pages show. */
interface Definition<Name extends Names> {
  list: Name['list']
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
  title: Name['column']
  /** Used if the title is empty. */
  titleElse?: Name['column']
  /** Added to titles that many records share; of several related rows the first. */
  titleWith?: Name['column']
  one?: Name['one']
  create?: Name['mutation']
  /** Where a new record is made by hand: the list leads there, and not to the form made from the definition. */
  createAt?: string
  update?: Name['mutation']
  remove?: Name['mutation']
  columns: readonly Name['column'][]
  /** Its page tells what has happened to a record, as `recordStory` of the server does. */
  story?: true
  /** What its page says above the tabs. */
  head?: Head<Name['column']>
  /** What tells a row from others of its name where 'Find' of the top bar shows it. Only lists that can be searched are found in. */
  found?: readonly Name['column'][]
  /** What of its columns a row shows on a phone; by default the first, a sum or a state, and those that follow. */
  phone?: PhoneColumns<Name['column']>
  /** Columns that people can add, beside the plain fields. */
  more?: readonly Name['column'][]
  /** The server's sort of a column, if it has another name: `last_name` for a full name. */
  sorts?: Partial<Record<Name['column'], string>>
  /** Columns that are left empty in some rows. */
  silent?: Partial<Record<Name['column'], Silence<Name['row'], Name['field']>>>
  /** Columns that say where somebody is needed. */
  alerts?: Partial<Record<Name['column'], Alert<Name['row'], Name['column']>>>
  /** Columns with words before their value, such as what a time is for. */
  leads?: Partial<Record<Name['column'], Alert<Name['row'], Name['column']>>>
  labels?: Record<string, string>
  /** What the values of an enum are called, where this noun calls them otherwise than the schema. */
  says?: Partial<Record<Name['field'], Readonly<Record<string, string>>>>
  /** What a sum of nothing is called, such as 'Free'. */
  nothing?: Partial<Record<Name['field'], string>>
  /** The units of numbers, where the label does not say them. */
  units?: Partial<Record<Name['field'], Unit>>
  /** The lists behind arguments whose names do not tell, such as `users` for `actorId`. */
  references?: Readonly<Record<string, Name['query']>>
  /** The arguments that filter the list; by default all that have a widget. */
  filters?: readonly Name['filter'][]
  /** What all rows that match come to: sums in pence, from a query with the list's filters that answers how many it has added up as `rows`. */
  totals?: { operation: Name['query']; sums: readonly Total[] }
  views?: readonly OfferedView<Name['filter'], Name['order']>[]
  /** The field with the parent row's id, if the list is a tree. */
  tree?: Name['field']
  tabs?: readonly Tab<Name['field'], Name['column']>[]
  sections?: readonly Section[]
  /** Fields that are neither shown nor asked for: nothing obeys them yet, or people set them for themselves alone. The API keeps them. */
  hidden?: readonly Name['field'][]
  /** The values of text arguments. */
  choices?: Record<string, Choices>
  /** Arguments that give abilities: nobody can give one that they lack. */
  grants?: readonly string[]
  /** The values of a new record. */
  defaults?: Record<string, unknown>
  actions?: readonly Action<Name['field'], Name['row']>[]
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

export type Group = 'billing' | 'groups' | 'library' | 'settings'

/** A page by hand beside the lists of a group, for whoever may call an operation. */
export interface GroupPage {
  label: string
  path: string
  call: keyof Query
  /** It stands before the lists. */
  first?: true
}

interface GroupPlace {
  label: string
  icon: string
  path: string
  ability: Ability
  pages?: readonly GroupPage[]
}

/** The lists that stand beside one another under one item of the menu. */
export const groups: Readonly<Record<Group, GroupPlace>> = {
  library: { label: 'Library settings', icon: 'library', path: '/library/settings', ability: 'manage_content' },
  billing: {
    ...{ label: 'Billing', icon: 'billing', path: '/billing', ability: 'manage_billing' },
    pages: [
      { label: 'Sales', path: '/billing/sales', call: 'billingWeeks' },
      { label: 'Seller and VAT', path: '/billing/seller', call: 'seller' },
    ],
  },
  groups: { label: 'Study groups', icon: 'groups', path: '/study-groups/applicants', ability: 'manage_study_groups' },
  settings: {
    ...{ label: 'Settings', icon: 'settings', path: '/settings', ability: 'manage_settings' },
    pages: [{ label: 'Google account', path: '/settings/google-account', call: 'googleAccount', first: true }],
  },
}

/** A definition as the screens read it. */
export type Resource = Definition<PlainNames>

/** Checks a definition against the schema. */
export const resource = <List extends keyof Query & keyof QueryArguments>(
  definition: Definition<NamesOf<List>>,
): Resource => definition
