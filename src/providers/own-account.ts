import { useEffect } from 'react'
import { useSubscription } from './live'
import { OwnAccount } from './providers.documents'
import { invalidate } from './query'
import { renew } from './renewal'
import { type Claims, claimsOf, getSignIn } from './session-store'
import type { Viewer } from './viewer'

/** Keeps the signed-in person up to date, and with them what their token says they may do; the frame does so once for all pages. */
export function useOwnAccount(viewer: Viewer | null): void {
  useSubscription(OwnAccount, { id: viewer?.id ?? '' }, () => void invalidate('CurrentUser'), {
    enabled: viewer?.confirmed ?? false,
  })
  const rights = viewer && rightsOf(viewer)
  useEffect(() => {
    const token = getSignIn()?.accessToken
    const claims = token && claimsOf(token)
    // Once for each change of rights: were the two ever to differ for good, nothing would go round in circles.
    if (claims && rights && rightsOf(claims) !== rights) void renew(token)
  }, [rights])
}

const rightsOf = ({ role, type, abilities }: Pick<Claims, 'role' | 'type' | 'abilities'>) =>
  JSON.stringify([role, type, [...abilities].sort()])
