import { percentOf } from '../../../rules/money/percent'
import { useApi } from '../../providers/api/query'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { type Column, DataTable } from '../../ui/list/data-table'
import { Money } from '../../ui/money/money'
import { PriceList as Document, type PriceListQuery } from './packages.documents'
import styles from './price-list.module.css'

type Type = PriceListQuery['sessionTypes'][number]

const modes: Record<Type['mode'], string> = { live: 'Live', window: 'In your own time', on_demand: 'At once' }

/** What each session costs by itself: at the list price, and for this person. */
export function PriceList({ discount }: { discount: number }) {
  const { data } = useApi(Document)
  const types = data?.sessionTypes ?? []
  // A type with others below it is only their heading.
  const headings = new Set(types.map(({ parentId }) => parentId))
  const rows = types.filter(({ id, purchaseAllowed }) => purchaseAllowed && !headings.has(id))
  const name: Column<Type> = {
    key: 'name',
    head: 'Item',
    place: 'title',
    cell: ({ name, mode, duration }) => (
      <>
        {name}
        <span className={styles.how}>
          {mode === 'live' && duration ? `${modes[mode]}, ${duration} min` : modes[mode]}
        </span>
      </>
    ),
  }
  const list: Column<Type> = {
    ...{ key: 'list', head: 'List price', align: 'end', place: 'none' },
    cell: ({ price }) => <Money pence={price} />,
  }
  const own: Column<Type> = {
    ...{ key: 'own', head: 'Your price', align: 'end', place: 'end' },
    cell: ({ price }) => (
      <strong>
        <Money pence={price - percentOf(price, discount)} />
      </strong>
    ),
  }
  if (data && rows.length === 0) return null
  return (
    <Card title="What each session costs" flush actions={<span className="meta">No fee is added to any of these</span>}>
      <DataTable
        caption="Prices of sessions"
        columns={discount > 0 ? [name, list, own] : [name, { ...own, head: 'Price' }]}
        rows={rows}
        rowKey={({ id }) => id}
        loading={data ? false : 6}
      />
      <p className={styles.book}>
        <LinkButton to="/booking">Book a session</LinkButton>
      </p>
    </Card>
  )
}
