import type { ReactNode } from 'react'
import styles from './with-panel.module.css'

interface WithPanelProps {
  /** What the panel is for: before it where there is no room for two columns. */
  first: ReactNode
  panel: ReactNode
  /** The rest of the page. */
  children?: ReactNode
}

/** A page with a panel beside it, such as one that pays. */
export const WithPanel = ({ first, panel, children }: WithPanelProps) => (
  <div className={styles.page}>
    <div className={styles.story}>{first}</div>
    <div className={styles.panel}>{panel}</div>
    {children && <div className={styles.story}>{children}</div>}
  </div>
)
