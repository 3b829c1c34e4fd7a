import type { StoryGroup } from '../../../schema/generated/types'
import { entityNamed } from '../../kernel/read/entity'
import { fieldScope, rowScope } from '../../kernel/read/scope'
import type { Parameters } from '../../kernel/read/sql-text'

/** The columns of a part, in this order; those that it leaves out are null. */
export const columns = {
  kind: 'text',
  id: 'uuid',
  at: 'timestamptz',
  title: 'text',
  detail: 'text',
  text: 'text',
  byId: 'uuid',
  byName: 'text',
  startAt: 'timestamptz',
  amount: 'integer',
  score: 'double precision',
  sessionId: 'uuid',
}

/** The viewer's rules, for a part to write into its columns. */
interface RulesIn {
  /** A value, or null where the viewer may not read that field of the part's type. */
  mask(field: string, text: string): string
  /** The rows of another type that the viewer reads. */
  scope(type: string, alias: string): string
}

export type Columns = { [Name in keyof typeof columns]?: string } & { kind: string; id: string; at: string }

/** A part of the story: rows about the person, in SQL. */
export interface Source {
  group: StoryGroup
  /** The type whose rules say who reads it, and the alias of its table in `from`. */
  rules: readonly [type: string, alias: string]
  select: Columns | ((rules: RulesIn) => Columns)
  from: string
  where: string
}

/** One part of the statement, within the viewer's rules; null where they let nothing through. `page` narrows and orders it. */
export function partSql(
  { rules: [type, alias], select, from, where }: Source,
  parameters: Parameters,
  page: (part: string) => string,
): string | null {
  const entity = entityNamed(type)
  const scope = rowScope('read', entity, alias, parameters)
  if (scope === 'false') return null
  const mask = (field: string, text: string) => {
    const own = fieldScope('read', entity, alias, field, parameters)
    return own === 'true' ? text : `case when ${own} then ${text} end`
  }
  const otherScope = (other: string, at: string) => rowScope('read', entityNamed(other), at, parameters)
  const chosen: Record<string, string> = typeof select === 'function' ? select({ mask, scope: otherScope }) : select
  const list = Object.entries(columns).map(([name, sqlType]) => `(${chosen[name] ?? 'null'})::${sqlType} as "${name}"`)
  // `$userId` and `$id` in a part stand for the argument of that name.
  const text = `select ${list.join(', ')} from ${from} where ${where} and ${scope}`
  return page(text.replace(/\$(userId|id)\b/g, (_, name: string) => `${parameters.arg(name)}::uuid`))
}
