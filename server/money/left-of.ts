/**
 * The part of a payment `alias` that has not been given back, in SQL; 0 for other movements. The database's function says it, since its own guard of refunds asks the same.
 */
export const leftOf = (alias: string): string =>
  `(case when ${alias}.type in ('purchase', 'fee') then greatest(0, left_of_payment(${alias}.id)) else 0 end)`
