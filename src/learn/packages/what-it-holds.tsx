import { Link } from 'react-router'
import { accessWords } from '../../nouns/bundle/bundle-words'
import { addressOf, kindWords } from '../../nouns/bundle/kind-and-address'
import type { Quote } from '../../parts/checkout/use-quote'
import { Card } from '../../ui/data/card'
import { type Column, DataTable } from '../../ui/list/data-table'
import { Money } from '../../ui/money/money'
import { ownOf } from './own-price'
import type { PackageQuery } from './packages.documents'
import styles from './what-it-holds.module.css'

type Shown = PackageQuery['billingPackage']
type Part = Shown['parts'][number]

interface WhatItHoldsProps {
  shown: Shown
  quote: Quote | undefined
  discount: number
}

/** Each part of a package: what it costs this person by itself, and in the package. */
export function WhatItHolds({ shown, quote, discount }: WhatItHoldsProps) {
  const { parts, bundles, renews } = shown
  const priced = new Map(quote?.lines[0]?.parts.map(({ typeId, share }) => [typeId ?? '', share]))
  const about = new Map(bundles.map((bundle) => [bundle.id, bundle]))
  const name: Column<Part> = {
    key: 'name',
    head: 'Item',
    place: 'title',
    cell: ({ name, typeId }) => {
      const bundle = about.get(typeId ?? '')
      if (!bundle) return name
      const { type, accessDuration, accessDurationUnit } = bundle
      // What renews is open while it is paid.
      const length = renews === 'once' ? accessWords(accessDuration, accessDurationUnit) : null
      return (
        <>
          <Link to={addressOf(bundle)}>{name}</Link>
          <span className={styles.kind}>{length ? `${kindWords[type]}, yours for ${length}` : kindWords[type]}</span>
        </>
      )
    },
  }
  const apart: Column<Part> = {
    ...{ key: 'apart', head: discount > 0 ? 'One at a time, yours' : 'One at a time', align: 'end', place: 'none' },
    cell: (part) => <Money pence={ownOf(part, discount)} />,
  }
  const within: Column<Part> = {
    ...{ key: 'within', head: 'In this package', align: 'end', place: 'end' },
    cell: ({ typeId, share }) => {
      if (!quote) return <Money pence={share} />
      const own = priced.get(typeId ?? '')
      return own === undefined ? <span className="meta">You have it</span> : <Money pence={own} />
    },
  }
  // What one has already is not sold again.
  const sold = quote ? parts.filter(({ typeId }) => priced.has(typeId ?? '')) : parts
  const sum = sold.reduce((all, part) => all + ownOf(part, discount), 0)
  return (
    <Card title="What it holds" count={parts.length} flush>
      <DataTable
        caption="What the package holds"
        columns={[name, apart, within]}
        rows={parts}
        rowKey={({ type, typeId }) => `${type} ${typeId ?? ''}`}
      />
      <Together apart={sum} within={quote?.total ?? shown.total} label={withinWords[renews]} />
      <p className={styles.note}>
        {shown.renews === 'once'
          ? 'What a thing costs in the package is what comes back for it as long as it is unused.'
          : 'All of it is yours while it is paid. What you buy by itself stays yours.'}
      </p>
    </Card>
  )
}

const withinWords = {
  once: 'In this package',
  monthly: 'In this package, each month',
  yearly: 'In this package, each year',
} as const satisfies Record<Shown['renews'], string>

/** All parts one at a time, and in the package. */
const Together = ({ apart, within, label }: { apart: number; within: number; label: string }) => (
  <dl className={styles.together}>
    <div>
      <dt>One at a time</dt>
      <dd>
        <Money pence={apart} />
      </dd>
    </div>
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>
          <Money pence={within} />
        </strong>
      </dd>
    </div>
  </dl>
)
