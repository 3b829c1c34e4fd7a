import { type ReactNode, useId } from 'react'
import './card.css'

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
  const classes = ['card', flush && 'card-flush', lined && 'card-lined', className].filter(Boolean).join(' ')
  const heading = title !== undefined && (
    <h2 className="card-title" id={headingId}>
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
        <header className="card-head">
          {heading}
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      {children}
      {foot && <div className="card-foot">{foot}</div>}
    </section>
  )
}
