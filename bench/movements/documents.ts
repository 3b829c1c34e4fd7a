import type { Question } from './questions'

const PAGE = 'pageInfo { endCursor hasNextPage totalCount }'
const WHO = 'user { id fullName email }'

/** The selections of the screens, by list. */
const selections: Record<Question['list'], { field: string; of: string }> = {
  transactions: {
    field: 'transactions',
    of: `entries { id insertedAt ${WHO} type description status amount balanceAfter } ${PAGE}`,
  },
  own: {
    field: 'transactions',
    of: `entries { id type description amount status insertedAt balanceAfter sessionId document { id kind number total url } } ${PAGE}`,
  },
  walletMonths: {
    field: 'walletMonths',
    of: 'month moneyIn moneyOut count broughtForward balance days { day balance }',
  },
  billingTransactions: {
    field: 'billingTransactions',
    of: `entries { id insertedAt ${WHO} itemName gateway status amountTotal amountRefunded } ${PAGE}`,
  },
  billingTransactionTotals: {
    field: 'billingTransactionTotals',
    of: 'rows paid paidCount refunded refundedCount disputed disputedCount kept',
  },
  billingSessions: {
    field: 'billingSessions',
    of: `entries { id insertedAt ${WHO} items { name } gateway status paymentStatus amountTotal } ${PAGE}`,
  },
}

/** The types of the arguments that are no single id. */
const types: Record<string, string> = {
  ...{ type: 'TransactionType', userType: 'UserType', userTypes: '[UserType!]', itemType: 'BillingItemType' },
  ...{ from: 'DateTime', until: 'DateTime', words: 'String', search: 'String', page: 'Int' },
  ...{ gateway: 'BillingGateway', orderDirection: 'OrderDirection' },
}

/** The types that differ from list to list. */
const typesOf: Record<string, Record<string, string>> = {
  transactions: { status: 'TransactionStatus', orderBy: 'TransactionOrder' },
  billingTransactions: { status: 'BillingTransactionStatus', orderBy: 'BillingTransactionOrder' },
  billingTransactionTotals: { status: 'BillingTransactionStatus' },
  billingSessions: { status: 'BillingSessionStatus', orderBy: 'BillingSessionOrder' },
}

/** The body of a request for a list. Its values are variables, so that one document serves all of a filter. */
export function bodyOf(list: Question['list'], variables: Record<string, unknown>): string {
  const { field, of } = selections[list]
  const names = Object.keys(variables)
  const typeOf = (name: string) => types[name] ?? typesOf[field]?.[name] ?? (name.endsWith('s') ? '[ID!]' : 'ID')
  const head = names.length ? `query (${names.map((name) => `$${name}: ${typeOf(name)}`).join(', ')}) ` : ''
  const given = names.length ? `(${names.map((name) => `${name}: $${name}`).join(', ')})` : ''
  return JSON.stringify({ query: `${head}{ ${field}${given} { ${of} } }`, variables })
}
