import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import { loadOnce } from '../../providers/page/load-page'
import { getSignIn } from '../../providers/sign-in/session-store'
import { signOut } from '../../providers/sign-in/sign-out'
import { isUnsaved } from '../../ui/form/leaving'
import type { Losses } from './logout-question'

const LogoutQuestion = lazyPart(() => import('./logout-question').then((m) => m.LogoutQuestion))
const loadOutbox = loadOnce(() => import('../../parts/kept-reviews/outbox'))

interface LogoutState {
  /** The dialog, for the caller to draw. */
  dialog: ReactNode
  start: () => void
}

/** Logs out; asks first if something on the screen is not saved, or reviews on this device are not sent, since they are lost with the sign-in. */
export function useLogout(): LogoutState {
  const [losses, setLosses] = useState<Losses | null>(null)
  const start = async () => {
    const changes = isUnsaved()
    const reviews = await countUnsent()
    if (changes || reviews > 0) setLosses({ changes, reviews })
    else void signOut()
  }
  const dialog = losses && (
    <Suspense>
      <LogoutQuestion losses={losses} onStay={() => setLosses(null)} />
    </Suspense>
  )
  return { dialog, start: () => void start() }
}

/** Whoever cannot load what counts them can still log out. */
async function countUnsent(): Promise<number> {
  const userId = getSignIn()?.userId
  try {
    return userId ? await (await loadOutbox()).countUnsent(userId) : 0
  } catch {
    return 0
  }
}
