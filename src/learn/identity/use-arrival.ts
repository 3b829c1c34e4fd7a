import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { localPath } from '../../providers/local-path'
import { getSignIn, subscribeSignIn } from '../../providers/session-store'

/** Where somebody goes once they are signed in; they go there by themselves, also when they signed in in another tab. */
export function useArrival(): string {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const to = localPath(search.get('to'))
  useEffect(
    () =>
      subscribeSignIn(() => {
        if (getSignIn()) navigate(to, { replace: true })
      }),
    [navigate, to],
  )
  return to
}
