import { useId } from 'react'
import { Button } from '../action/button'
import { buttonLook } from '../action/button-look'
import styles from './cookie-notice.module.css'

/** Shown on the first visit, without taking the focus. It has a plain link, since signing in has no router. */
export function CookieNotice({ onAccept }: { onAccept: () => void }) {
  const id = useId()
  return (
    <section className={styles.cookie} aria-labelledby={id}>
      <h2 id={id}>Cookies</h2>
      <p className={styles.words}>
        We use cookies that keep you signed in and remember your settings. None follow you to other sites.
      </p>
      <div className="btn-row">
        <a {...buttonLook()} href="/cookies-policy">
          Read more
        </a>
        <Button variant="primary" onClick={onAccept}>
          Accept and continue
        </Button>
      </div>
    </section>
  )
}
