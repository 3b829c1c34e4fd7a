import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../action/icon'
import type { IconName } from '../action/icon-paths'
import { Ruled } from '../data/notebook-leaf'
import { BrandLink } from './brand-link'
import styles from './pad-page.module.css'
import { PolicyLinks } from './policy-links'

type PadPageProps = {
  icon: IconName
  title: string
  lead?: ReactNode
  links?: readonly { to: string; label: string; note?: string }[]
  actions?: ReactNode
  home?: string
  children?: ReactNode
}

/** A page outside the frame with one message: blocked, no permission, not found. */
export function PadPage({ icon, title, lead, links, actions, home = '/', children }: PadPageProps) {
  return (
    <div className={styles.pad}>
      <title>{`${title} · Articled`}</title>
      <header className={styles.top}>
        <BrandLink to={home} label="Articled" className={styles.brand} />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <span className={styles.sign} aria-hidden="true">
          <Icon name={icon} size="sm" />
        </span>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
        {links && links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ to, label, note }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                {note && <span>{note}</span>}
              </li>
            ))}
          </ul>
        )}
        {actions && <div className="btn-row">{actions}</div>}
      </main>
      <Ruled className={styles.rules} />
      <PolicyLinks className={styles.policies} />
    </div>
  )
}
