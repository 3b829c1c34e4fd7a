import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './page-header.module.css'

export type Crumb = { label: string; to: string }
type PageHeaderProps = {
  title: string
  /** The most important fact, beside the title. */
  sub?: ReactNode
  /** The places above this page. */
  crumbs?: readonly Crumb[]
  /** The one primary action, after a few others at most. */
  actions?: ReactNode
  /** Before the title: a face. */
  picture?: ReactNode
  /** What matters most about the page's subject, between the title and the tabs. */
  facts?: ReactNode
  /** The page's tabs, below. */
  tabs?: ReactNode
  /** Whether it has just taken the place of another page at the same address: it is scrolled to, and read out. */
  arrived?: boolean
  /** The title of the browser's tab, if it is longer than the page's. */
  documentTitle?: string
}

/** The title of a page, its main fact and its main action. */
export function PageHeader(props: PageHeaderProps) {
  const { title, sub, crumbs, actions, picture, facts, tabs, arrived = false, documentTitle = title } = props
  const heading = useArrival(arrived)
  const h1 = (
    <h1 ref={heading} tabIndex={arrived ? -1 : undefined}>
      {title}
    </h1>
  )
  return (
    <>
      <title>{`${documentTitle} · Articled`}</title>
      {crumbs && crumbs.length > 0 && (
        <nav className={styles.crumbs} aria-label="Breadcrumb">
          <ol>
            {crumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <header className={styles.head}>
        {picture ? (
          <>
            {picture}
            <div className={styles.words}>
              {h1}
              {sub && <div className="sub">{sub}</div>}
            </div>
          </>
        ) : (
          <>
            {h1}
            {sub && <div className="sub">{sub}</div>}
          </>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {facts && <div className={styles.facts}>{facts}</div>}
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </header>
    </>
  )
}

/** The heading that a page which has just arrived brings into view. */
function useArrival(arrived: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrived) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrived])
  return heading
}
