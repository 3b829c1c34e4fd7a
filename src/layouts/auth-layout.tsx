import type { ReactNode } from 'react'
import { NotebookLeaf } from '../ui/data/notebook-leaf'
import { Brand } from '../ui/page/brand'
import { PolicyLinks } from '../ui/page/policy-links'
import styles from './auth-layout.module.css'

/** The pages before sign-in: a leaf of the notebook beside one form. Its links need no router. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.auth}>
      <aside className={styles.art} aria-label="About Articled">
        <NotebookLeaf />
        <Brand href="/login" label="Articled" className={styles.brand} />
        <p className={styles.line}>
          Practise for every paper of your exam.
          <span className="only-wide">
            <br />
            Know where you stand before the day.
          </span>
        </p>
      </aside>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <PolicyLinks />
    </div>
  )
}
