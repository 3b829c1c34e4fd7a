import { Card } from '../../../ui/data/card'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { RenewalButton } from './renewal-button'
import { SubscriptionNext, SubscriptionState } from './standing'
import { type Subscription, useSubscriptions } from './use-subscriptions'

const columns: Column<Subscription>[] = [
  { key: 'name', head: 'Package', place: 'title', cell: ({ name }) => name },
  { key: 'state', head: 'State', place: 'state', cell: (each) => <SubscriptionState {...each} /> },
  { key: 'next', head: 'Next', place: 'meta', cell: (each) => <SubscriptionNext {...each} /> },
  {
    ...{ key: 'act', head: <span className="vh">Renewal</span>, align: 'end', place: 'end' },
    cell: (each) => <RenewalButton subscription={each} />,
  },
]

/** What the person subscribes to: how it stands, what comes next, and the button that stops it. */
export function MySubscriptions({ className }: { className?: string | undefined }) {
  const all = useSubscriptions()
  if (!all?.length) return null
  return (
    <Card title="Your subscriptions" count={all.length} flush className={className}>
      <DataTable caption="Your subscriptions" columns={columns} rows={all} rowKey={({ id }) => id} />
    </Card>
  )
}
