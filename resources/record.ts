import type { Ability } from '../access/viewer'
import type { MutationArguments, QueryArguments } from '../schema/generated/types'

export type Mutations = keyof MutationArguments

/** Filters of the lists behind arguments, by argument. */
export type Narrows = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What keeps an action from being done yet, and the fields that tell. */
export interface Blocked<Row = never, Field extends string = string> {
  reads: readonly Field[]
  say: (row: Row) => string | false | null | undefined
}

/** What a record says above its tabs, each part by columns of the row; one with nothing to say is left out. */
export interface Head<Column extends string = string> {
  /** Its states, below the title. */
  state?: readonly Column[]
  who?: readonly Column[]
  when?: readonly Column[]
  /** How many there are of what it has, and how many there may be. */
  count?: readonly Column[]
  money?: readonly Column[]
}

/** An action on one record, with a form if its operation needs more arguments. */
export interface Action<Field extends string = string, Row = never, Name extends string = Mutations> {
  operation: Name
  label: string
  /** The argument that takes the record's id; `id` by default. */
  by?: string
  /** Arguments that the action itself sets, and does not ask for. */
  set?: Readonly<Record<string, unknown>>
  /** Needed beside the operation's gate, if the gate lets people in for their own records. */
  ability?: Ability
  /** Shown only if this field has a value. */
  when?: Field
  /** Shown only if this field is empty. */
  unless?: Field
  /** Shown only if these fields have these values, or of several one. */
  is?: Readonly<Partial<Record<Field, unknown>>>
  /** The record's first button, beside the menu of the others: of several that its state allows, the first in the definition. */
  primary?: true
  /** Why it cannot be done yet: its button is shown with the reason, and does nothing. */
  blocked?: Blocked<Row, Field>
  /** Its words in a row of the list, where it is offered too. */
  inRow?: string
  /** A list field of the record with the next possible operations; the action shows only if its operation is in it. */
  among?: Field
  /** It removes something, so it asks first and looks dangerous. */
  danger?: true
  /** Offered for many selected rows at once; `only` for those, and not on a record of its own. */
  bulk?: true | 'only'
  /** What it is called for so many rows, in place of the label: 'Cancel 3 sessions'. */
  bulkLabel?: (count: number) => string
  /** The arguments that its form asks for; by default all that are not given. */
  asks?: readonly string[]
  /** Arguments with a row of another list: filters that narrow that list, such as to tutors. */
  narrows?: Narrows
  /** What it has done to rows, after their number, '3 disabled', or with it, '3 reminders sent'. */
  done?: string | ((count: number) => string)
  /** A sentence about it, above its form. */
  note?: string
}

/** An act on several rows of a related list at once, with a form; the record's id is given to it as the list's own `by`. */
export interface RelatedAct {
  operation: Mutations
  label: string
  danger?: true
  /** A sentence about it, above its form. */
  note?: string
  /** What its arguments are called, where the list has another name for them. */
  labels?: Readonly<Record<string, string>>
}

/** Rows that belong to a record: of another list, narrowed by the argument `by`, or of one of the record's own fields. */
export type Related<Field extends string = string> =
  | {
      label: string
      list: keyof QueryArguments
      by: string
      hide?: readonly string[]
      /** What adding a row is called, where 'Add' does not say it. */
      add?: string
      acts?: readonly RelatedAct[]
    }
  | {
      label: string
      field: Field
      columns: readonly string[]
      create?: Mutations
      /** The argument of `create` that takes the record's id. */
      by?: string
      update?: Mutations
      remove?: Mutations
      /** The row's field that `update` and `remove` take as id, if not `id`. */
      key?: string
      /** A list field of the record with the next possible operations, as for actions. */
      among?: Field
    }

/** A tab of a record, with its own address. */
export interface Tab<Field extends string = string, Column extends string = string> {
  path: string
  label: string
  /** Its page is written by hand: `src/staff/<feature>/routes.ts` provides it, and until one does the tab is not shown. */
  page?: true
  /** Needed beside the record's. */
  ability?: Ability
  /** Offered only if these fields of the record have these values, or of several one; its address is there for all. */
  is?: Readonly<Partial<Record<Field, unknown>>>
  /** The record's own fields on this tab; with a page by hand, those that it is given. */
  fields?: readonly (Field | Column)[]
  related?: readonly Related<Field>[]
}
