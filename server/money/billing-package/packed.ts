import type { BillingItemType } from '../../../schema/generated/types'

/** How a noun's things stand in packages. */
export interface Packed {
  type: BillingItemType
  /** The table between a package (`package_id`) and its things, and its column with theirs. */
  links: { table: string; far: string }
  /** The table of the things, and SQL over its alias `g` for the name and the list price in pence. */
  goods: { table: string; name: string; price: string }
  /** SQL: whether the thing `thing` has been used by its buyer `buyer`, so that its money does not come back. */
  used(thing: string, buyer: string): string
}

const kinds: Packed[] = []

/** Lets a noun's things stand in packages. Called once, beside its table. */
export function packed(kind: Packed): void {
  kinds.push(kind)
}

/** SQL: whether the bought part `alias` has been used. What nothing says of cannot be given back, like credits. */
export const usedSql = (alias: string): string =>
  `(case ${alias}.type ${kinds.map(({ type, used }) => `when '${type}' then ${used(`${alias}.type_id`, `${alias}.user_id`)}`).join(' ')} else true end)`

/** SQL: what stands in the package `alias` beside credits, as JSON: `[{ type, typeId, name, list }]`, by kind and name. */
export function partsSql(alias: string): string {
  const each = kinds.map(
    ({ type, links, goods }) =>
      `select '${type}' as type, g.id as "typeId", ${goods.name} as name, ${goods.price} as list from ${links.table} l join ${goods.table} g on g.id = l.${links.far}
        where l.package_id = ${alias}.id`,
  )
  return `(select coalesce(json_agg(p order by p.type, folded(p.name) collate "C"), '[]') from (${each.join(' union all ')}) p)`
}
