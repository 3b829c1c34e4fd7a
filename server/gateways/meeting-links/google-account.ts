import * as client from 'openid-client'
import { type Begun, ProviderRefused, ProviderSilent } from '../sign-in/identity-provider'
import type { Token, Waiting } from './asking'
import { createGoogleMeet } from './google-meet'
import { type MeetingLinks, MeetingRefused, ProviderBusy } from './meeting-links'

/** The application at Google in whose name the school's account makes events with Meet links. */
export interface GoogleSettings {
  clientId: string
  clientSecret: string
}

export interface GoogleAddresses {
  issuer: string
  authorise: string
  token: string
  revoke: string
  calendar: string
}

/** Source: https://accounts.google.com/.well-known/openid-configuration and https://developers.google.com/workspace/calendar/api/v3/reference */
const googles: GoogleAddresses = {
  issuer: 'https://accounts.google.com',
  authorise: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  calendar: 'https://www.googleapis.com/calendar/v3',
}

const CALENDAR = 'https://www.googleapis.com/auth/calendar.events'

/** The account that somebody let us use. */
export interface Connected {
  email: string
  refreshToken: string
}

/** An account at Google whose owner lets us write its calendar. */
export interface GoogleGateway {
  /** The address for the browser, and what is needed when it comes back. */
  begin(): Promise<Begun & { url: string }>
  /** Takes what the browser brought back. Throws ProviderSilent and ProviderRefused. */
  finish(code: string, begun: Begun): Promise<Connected>
  /** Tells Google that the token is not used any more. Throws ProviderSilent and ProviderRefused. */
  revoke(refreshToken: string): Promise<void>
  /** Makes meetings in the calendar of the account. */
  meet(refreshToken: string): MeetingLinks
}

interface Options extends Waiting {
  callback: string
  /** Others for tests. */
  addresses?: GoogleAddresses | undefined
}

export function createGoogle({ clientId, clientSecret }: GoogleSettings, options: Options): GoogleGateway {
  const { callback, addresses = googles, ...waiting } = options
  const server = {
    issuer: addresses.issuer,
    authorization_endpoint: addresses.authorise,
    token_endpoint: addresses.token,
    revocation_endpoint: addresses.revoke,
  }
  const configuration = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret))
  configuration.timeout = Math.ceil(waiting.patience.meetingMs / 1000)
  if (new URL(addresses.token).protocol === 'http:') client.allowInsecureRequests(configuration)

  // The links of one account, with their token; another account takes their place.
  let last: { refreshToken: string; links: MeetingLinks } | null = null
  return {
    begin: () => begin(configuration, callback),
    finish: (code, begun) => finish(configuration, callback, code, begun),
    revoke: (refreshToken) => client.tokenRevocation(configuration, refreshToken).catch(thrownAs(signInFault)),
    meet(refreshToken) {
      if (last?.refreshToken !== refreshToken) {
        const newToken = () => tokenFor(configuration, refreshToken)
        last = { refreshToken, links: createGoogleMeet({ ...waiting, calendarUrl: addresses.calendar, newToken }) }
      }
      return last.links
    },
  }
}

const thrownAs = (fault: (error: Error) => Error) => (error: Error) => {
  throw fault(error)
}

async function begin(configuration: client.Configuration, callback: string): Promise<Begun & { url: string }> {
  const begun = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: `openid email ${CALENDAR}`,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    // A refresh token is given with both, also to whoever has agreed before.
    access_type: 'offline',
    prompt: 'consent',
  })
  return { ...begun, url: url.href }
}

async function finish(
  configuration: client.Configuration,
  callback: string,
  code: string,
  { state, nonce, verifier }: Begun,
): Promise<Connected> {
  const back = new URL(callback)
  back.search = new URLSearchParams({ code, state }).toString()
  const terms = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await client.authorizationCodeGrant(configuration, back, terms).catch(thrownAs(signInFault))
  const email = tokens.claims()?.email
  // Its owner may have left out a part.
  if (!tokens.scope?.split(' ').includes(CALENDAR)) throw new ProviderRefused('the calendar was left out')
  if (!tokens.refresh_token || typeof email !== 'string') throw new ProviderRefused('no refresh token or address')
  return { email, refreshToken: tokens.refresh_token }
}

async function tokenFor(configuration: client.Configuration, refreshToken: string): Promise<Token> {
  const granted = await client.refreshTokenGrant(configuration, refreshToken).catch(thrownAs(meetingFault))
  return { token: granted.access_token, seconds: granted.expires_in ?? 3600 }
}

const isDefinite = (error: Error): error is client.ResponseBodyError =>
  error instanceof client.ResponseBodyError && !isBusy(error.status)

const isBusy = (status: number) => status === 429 || status >= 500

/** What Google says of a token, without the token. */
function meetingFault(error: Error): Error {
  if (!isDefinite(error)) return new ProviderBusy(`Google gave no token: ${error.message}`)
  const failure = error.error === 'invalid_grant' ? 'account_ended' : 'keys_refused'
  return new MeetingRefused(failure, `Google gave no token: ${error.error}`)
}

const isSilence = (error: Error) =>
  error instanceof TypeError ||
  (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT') ||
  (error instanceof client.ResponseBodyError && isBusy(error.status)) ||
  (error.cause instanceof Response && isBusy(error.cause.status))

function signInFault(error: Error): Error {
  const reason = error instanceof client.ResponseBodyError ? error.error : error.message
  return isSilence(error) ? new ProviderSilent(reason) : new ProviderRefused(reason)
}
