import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityProvider, ProviderRefused } from '../../../../server/gateways/sign-in/identity-provider'
import { createIdentityProviders } from '../../../../server/gateways/sign-in/oidc'
import { usualPatience } from '../../../../server/kernel/time/patience'

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const ours = newKey()
const another = newKey()
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token as a provider would sign it. Without a key it has no signature. */
function token(claims: object, key: KeyObject | null = ours.privateKey) {
  const text = `${encoded({ alg: key ? 'RS256' : 'none', kid: 'ours' })}.${encoded(claims)}`
  return `${text}.${key ? sign('RSA-SHA256', Buffer.from(text), key).toString('base64url') : ''}`
}

let server: Server
let issuer: string
/** The responses of our own provider, which can lie as no certified one would. */
let answers: Record<string, object>
let provider: IdentityProvider

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const answer = answers[url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  const at = (path: string) => `${issuer}${path}`
  answers = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: at('/auth'),
      token_endpoint: at('/token'),
      userinfo_endpoint: at('/me'),
      jwks_uri: at('/jwks'),
    },
    '/jwks': { keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours', use: 'sig', alg: 'RS256' }] },
    '/me': { sub: 'ada', email: 'ada@example.com', email_verified: true },
  }
  const settings = { id: 'liar', name: 'Liar', issuer, clientId: 'articled', clientSecret: 'secret' }
  provider = createIdentityProviders([settings], {
    publicUrl: 'http://localhost:4000',
    mayBePlain: true,
    patience: usualPatience,
  }).get('liar') as IdentityProvider
})

/** A whole sign-in, with these changes to the token. */
async function signIn(changes: object = {}, key?: KeyObject | null) {
  const begun = await provider.begin()
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, sub: 'ada', aud: 'articled', iat: now, exp: now + 60, nonce: begun.nonce, ...changes }
  answers['/token'] = { access_token: 'access', token_type: 'Bearer', id_token: token(claims, key) }
  return provider.finish({ code: 'code' }, begun)
}

describe('an answer of a lying provider', () => {
  it('is accepted while it tells the truth', async () => {
    const ada = { issuer, subject: 'ada', email: 'ada@example.com', isEmailVerified: true }
    expect(await signIn()).toEqual(ada)
    expect(await signIn({ email: 'a@example.com', email_verified: false })).toMatchObject({ isEmailVerified: false })
  })

  it.each<[string, object, (KeyObject | null)?]>([
    ['is signed with a key that is not the provider’s', {}, another.privateKey],
    ['is not signed', {}, null],
    ['is for another client', { aud: 'somebody-else' }],
    ['comes from another issuer', { iss: 'https://accounts.google.com' }],
    ['has run out', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['repeats another nonce', { nonce: 'another' }],
    ['repeats no nonce', { nonce: undefined }],
    ['names nobody', { sub: undefined }],
  ])('is refused where its token %s', async (_what, changes, key) => {
    await expect(signIn(changes, key)).rejects.toThrow(ProviderRefused)
  })

  it('is refused where the address belongs to another subject', async () => {
    answers['/me'] = { sub: 'mallory', email: 'ada@example.com', email_verified: true }
    await expect(signIn()).rejects.toThrow(ProviderRefused)
  })

  it('is refused without a token', async () => {
    const begun = await provider.begin()
    answers['/token'] = { access_token: 'access', token_type: 'Bearer' }
    await expect(provider.finish({ code: 'code' }, begun)).rejects.toThrow(ProviderRefused)
  })
})
