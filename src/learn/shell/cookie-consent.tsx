import { lazy, Suspense, useEffect, useState } from 'react'

const KEY = 'cookiePolicy'
const ACCEPTED = 'accept'
const Notice = lazy(() => import('../../components/cookie-notice').then((m) => ({ default: m.CookieNotice })))

/** The cookie notice, until it has been accepted on this device. */
export function CookieConsent() {
  const [asking, setAsking] = useState(false)
  // The page itself comes first.
  useEffect(() => setAsking(load() !== ACCEPTED), [])
  if (!asking) return null
  const accept = () => {
    store()
    setAsking(false)
  }
  return (
    <Suspense>
      <Notice onAccept={accept} />
    </Suspense>
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
