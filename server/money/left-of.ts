/** What of a payment `alias` is not given back, in SQL: nothing for other movements. */
export const leftOf = (alias: string): string =>
  `(case when ${alias}.type in ('purchase', 'fee') then greatest(0, -${alias}.amount
    - coalesce((select sum(r.amount) from transactions r where r.reverses_id = ${alias}.id), 0))::int else 0 end)`
