import type { OperationName } from '../../../../access'
import { type Ability, abilities } from '../../../../access/abilities'
import type { MutationArguments, QueryArguments, SubscriptionArguments } from '../../../../schema/generated/types'
import type { TestApp } from '../../../build'
import type { Upload } from './upload'
import type { World } from './world/index'

const columns = [
  'anonymous',
  'unconfirmed',
  'disabled',
  'student',
  'another',
  'tutor',
  'unassigned',
  'staff',
  'supervisor',
  'admin',
] as const

type Column = (typeof columns)[number]

/** A kind of person: a column of the tables, where `staff` is somebody who holds one ability and nothing else, once for each. */
export type Kind = Exclude<Column, 'staff'> | Ability

export const kinds: readonly Kind[] = columns.flatMap((column): readonly Kind[] =>
  column === 'staff' ? abilities : [column],
)

/** What a call can answer; those after `forbidden` are refusals that are not about the person. */
const outcomes = [
  'ok',
  'none',
  'some',
  'all',
  'silent',
  'unauthenticated',
  'disabled',
  'not_found',
  'forbidden',
  'conflict',
  'expired',
  'validation',
] as const

/**
 * `ok`: it is done, or answered. Lists answer `none`, `some` or `all` of the rows there are, and what can be null `none` where it is; a subscription
 * is `silent` where the change does not reach its subscriber. The rest are the error codes in small letters.
 */
export type Outcome = (typeof outcomes)[number]

export interface Row {
  operation: OperationName
  /** The row's name: the operation's, and after a colon what is special about its arguments. */
  name: string
  expected: Record<Kind, Outcome>
}

type ArgumentsOf<Name extends OperationName> = Name extends keyof QueryArguments
  ? QueryArguments[Name]
  : Name extends keyof MutationArguments
    ? MutationArguments[Name]
    : Name extends keyof SubscriptionArguments
      ? SubscriptionArguments[Name]
      : never

/** What each row is called with; a row that is not here is called with nothing. `Own` are the records that a noun makes for its table alone. */
export type Calls<Own = unknown> = {
  [Name in OperationName as Name | `${Name}:${string}`]?: (world: World & Own) => {
    [Argument in keyof ArgumentsOf<Name>]: ArgumentsOf<Name>[Argument] | (Argument extends 'file' ? Upload : never)
  }
}

type Make<Own> = (app: TestApp, world: World) => Promise<Own>

export interface Sheet {
  rows: Row[]
  calls: Calls
  make: Make<object>
}

function outcome(text: string | undefined, where: string): Outcome {
  const found = outcomes.find((each) => each === text)
  if (!found) throw new Error(`${where}: ${text} is no outcome`)
  return found
}

/** `all: this_ability that_ability; ok: a_third` → what holders of these get instead of the column `staff`. */
function exceptions(text: string, where: string): Partial<Record<Kind, Outcome>> {
  const parts = text.split(';').filter((part) => part.trim())
  return Object.fromEntries(
    parts.flatMap((part) => {
      const [result, names = ''] = part.trim().split(':')
      return names
        .trim()
        .split(/\s+/)
        .map((ability) => {
          if (!abilities.some((each) => each === ability)) throw new Error(`${where}: there is no ability ${ability}`)
          return [ability, outcome(result, where)]
        })
    }),
  )
}

function rowOf(line: string): Row {
  const [cells = '', special = ''] = line.split('|')
  const [name = '', ...texts] = cells.trim().split(/\s+/)
  if (texts.length !== columns.length) throw new Error(`${name}: there are ${texts.length} cells of ${columns.length}`)
  const at = (column: Column) => outcome(texts[columns.indexOf(column)], name)
  const expected = Object.fromEntries(
    kinds.map((kind) => [kind, at(columns.find((column) => column === kind) ?? 'staff')]),
  )
  return {
    operation: name.split(':')[0] as OperationName,
    name,
    expected: { ...expected, ...exceptions(special, name) } as Row['expected'],
  }
}

/**
 * Reads a table: under its headings a line for each row, after a `|` the abilities that get something else than the column `staff` says. `make` adds
 * what only these calls need to the world, which the calls get whole.
 */
export function sheet<Own extends object>(
  text: string,
  calls: Calls<Own> = {},
  make: Make<Own> = async () => ({}) as Own,
): Sheet {
  const [head = '', ...lines] = text.trim().split('\n')
  const headings = head.split('|')[0]?.trim().split(/\s+/).slice(1)
  if (headings?.join() !== columns.join()) throw new Error(`the headings of a table are: ${columns.join(' ')}`)
  const rows = lines.map(rowOf)
  const strange = Object.keys(calls).filter((name) => !rows.some((row) => row.name === name))
  if (strange.length) throw new Error(`these calls have no row: ${strange.join(', ')}`)
  return { rows, calls: calls as Calls, make }
}
