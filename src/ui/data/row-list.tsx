import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './row-list.module.css'

/** Separate items one below another, with feint rules between them. */
export function RowList({ tight, children }: { tight?: boolean; children: ReactNode }) {
  return <ul className={clsx(styles.rows, tight && styles.tight)}>{children}</ul>
}

type RowProps = {
  title: ReactNode
  to?: string
  /** The person, place and time. */
  meta?: ReactNode
  before?: ReactNode
  /** A number, a tag or a button at the end. */
  end?: ReactNode
}

/** One item: its name, its facts, and its actions. */
export function Row({ title, to, meta, before, end }: RowProps) {
  return (
    <li className={styles.item}>
      {before}
      <div className={styles.words}>
        <p className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</p>
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
      {end}
    </li>
  )
}
