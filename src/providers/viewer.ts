import { useQuery } from '@tanstack/react-query'
import type { Acceptance } from '../../access/policies'
import type { Ability, Viewer as AccessViewer } from '../../access/viewer'
import { request } from './client'
import { correctClock } from './clock'
import { CurrentUser, type CurrentUserQuery } from './providers.documents'
import { queryClient } from './query'
import { withRetries } from './retry'
import { getSignIn } from './session-store'

export { hasAdminRights, holds, isStaff, isTutor } from '../../access/viewer'

/** The signed-in person as the server knows them. */
export type Viewer = AccessViewer &
  Acceptance &
  Pick<CurrentUserQuery['currentUser'], 'timezone' | 'avatar' | 'confirmedAt' | 'preparation' | 'country'> & {
    firstName: string
    lastName: string
    fullName: string
    email: string
  }

const viewerQuery = {
  queryKey: ['CurrentUser', {}],
  queryFn: ({ signal }: { signal: AbortSignal }) => withRetries(() => readViewer(signal), signal),
  staleTime: 60_000,
  // Meanwhile the profile may have been completed in another tab.
  refetchOnWindowFocus: ({ state }: { state: { data?: Viewer } }) =>
    state.data?.confirmed === false ? 'always' : true,
  // It is read ahead of the frame: what failed there is told by the frame, not asked for again as it comes up.
  retryOnMount: false,
} as const

/** The signed-in person; null until it is known. Inside the main layout it always is. */
export function useViewer(): Viewer | null {
  return useQuery<Viewer>(viewerQuery).data ?? null
}

/** The same with its loading and its error, for the frame. */
export const useViewerQuery = () => useQuery<Viewer>(viewerQuery)

/** Begins to read the person before a screen asks for them. */
export function prefetchViewer(): void {
  if (getSignIn()) void queryClient.prefetchQuery(viewerQuery)
}

async function readViewer(signal: AbortSignal): Promise<Viewer> {
  const sentAt = Date.now()
  const { currentUser, serverTime } = await request(CurrentUser, undefined, { signal })
  correctClock(serverTime, sentAt)
  const { firstName, lastName, fullName, email, type, role, abilities, ...rest } = currentUser
  return {
    ...rest,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    fullName: fullName ?? email ?? '',
    email: email ?? '',
    type: type ?? 'aspiringSolicitor',
    role: role ?? 'user',
    abilities: (abilities ?? []) as Ability[],
    confirmed: currentUser.confirmedAt !== null,
  }
}
