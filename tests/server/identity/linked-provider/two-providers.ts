import { type Answer, build, type TestApp } from '../../../build'
import { startIdentityProvider, type TestProvider } from '../../../identity-provider'

const publicUrl = 'http://localhost:4000'

/** A browser's cookie from its first request to us. */
export interface TestBrowser {
  cookie: string
}

/** The parameters with which a provider sends a browser back. */
export interface Back {
  code?: string
  state?: string
  iss?: string
  error?: string
}

export interface TwoProviders {
  app: TestApp
  alpha: TestProvider
  beta: TestProvider
  /** The first half: asks us for the provider's address. */
  ask(provider: string, browser: TestBrowser, more?: { state?: string; redirectUri?: string }): Promise<Answer>
  /** Asks us, goes to the provider, signs in there as this subject, and returns. */
  goAs(subject: string, provider: string, browser: TestBrowser, path?: string): Promise<Back>
  /** The second half: gives us the provider's parameters. */
  show(provider: string, browser: TestBrowser, back: Back): Promise<Answer>
  /** Both halves in a new browser. */
  signIn(subject: string, provider: string, path?: string): Promise<Answer>
  /** Follows a one-time link sent to the address. */
  signInByLink(email: string): Promise<Answer>
  close(): Promise<void>
}

const asking = `query($provider: String!, $redirectUri: String!, $state: String) {
  oauthRequest(provider: $provider, redirectUri: $redirectUri, state: $state) { url } }`
const showing = `mutation($provider: String!, $redirectUri: String!, $code: String!, $state: String!, $iss: String) {
  oauthCallback(provider: $provider, redirectUri: $redirectUri, code: $code, state: $state, iss: $iss) {
    accessToken refreshToken path user { id email confirmedAt } } }`
const askingLink = 'mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }'
const following = `mutation($token: String!) { web3Confirmation(token: $token) { accessToken user { id } } }`

/** Follows an address through the provider's pages until they send the browser back to us. */
export async function visit(address: string, subject: string): Promise<Back> {
  const jar = new Map<string, string>()
  let url = new URL(address)
  for (let hops = 0; hops < 10; hops++) {
    if (url.pathname.startsWith('/interaction/')) url.searchParams.set('as', subject)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const to = answer.headers.get('location')
    if (!to) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
    url = new URL(to, url)
    if (url.origin === publicUrl) return Object.fromEntries(url.searchParams)
  }
  throw new Error('the provider redirects the browser without end')
}

/** The whole server, with two real providers that differ wherever the standard allows it. */
export async function startTwoProviders(settings: { rateFactor?: number } = {}): Promise<TwoProviders> {
  const alpha = await startIdentityProvider({ id: 'alpha', name: 'Alpha', publicUrl })
  const beta = await startIdentityProvider({
    id: 'beta',
    name: 'Beta',
    publicUrl,
    secretBy: 'client_secret_post',
    isAddressInToken: true,
  })
  const app = await build({ ...settings, oidcProviders: [alpha.settings, beta.settings] })
  const two: TwoProviders = {
    app,
    alpha,
    beta,
    async ask(provider, browser, { state, redirectUri = '/' } = {}) {
      const answer = await app.send(asking, { provider, redirectUri, state }, null, { cookie: browser.cookie })
      if (answer.cookie) browser.cookie = answer.cookie
      return answer
    },
    async goAs(subject, provider, browser, path) {
      const { data } = await two.ask(provider, browser, { ...(path && { state: path }) })
      return visit(data.oauthRequest.url, subject)
    },
    show: (provider, { cookie }, back) =>
      app.send(showing, { provider, redirectUri: '/', code: '', state: '', ...back }, null, { cookie }),
    async signIn(subject, provider, path) {
      const browser = { cookie: '' }
      return two.show(provider, browser, await two.goAs(subject, provider, browser, path))
    },
    async signInByLink(email) {
      await app.send(askingLink, { email })
      await app.services.jobs.drain()
      const token = /login\/([\w-]+)/.exec(app.outbox.latestTo(email)?.text ?? '')?.[1]
      return app.send(following, { token })
    },
    async close() {
      await app.close()
      await Promise.all([alpha.close(), beta.close()])
    },
  }
  return two
}

/** The code of a refusal, or undefined without one. */
export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
