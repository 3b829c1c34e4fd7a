import { useQuery } from '@tanstack/react-query'
import type { Ability, Viewer as AccessViewer } from '../../../access/viewer'
import type { Acceptance } from '../../../rules/identity/policies'
import { type ApiError, isOutage } from '../api/api-error'
import { request } from '../api/client'
import { queryClient } from '../api/query'
import { withRetries } from '../api/retry'
import { correctClock } from '../device/clock'
import { loadOnce } from '../page/load-page'
import { claimsOf, getSignIn } from './session-store'
import { CurrentUser, type CurrentUserQuery } from './sign-in.documents'

export { beginsAsStaff, hasAdminRights, holds, isStaff, isTutor } from '../../../access/viewer'

/** The signed-in person, from the server. */
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
  queryFn: ({ signal }: { signal: AbortSignal }) => readOrKept(signal),
  staleTime: 60_000,
  // Another tab may have completed the profile.
  refetchOnWindowFocus: ({ state }: { state: { data?: Viewer } }) =>
    state.data?.confirmed === false ? 'always' : true,
  // It is read before the frame, which shows a failure and must not repeat the request when mounted.
  retryOnMount: false,
} as const

/** The signed-in person; null until known. Inside the main layout it is always known. */
export function useViewer(): Viewer | null {
  return useQuery<Viewer>(viewerQuery).data ?? null
}

/** The same with its loading state and error, for the frame. */
export const useViewerQuery = () => useQuery<Viewer>(viewerQuery)

/** Starts to read the person before a screen asks. */
export function prefetchViewer(): void {
  const held = getSignIn()
  if (held && !claimsOf(held.accessToken)?.due) void queryClient.prefetchQuery(viewerQuery)
}

/** Few keep anything here, so that nobody else loads it. */
const loadKeptPerson = loadOnce(() => import('./kept-person'))

/** Keeps the person on this device, so that what they keep here opens without a network; whether there was room. */
export async function keepViewer(): Promise<boolean> {
  const viewer = queryClient.getQueryData<Viewer>(viewerQuery.queryKey)
  return viewer ? (await loadKeptPerson()).keepPerson(viewer) : false
}

/** Without a network the person is whom this device keeps, if they keep anything here. */
async function readOrKept(signal: AbortSignal): Promise<Viewer> {
  const read = () => (navigator.onLine ? withRetries(() => readViewer(signal), signal) : readViewer(signal))
  try {
    return await read()
  } catch (error) {
    if (!isOutage(error as ApiError)) throw error
    const { readKeptPerson } = await loadKeptPerson()
    const kept = await readKeptPerson<Viewer>()
    if (!kept) throw error
    return kept
  }
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
