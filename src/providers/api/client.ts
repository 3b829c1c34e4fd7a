import { renew } from '../sign-in/renewal'
import { claimsOf, forgetSignIn, getSignIn, msLeft, waitForSecondFactor } from '../sign-in/session-store'
import { getViewing } from '../sign-in/viewing-store'
import { ApiError } from './api-error'
import type { TypedDocument } from './document'
import { track } from './pending'
import { type Sending, send } from './transport'

interface Options {
  signal?: AbortSignal
  /** It is sent even if the page closes meanwhile; at most 64 KiB of it. */
  keepalive?: boolean
  /** Whose it is. It is refused with UNAUTHENTICATED, and not sent, where somebody else has signed in by now. */
  as?: string
}

/** Sends an operation with this browser's sign-in; variables with files go as multipart. Throws ApiError. */
export function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables?: Variables,
  sending: Options = {},
): Promise<Result> {
  return track(sendSignedIn(document, variables, sending))
}

/** The same, reporting how much has been sent, from 0 to 1. */
export function upload<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { onProgress, signal }: Options & { onProgress: (share: number) => void },
): Promise<Result> {
  return track(sendSignedIn(document, variables, { onProgress, signal }))
}

async function sendSignedIn<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables | undefined,
  { as, ...sending }: Omit<Sending, 'token'> & Pick<Options, 'as'>,
): Promise<Result> {
  refuseWhileViewing(document)
  const held = getSignIn()
  // After sleep a laptop has an expired token, so it is renewed before the server refuses it.
  if (held && msLeft(held.accessToken) === 0) await renew()
  const token = getSignIn()?.accessToken
  refuseAnother(as, token)
  try {
    return await send(document, variables, { ...sending, token })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code !== 'UNAUTHENTICATED') {
      await obey(error, token)
      throw error
    }
    const renewal = token ? await renew(token) : 'ended'
    if (renewal === 'unreachable') throw error
    const renewed = getSignIn()?.accessToken
    if (renewal === 'ended' || !renewed) {
      if (getSignIn()) forgetSignIn('ended')
      throw error
    }
    refuseAnother(as, renewed)
    return await repeat(document, variables, { ...sending, token: renewed })
  }
}

/** The server refuses it too; here it costs no request, and says whose place it is. */
function refuseWhileViewing(document: string): void {
  const viewing = getViewing()
  if (!viewing || !/^\s*mutation\b/.test(document)) return
  throw new ApiError({ code: 'CONFLICT', message: `You view as ${viewing.name}, and can change nothing.`, status: 200 })
}

function refuseAnother(as: string | undefined, token: string | undefined): void {
  const signedIn = token && claimsOf(token)?.id
  if (!as || !signedIn || signedIn === as) return
  throw new ApiError({ code: 'UNAUTHENTICATED', message: 'Somebody else is signed in now.', status: 401 })
}

/** What the sign-in has become, where the server says so. */
async function obey({ code }: ApiError, token: string | undefined): Promise<void> {
  if (code === 'ACCOUNT_DISABLED') forgetSignIn('disabled')
  // A token that says so has led to the page for it already.
  if (code !== 'SECOND_FACTOR' || !token || claimsOf(token)?.due) return
  await renew(token)
  waitForSecondFactor()
}

async function repeat<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables | undefined,
  sending: Sending,
): Promise<Result> {
  try {
    return await send(document, variables, sending)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') forgetSignIn('ended')
    if (error instanceof ApiError && error.code === 'ACCOUNT_DISABLED') forgetSignIn('disabled')
    throw error
  }
}
