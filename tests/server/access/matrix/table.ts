import type { OperationName } from '../../../../access'
import { type Ability, abilities } from '../../../../access/abilities'
import type { MutationArguments, QueryArguments, SubscriptionArguments } from '../../../../schema/generated/types'
import type { TestApp } from '../../../build'
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

/** A kind of person, which is a column of the tables. `staff` stands for one kind per ability: a person who holds only that ability. */
export type Kind = Exclude<Column, 'staff'> | Ability

export const kinds: readonly Kind[] = columns.flatMap((column): readonly Kind[] =>
  column === 'staff' ? abilities : [column],
)

/** The outcomes of a call. Those after `forbidden` are refusals for reasons other than the person. */
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
 * `ok`: the operation succeeds. A list answers `none`, `some` or `all` of the existing rows; an empty nullable answer is `none` too. A subscription
 * is `silent` where the change does not reach its subscriber. The others are error codes in small letters.
 */
export type Outcome = (typeof outcomes)[number]

export interface Row {
  operation: OperationName
  /** The operation's name, and after a colon the special case of its arguments. */
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

/** The arguments of each row's call. A row without an entry is called without arguments. `Own` are the records that a noun makes for its table alone. */
export type Calls<Own = unknown> = {
  [Name in OperationName as Name | `${Name}:${string}`]?: (world: World & Own) => {
    [Argument in keyof ArgumentsOf<Name>]: ArgumentsOf<Name>[Argument] | (Argument extends 'file' ? File : never)
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
  if (!found) throw new Error(`${where}: ${text} is not an outcome`)
  return found
}

/** `all: this_ability that_ability; ok: a_third` gives holders of these abilities another outcome than the column `staff`. */
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
 * One kind of person for each outcome of a row, and another one in the row after it, so that all rows together ask as everybody. A rule that errs for a
 * single ability is found by `npm run explore`, which asks as all.
 */
export function sampleOf({ expected }: Row, at: number): Kind[] {
  const byOutcome = new Map<Outcome, Kind[]>()
  for (const kind of kinds) byOutcome.set(expected[kind], [...(byOutcome.get(expected[kind]) ?? []), kind])
  return [...byOutcome.values()].flatMap((alike) => alike[at % alike.length] ?? [])
}

/**
 * Reads a table: below the headings, one line for each row, and after a `|` the abilities whose outcome differs from the column `staff`. `make` adds
 * the records that only these calls need. The calls get the whole world.
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
