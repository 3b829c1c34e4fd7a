import { useEffect, useState } from 'react'
import { CookieNotice } from '../../components/cookie-notice'

const KEY = 'cookiePolicy'
const ACCEPTED = 'accept'

/** The cookie notice, until it has been accepted on this device. */
export function CookieConsent() {
  const [asking, setAsking] = useState(false)
  // The page itself comes first.
  useEffect(() => setAsking(load() !== ACCEPTED && location.pathname !== '/cookies-policy'), [])
  if (!asking) return null
  const accept = () => {
    store()
    setAsking(false)
  }
  return <CookieNotice onAccept={accept} />
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
