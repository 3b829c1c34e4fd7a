import type { Resource } from '../../../resources'
import type { Narrows } from '../../../resources/record'
import type { PersonChoice } from '../../ui/action/choice-list'
import { fits } from '../record/record-actions'
import type { Row } from '../row'

/** Something to do to many rows, one after another, each by the operation that does it to one. */
export interface Work {
  operation: string
  label: string
  /** What it is called for so many rows. */
  bulkLabel?: (count: number) => string
  /** The argument that takes a row's id. */
  by: string
  danger: boolean
  note?: string
  /** The arguments that its form asks for; by default all but the row's id. */
  asks?: readonly string[]
  /** What it has done to so many rows: '3 deleted'. */
  done: (count: number) => string
  /** Arguments that it sets itself. */
  set?: Readonly<Record<string, unknown>>
  narrows?: Narrows
  when?: string
  unless?: string
  is?: Readonly<Record<string, unknown>>
  among?: string
}

/** What a work would do to each row, and to all, found before it is done. */
export interface Foreseen {
  /** By the row's id. */
  notes: Readonly<Record<string, string>>
  sum: string
  /** Whom to choose among, in place of a form: a press does the work with the chosen one as this argument. */
  choose?: { argument: string; label: string; choices: readonly PersonChoice[]; none: string }
}

/** Looks ahead for works whose price has to be named first, by their operation. */
export type Foresight = Readonly<Record<string, (ids: readonly string[]) => Promise<Foreseen>>>

const doneTo =
  (done: string | ((count: number) => string)) =>
  (count: number): string =>
    typeof done === 'string' ? `${count.toLocaleString('en-GB')} ${done}` : done(count)

/** What a definition offers for many rows at once. */
export function bulkWorks({ bulkRemove, remove, actions = [] }: Resource): Work[] {
  const bulk = actions.filter((action) => action.bulk)
  return [
    ...bulk.map(({ by = 'id', danger = false, done = 'done', ...action }) => ({
      ...action,
      by,
      danger,
      done: doneTo(done),
    })),
    ...(bulkRemove && remove
      ? [
          {
            operation: remove,
            label: 'Delete',
            by: 'id',
            danger: true,
            note: 'Rows in use are not deleted.',
            done: doneTo('deleted'),
          },
        ]
      : []),
  ]
}

/** What has to be read of each row, to know which of them a work fits. */
export const workPaths = (works: readonly Work[]): string[] =>
  works.flatMap(({ when, unless, is, among }) =>
    [when, unless, among, ...Object.keys(is ?? {})].filter((path) => path !== undefined),
  )

/** What a work is called for so many rows. */
export const workLabel = ({ label, bulkLabel }: Work, count: number): string => bulkLabel?.(count) ?? label

/** Whether a work can be done to a row; the server has the last word. */
export const isFit = (work: Work, row: Row): boolean => fits(work, row)
