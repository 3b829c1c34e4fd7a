import { useEffect, useState } from 'react'
import { CookieNotice } from '../../components/cookie-notice'
import { acceptCookies, hasAcceptedCookies } from '../../providers/cookie-choice'

/** The cookie notice, until it has been accepted on this device. */
export function CookieConsent() {
  const [asking, setAsking] = useState(false)
  // The page itself comes first.
  useEffect(() => setAsking(!hasAcceptedCookies() && location.pathname !== '/cookies-policy'), [])
  if (!asking) return null
  const accept = () => {
    acceptCookies()
    setAsking(false)
  }
  return <CookieNotice onAccept={accept} />
}
