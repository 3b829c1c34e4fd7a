import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'
import type { Patience } from '../../kernel/time/patience'
import {
  type Begun,
  type Claimed,
  type IdentityProvider,
  ProviderRefused,
  type ProviderSettings,
  ProviderSilent,
} from './identity-provider'

interface Options {
  /** The public address; providers send people back to `/auth/{id}/callback` there. */
  publicUrl: string
  /** Whether a provider may be reached without TLS. */
  mayBePlain: boolean
  patience: Pick<Patience, 'providerMs'>
}

const DAY_MS = 86_400_000

/** The providers by id. Each one's endpoints are fetched when first needed, and again after a day. */
export function createIdentityProviders(
  settings: readonly ProviderSettings[],
  options: Options,
): ReadonlyMap<string, IdentityProvider> {
  const { publicUrl } = options
  const known = new LRUCache<string, client.Configuration, ProviderSettings>({
    max: Math.max(1, settings.length),
    ttl: DAY_MS,
    fetchMethod: (_id, _stale, { context }) => discover(context, options),
  })
  const configured = (provider: ProviderSettings) =>
    known.forceFetch(provider.id, { context: provider }).catch((cause: Error) => {
      throw new ProviderSilent(reasonOf(cause), { cause })
    })
  return new Map(
    settings.map((provider) => {
      const callback = `${publicUrl}/auth/${provider.id}/callback`
      return [provider.id, providerOf(provider, callback, () => configured(provider))]
    }),
  )
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings, { mayBePlain, patience }: Options) {
  const isPlain = mayBePlain && new URL(issuer).protocol === 'http:'
  return client.discovery(new URL(issuer), clientId, undefined, secretBy(clientSecret), {
    timeout: Math.ceil(patience.providerMs / 1000),
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  })
}

/** Sends the secret in the way that the provider accepts. Source: OpenID Connect Discovery 1.0, token_endpoint_auth_methods_supported. */
const secretBy =
  (secret: string): client.ClientAuth =>
  (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server
    const show = methods.includes('client_secret_post') ? client.ClientSecretPost : client.ClientSecretBasic
    show(secret)(server, ...request)
  }

function providerOf(
  { id, name, issuer }: ProviderSettings,
  callback: string,
  configured: () => Promise<client.Configuration>,
): IdentityProvider {
  return {
    id,
    name,
    issuer,
    async begin(mark = '') {
      const configuration = await configured()
      const begun = {
        state: mark + client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid email',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      })
      return { ...begun, url: url.href }
    },
    async finish({ code, iss }, begun) {
      const configuration = await configured()
      const back = new URL(callback)
      back.search = new URLSearchParams({ code, state: begun.state, ...(iss && { iss }) }).toString()
      return claimed(configuration, back, begun).catch((cause: Error) => {
        const Reason = isSilence(cause) ? ProviderSilent : ProviderRefused
        throw new Reason(reasonOf(cause), { cause })
      })
    },
  }
}

async function claimed(configuration: client.Configuration, back: URL, begun: Begun): Promise<Claimed> {
  const tokens = await client.authorizationCodeGrant(configuration, back, {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the answer has no ID token')
  const { iss: issuer, sub: subject } = claims
  // Most providers say in the token whether the address is confirmed; others must be asked.
  const isTold = claims.email_verified !== undefined || !configuration.serverMetadata().userinfo_endpoint
  const about = isTold ? claims : await client.fetchUserInfo(configuration, tokens.access_token, subject)
  const { email, email_verified: verified } = about
  return { issuer, subject, ...(typeof email === 'string' && { email }), isEmailVerified: isYes(verified) }
}

/** Some providers say it as text. Source: https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple (email_verified). */
const isYes = (said: unknown) => said === true || said === 'true'

/** A request that reached nobody, or got no answer in time. */
const isSilence = (error: Error) =>
  error instanceof TypeError || (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT')

/** The reason for the log, without the codes and tokens in its cause. */
function reasonOf(error: Error): string {
  if (error instanceof client.ResponseBodyError)
    return [error.error, error.error_description].filter(Boolean).join(': ')
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
