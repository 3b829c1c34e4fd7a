import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { Button } from '../action/button'
import { buttonLook } from '../action/button-look'
import styles from './cookie-notice.module.css'
import { useCoversTyping } from './use-covers-typing'

/** Shown on the first visit, without taking the focus; it steps aside while somebody types below it. It has a plain link, since signing in has no router. */
export function CookieNotice({ onAccept }: { onAccept: () => void }) {
  const id = useId()
  const notice = useRef<HTMLElement>(null)
  const isAside = useCoversTyping(notice)
  return (
    <section
      ref={notice}
      className={clsx(styles.cookie, isAside && styles.aside)}
      data-bar={isAside ? undefined : 'cookies'}
      aria-labelledby={id}
    >
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
