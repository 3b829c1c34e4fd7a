import { useEffect, useState } from 'react'
import { acceptCookies, hasAcceptedCookies, onCookieChoice } from '../../providers/device/cookie-choice'
import { CookieNotice } from '../../ui/page/cookie-notice'

/** The cookie notice, until it is accepted on this device; not shown over the policy that it links to. */
export function CookieConsent({ path }: { path: string }) {
  const [asking, setAsking] = useState(false)
  // The page itself comes first.
  useEffect(() => {
    const look = () => setAsking(!hasAcceptedCookies() && path !== '/cookies-policy')
    look()
    return onCookieChoice(look)
  }, [path])
  if (!asking) return null
  const accept = () => {
    acceptCookies()
    setAsking(false)
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <CookieNotice onAccept={accept} />
}
