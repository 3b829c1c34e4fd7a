import { useEffect } from 'react'
import { invalidate } from '../api/query'
import { useSubscription } from '../live/live'
import { OwnAccount } from './own-account.documents'
import { renew } from './renewal'
import { type Claims, claimsOf, getSignIn } from './session-store'
import type { Viewer } from './viewer'

/** Keeps the signed-in person and their token's rights up to date; the frame calls it once for all pages. */
export function useOwnAccount(viewer: Viewer | null): void {
  useSubscription(OwnAccount, { id: viewer?.id ?? '' }, () => void invalidate('CurrentUser'), {
    enabled: viewer?.confirmed ?? false,
  })
  const rights = viewer && rightsOf(viewer)
  useEffect(() => {
    const token = getSignIn()?.accessToken
    const claims = token && claimsOf(token)
    // Once for each change of rights, so that a lasting difference cannot cause a loop.
    if (claims && rights && rightsOf(claims) !== rights) void renew(token)
  }, [rights])
}

const rightsOf = ({ role, type, abilities }: Pick<Claims, 'role' | 'type' | 'abilities'>) =>
  JSON.stringify([role, type, [...abilities].sort()])
