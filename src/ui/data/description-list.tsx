import type { ReactNode } from 'react'
import './description-list.css'

export type Fact = { term: string; value: ReactNode }

/** Facts with their names: one below another, or in two columns with rules for a record. */
export function DescriptionList({ items, columns = 1 }: { items: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className={columns === 2 ? 'facts facts-two' : 'facts'}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
