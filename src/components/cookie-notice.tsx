import { useId } from 'react'
import { Button } from './button'
import './cookie-notice.css'
import { LinkButton } from './link-button'

/** Shown on the first visit; it takes no focus and stops nobody. */
export function CookieNotice({ onAccept }: { onAccept: () => void }) {
  const id = useId()
  return (
    <section className="cookie" aria-labelledby={id}>
      <h2 id={id}>Cookies</h2>
      <p className="cookie-words">
        We use cookies that keep you signed in and remember your settings. None follow you to other sites.
      </p>
      <div className="btn-row">
        <LinkButton to="/cookies-policy">Read more</LinkButton>
        <Button variant="primary" onClick={onAccept}>
          Accept and continue
        </Button>
      </div>
    </section>
  )
}
