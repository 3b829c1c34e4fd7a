import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './row-list.css'

/** Separate items one below another, with feint rules between them. */
export function RowList({ tight, children }: { tight?: boolean; children: ReactNode }) {
  return <ul className={tight ? 'rows rows-tight' : 'rows'}>{children}</ul>
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
    <li className="row-item">
      {before}
      <div className="row-words">
        <p className="row-title">{to ? <Link to={to}>{title}</Link> : title}</p>
        {meta && <p className="row-meta">{meta}</p>}
      </div>
      {end}
    </li>
  )
}
