import { useEffect, useId, useState } from 'react'
import { Button } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import '../../components/cookie-notice.css'

const KEY = 'cookiePolicy'
const ACCEPTED = 'accept'

/** The cookie notice, until it has been accepted on this device. Its link is a plain one: signing in has no router. */
export function CookieConsent() {
  const id = useId()
  const [asking, setAsking] = useState(false)
  // The page itself comes first.
  useEffect(() => setAsking(load() !== ACCEPTED && location.pathname !== '/cookies-policy'), [])
  if (!asking) return null
  const accept = () => {
    store()
    setAsking(false)
  }
  return (
    <section className="cookie" aria-labelledby={id}>
      <h2 id={id}>Cookies</h2>
      <p className="cookie-words">
        We use cookies that keep you signed in and remember your settings. None follow you to other sites.
      </p>
      <div className="btn-row">
        <a className={buttonClass({}, false)} href="/cookies-policy">
          Read more
        </a>
        <Button variant="primary" onClick={accept}>
          Accept and continue
        </Button>
      </div>
    </section>
  )
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED)
  } catch {
    // Then it is asked again next time.
  }
}
