/** SQL: what the owner of the wallet `alias` owes, in pence. */
export const owedSql = (alias: string): string =>
  `coalesce((select greatest(0, -o.balance) from accounts o where o.kind = 'owed' and o.name = ${alias}.user_id::text), 0)`
