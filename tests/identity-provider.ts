import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { ProviderSettings } from '../server/gateways/sign-in/identity-provider'

/** A certified OpenID Connect provider on a port of its own, with a sign-in page that asks for nothing but the account. */
export interface TestProvider {
  /** The provider's entry in our settings. */
  settings: ProviderSettings
  /** The claims about each account, by subject. */
  people: Map<string, { email?: string; email_verified?: boolean }>
  close(): Promise<void>
}

interface Options {
  id: string
  name: string
  /** The product's own address. */
  publicUrl: string
  port?: number
  secretBy?: 'client_secret_basic' | 'client_secret_post'
  /** Whether the ID token holds the e-mail address; if not, only the userinfo endpoint does. */
  isAddressInToken?: boolean
}

export async function startIdentityProvider({
  id,
  name,
  publicUrl,
  port = 0,
  secretBy = 'client_secret_basic',
  isAddressInToken = false,
}: Options): Promise<TestProvider> {
  const people: TestProvider['people'] = new Map()
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { id, name, issuer, clientId: 'articled', clientSecret: randomBytes(24).toString('hex') }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [`${publicUrl}/auth/${id}/callback`],
        token_endpoint_auth_method: secretBy,
      },
    ],
    clientAuthMethods: [secretBy],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !isAddressInToken,
    cookies: { keys: [randomBytes(24).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, subject: string) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    loadExistingGrant: consent,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
  })
  const answer = provider.callback()
  server.on('request', (request, response) =>
    request.url?.startsWith('/interaction/') ? signInPage(provider, request, response) : answer(request, response),
  )
  return {
    settings,
    people,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Shows a form. With `as`, it signs that account in; an empty `as` means that the person refused. */
async function signInPage(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  await provider.interactionDetails(request, response)
  const subject = new URL(request.url ?? '', 'http://provider').searchParams.get('as')
  if (subject !== null)
    return provider.interactionFinished(
      request,
      response,
      subject ? { login: { accountId: subject } } : { error: 'access_denied' },
    )
  response
    .setHeader('content-type', 'text/html')
    .end('<form><label>Account <input name="as"></label> <button>Sign in</button></form>')
}

interface Asking {
  oidc: {
    client: { clientId: string }
    session: { accountId: string }
    provider: { Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> } }
  }
}

/** Grants the e-mail address without asking the person. */
async function consent({ oidc: { client, session, provider } }: Asking) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}
