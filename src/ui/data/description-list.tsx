import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export type Fact = { term: string; value: ReactNode }

/** Facts with their names: one below another, or in two columns with rules for a record. */
export function DescriptionList({ items, columns = 1 }: { items: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className={clsx(styles.facts, columns === 2 && styles.two)}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
