import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { ProviderSilent } from '../../../../server/gateways/sign-in/identity-provider'
import { createIdentityProviders } from '../../../../server/gateways/sign-in/oidc'
import { usualPatience } from '../../../../server/kernel/time/patience'
import { build, type TestApp } from '../../../build'
import { startIdentityProvider } from '../../../identity-provider'
import { codeOf } from './two-providers'

const publicUrl = 'http://localhost:4000'
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const ask = (app: TestApp) => app.send('{ oauthRequest(provider: "alpha", redirectUri: "/") { url } }')

async function alpha(port?: number) {
  const provider = await startIdentityProvider({ id: 'alpha', name: 'Alpha', publicUrl, ...(port && { port }) })
  closing.push(provider.close)
  return provider
}

/** A server that answers all requests alike and counts them. */
async function listening(answer: string) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => new Promise((done) => server.close(done)))
  return { issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

const settingsOf = (issuer: string) => ({ id: 'alpha', name: 'Alpha', issuer, clientId: 'articled', clientSecret: 's' })

it('a provider that is down stops no server, gives a plain refusal, and is asked again', async () => {
  const gone = await alpha()
  closing.pop()
  await gone.close()
  const app = await build({ oidcProviders: [gone.settings] })
  closing.push(app.close)
  const { status, errors } = await ask(app)
  expect(status).toBe(200)
  expect(errors?.[0]).toMatchObject({
    message: 'Alpha does not answer at the moment. Please try again in a few minutes, or sign in by e-mail.',
    extensions: { code: 'CONFLICT' },
  })
  await alpha(Number(new URL(gone.settings.issuer).port))
  expect((await ask(app)).errors).toBeUndefined()
})

it('a provider is first asked when somebody needs it', async () => {
  const { issuer, asked } = await listening('{}')
  const app = await build({ oidcProviders: [settingsOf(issuer)] })
  closing.push(app.close)
  await app.send('{ signInProviders { id } }')
  expect(asked()).toBe(0)
  expect(codeOf(await ask(app))).toBe('CONFLICT')
  expect(asked()).toBe(1)
})

it('a provider under another name than its issuer is refused', async () => {
  const { issuer } = await listening(JSON.stringify({ issuer: 'https://accounts.google.com' }))
  const providers = createIdentityProviders([settingsOf(issuer)], {
    publicUrl,
    mayBePlain: true,
    patience: usualPatience,
  })
  await expect(providers.get('alpha')?.begin()).rejects.toThrow(ProviderSilent)
})

it('production reaches no provider without TLS', async () => {
  const { settings } = await alpha()
  const begun = (mayBePlain: boolean) =>
    createIdentityProviders([settings], { publicUrl, mayBePlain, patience: usualPatience }).get('alpha')?.begin()
  await expect(begun(true)).resolves.toMatchObject({ url: expect.stringContaining(settings.issuer) })
  await expect(begun(false)).rejects.toThrow('only requests to HTTPS are allowed')
})

it('a network address that begins too many sign-ins hears when it may go on', async () => {
  const { settings } = await alpha()
  const app = await build({ oidcProviders: [settings], rateFactor: 1 })
  closing.push(app.close)
  for (let at = 0; at < 30; at++) expect((await ask(app)).errors).toBeUndefined()
  expect((await ask(app)).errors?.[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number),
  })
})

it('a network address that guesses answers is stopped', async () => {
  const { settings } = await alpha()
  const app = await build({ oidcProviders: [settings], rateFactor: 1 })
  closing.push(app.close)
  const guess = (at: number) =>
    app.send(`mutation { oauthCallback(provider: "alpha", redirectUri: "/", code: "c", state: "${at}") { path } }`)
  for (let at = 0; at < 30; at++) expect(codeOf(await guess(at))).toBe('EXPIRED')
  expect(codeOf(await guess(30))).toBe('RATE_LIMITED')
})
