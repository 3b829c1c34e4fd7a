import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import styles from './tabs.module.css'
import { useCurrentInView } from './use-current-in-view'

export type Tab = {
  to: string
  label: ReactNode
  count?: number
  end?: boolean
  /** Whether it is the open one, where the tabs differ in their search alone. */
  current?: boolean
}

/** The parts of a page; each is a link with its own address. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  const list = useCurrentInView<HTMLElement>(items.length)
  return (
    <nav ref={list} className={styles.tabs} aria-label={label}>
      {items.map(({ to, label: words, count, end, current }) => {
        const inner = (
          <>
            {words}
            {count !== undefined && <span className="n num">{count}</span>}
          </>
        )
        return current === undefined ? (
          <NavLink key={to} className={styles.tab} to={to} end={end}>
            {inner}
          </NavLink>
        ) : (
          <Link key={to} className={styles.tab} to={to} aria-current={current ? 'page' : undefined}>
            {inner}
          </Link>
        )
      })}
    </nav>
  )
}
