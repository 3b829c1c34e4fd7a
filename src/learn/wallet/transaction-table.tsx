import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { iconOf, statusWords, typeWords } from '../../nouns/wallet/transaction-words'
import { Icon } from '../../ui/action/icon'
import { Tag } from '../../ui/data/tag'
import { type Column, DataTable } from '../../ui/list/data-table'
import { Money } from '../../ui/money/money'
import { When } from '../../ui/time/when'
import type { TransactionsQuery } from './wallet.documents'
import styles from './wallet.module.css'

export type Entry = TransactionsQuery['transactions']['entries'][number]

/** What moved, and by what it did. */
export const what: Column<Entry> = {
  key: 'what',
  head: 'What',
  place: 'title',
  cell: ({ id, description, amount, type }) => (
    <span className={styles.moneyRow}>
      <span className={clsx(styles.moneySign, amount >= 0 && styles.moneySignIn)} aria-hidden="true">
        <Icon name={iconOf(amount)} size="sm" />
      </span>
      <span>
        <Link to={`/wallet/transactions/${id}`}>{description}</Link>
        <span className={styles.moneyType}>{typeWords[type]}</span>
      </span>
    </span>
  ),
}
const when: Column<Entry> = {
  key: 'when',
  head: 'When',
  place: 'meta',
  cell: ({ insertedAt }) => (
    <span className={styles.moneyWhen}>
      <When at={insertedAt} />
    </span>
  ),
}
const state: Column<Entry> = {
  key: 'state',
  head: <span className="vh">Status</span>,
  place: 'state',
  cell: ({ status }) => (status === 'available' ? null : <StatusTag status={status} />),
}
const amount: Column<Entry> = {
  key: 'amount',
  head: 'Amount',
  align: 'end',
  place: 'end',
  cell: (entry) => <Money pence={entry.amount} signed failed={entry.status === 'failed'} />,
}
const balance: Column<Entry> = {
  key: 'balance',
  head: 'Balance',
  align: 'end',
  place: 'none',
  cell: ({ balanceAfter }) => <Money pence={balanceAfter} />,
}

/** What became of a movement. */
export const StatusTag = ({ status }: Pick<Entry, 'status'>) => (
  <Tag kind={status === 'failed' ? 'negative' : 'info'} icon={status === 'failed' ? 'stop' : 'clock'}>
    {statusWords[status]}
  </Tag>
)

interface TransactionTableProps {
  entries: readonly Entry[]
  loading: number | false
  empty: ReactNode
  /** Leaves out the balance after each movement, where there is little room. */
  short?: boolean
}

/** Movements of money, newest first. */
export function TransactionTable({ entries, loading, empty, short }: TransactionTableProps) {
  return (
    <DataTable
      caption="Transactions"
      columns={short ? [what, when, amount] : [what, when, state, amount, balance]}
      rows={entries}
      rowKey={({ id }) => id}
      loading={loading}
      empty={empty}
    />
  )
}
