import type { Resource } from '../../../resources'
import { fits } from '../record/record-actions'
import type { Row } from '../row'

/** Something to do to many rows, one after another, each by the operation that does it to one. */
export interface Work {
  operation: string
  label: string
  /** The argument that takes a row's id. */
  by: string
  danger: boolean
  note?: string
  /** The arguments that its form asks for; by default all but the row's id. */
  asks?: readonly string[]
  /** What it has done to rows: 'deleted'. */
  done: string
  when?: string
  unless?: string
}

/** What a definition offers for many rows at once. */
export function bulkWorks({ bulkRemove, remove, actions = [] }: Resource): Work[] {
  const bulk = actions.filter((action) => action.bulk)
  return [
    ...bulk.map(({ operation, label, by = 'id', danger = false, note, asks, done = 'done', when, unless }) => ({
      operation,
      label,
      by,
      danger,
      note,
      asks,
      done,
      when,
      unless,
    })),
    ...(bulkRemove && remove
      ? [
          {
            operation: remove,
            label: 'Delete',
            by: 'id',
            danger: true,
            note: 'Rows in use are not deleted.',
            done: 'deleted',
          },
        ]
      : []),
  ]
}

/** What has to be read of each row, to know which of them a work fits. */
export const workPaths = (works: readonly Work[]): string[] =>
  works.flatMap(({ when, unless }) => [when, unless].filter((path) => path !== undefined))

/** Whether a work can be done to a row; the server has the last word. */
export const isFit = ({ operation, when, unless }: Work, row: Row): boolean => fits({ operation, when, unless }, row)
