import type { BillingItemType } from '../../../schema/generated/types'

/** How a noun's things stand in packages. */
export interface Packed {
  type: BillingItemType
  /** The table between a package (`package_id`) and its things, and its column with theirs. */
  links: { table: string; far: string }
  /** The table of the things, and SQL over its alias `g` for the name and the list price in pence. */
  goods: { table: string; name: string; price: string }
  /** SQL: whether the thing `thing` has been used by its buyer `buyer` since it was bought, so that its money does not come back; `now` is the present instant. */
  used(thing: string, buyer: string, since: string, now: string): string
}

const kinds: Packed[] = []

/** Lets a noun's things stand in packages. Called once, beside its table. */
export function packed(kind: Packed): void {
  kinds.push(kind)
}

const usedItself = (alias: string, now: string, otherwise: boolean): string => {
  const each = kinds.map(
    ({ type, used }) =>
      `when '${type}' then ${used(`${alias}.type_id`, `${alias}.user_id`, `${alias}.inserted_at`, now)}`,
  )
  return `(case ${alias}.type ${each.join(' ')} else ${otherwise} end)`
}

/** SQL: whether `alias` is the last part that cost something of a purchase, and what came free with that, and would go with it, has been used. */
const freeUsed = (alias: string, now: string): string =>
  `(${alias}.share > 0 and not exists (select 1 from purchase_parts paid where paid.billing_session_id = ${alias}.billing_session_id and paid.id <> ${alias}.id
      and paid.given_back_at is null and paid.share > 0)
    and exists (select 1 from purchase_parts free where free.billing_session_id = ${alias}.billing_session_id and free.given_back_at is null and free.share = 0
      and ${usedItself('free', now, false)}))`

/** SQL: whether the bought part `alias` has been used. What nothing says of cannot be given back, like credits. */
export const usedSql = (alias: string, now: string): string =>
  `(${usedItself(alias, now, true)} or ${freeUsed(alias, now)})`

/** SQL: what stands in the package `alias` beside credits, as JSON: `[{ type, typeId, name, list }]`, by kind and name. */
export function partsSql(alias: string): string {
  const each = kinds.map(
    ({ type, links, goods }) =>
      `select '${type}' as type, g.id as "typeId", ${goods.name} as name, ${goods.price} as list from ${links.table} l join ${goods.table} g on g.id = l.${links.far}
        where l.package_id = ${alias}.id`,
  )
  return `(select coalesce(json_agg(p order by p.type, folded(p.name) collate "C"), '[]') from (${each.join(' union all ')}) p)`
}
