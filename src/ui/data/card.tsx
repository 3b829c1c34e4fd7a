import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

type CardProps = {
  title?: ReactNode
  /** The number after the title, in grey. */
  count?: ReactNode
  /** At the end of the heading's line. */
  actions?: ReactNode
  /** Below a feint rule. */
  foot?: ReactNode
  /** For a table or list that touches the frame. */
  flush?: boolean
  /** The margin line, for the most important thing, once on a screen. */
  lined?: boolean
  busy?: boolean
  id?: string
  className?: string
  children?: ReactNode
}

/** A frame around a separate thing. */
export function Card({ title, count, actions, foot, flush, lined, busy, id, className, children }: CardProps) {
  const headingId = useId()
  const classes = clsx(styles.card, flush && styles.flush, lined && styles.lined, className)
  const heading = title !== undefined && (
    <h2 className={styles.title} id={headingId}>
      {title}
      {count !== undefined && <span className="n num">{count}</span>}
    </h2>
  )
  return (
    <section
      className={classes}
      id={id}
      data-flush={flush || undefined}
      aria-labelledby={heading ? headingId : undefined}
      aria-busy={busy || undefined}
    >
      {(heading || actions) && (
        <header className={styles.head}>
          {heading}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}
