import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launchBrowser } from '../chromium'
import { type Running, type Start, startServer } from './server'
import { SCHOOL } from './servers'

/** A machine that does much else takes its time over a first visit. */
const PATIENCE_MS = 45_000

export interface Mail {
  to: string
  subject: string
  text: string
  attachments: { filename: string; content: string }[]
}

export interface Tokens {
  accessToken: string
  refreshToken: string
  user: { id: string; email: string; role: string }
}

type BrowserOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** The built product, started as a user starts it, with the demo school, and a browser to use it with. */
export interface Product {
  url: string
  browser: Browser
  /** Sends a document over HTTP, as whoever the token is of. */
  send<Data = Record<string, never>>(query: string, variables?: object, token?: string): Promise<Data>
  mails(to: string): Promise<Mail[]>
  /** Signs in over HTTP, for what a test needs beside the browser. */
  tokens(email: string): Promise<Tokens>
  /** Sets the server's clock. */
  clock(at: Date | null): Promise<void>
  /** A browser of its own, as a visitor who has accepted cookies. */
  visitor(options?: BrowserOptions): Promise<BrowserContext>
  /** The same, with somebody signed in already. */
  signedIn(email: string, options?: BrowserOptions): Promise<BrowserContext>
  /** The link of the newest sign-in mail, as a path. */
  signInPath(email: string): Promise<string>
  /** Asks for a link at the sign-in page, opens it and presses its button. */
  followLink(page: Page, email: string): Promise<void>
  close(): Promise<void>
}

/** The links of a sign-in mail. */
const linksIn = (text: string) => text.match(/http\S+\/login\/\S+/g) ?? []

/** A server of one's own, for tests that change what the others rely on: its settings, or its clock by more than minutes. */
export const startProduct = async ({
  serviceWorkers,
  ...start
}: Omit<Start, 'school'> & Opening = {}): Promise<Product> =>
  open(await startServer({ school: process.env[SCHOOL], ...start }), { serviceWorkers })

export interface Opening {
  launch?: () => Promise<Browser>
  /** Whether pages are served from what the browser keeps, as for those who come again; it takes a second time over loading each page. */
  serviceWorkers?: 'allow' | 'block'
}

/** A browser on a running server. */
export async function open(
  { url, stop }: Running,
  { launch = launchBrowser, serviceWorkers = 'block' }: Opening = {},
): Promise<Product> {
  const browser = await launch()
  const used = new Set<string>()
  // On a connection of its own: the server ends those that idle when its clock is moved, perhaps while the next request is on its way.
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { ...headers, connection: 'close' } })
  const allMails = async () => (await (await ask('/dev/mail.json')).json()) as Mail[]

  async function visitorWith(stored: Record<string, string>, options?: BrowserOptions) {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      timezoneId: 'Europe/London',
      locale: 'en-GB',
      serviceWorkers,
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
      ...options,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }

  const product: Product = {
    url,
    browser,
    async send(query, variables = {}, token) {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await ask('/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await answer.json()) as { data: never; errors?: { message: string }[] }
      if (errors) throw new Error(errors.map(({ message }) => message).join(', '))
      return data
    },
    mails: async (to) => (await allMails()).filter((mail) => mail.to === to),
    async tokens(email) {
      await product.send('mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', {
        email,
      })
      const token = (await product.signInPath(email)).split(/[/?]/)[2]
      const document =
        'mutation($token: String!) { web3Confirmation(token: $token) { accessToken refreshToken user { id email role } } }'
      return (await product.send<{ web3Confirmation: Tokens }>(document, { token })).web3Confirmation
    },
    async clock(at) {
      await ask('/test/clock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ at }),
      })
    },
    visitor: (options) => visitorWith({ cookiePolicy: 'accept' }, options),
    async signedIn(email, options) {
      const { accessToken, refreshToken, user } = await product.tokens(email)
      const kept = { accessToken, refreshToken, userId: user.id, userEmail: user.email, userRole: user.role }
      return visitorWith({ cookiePolicy: 'accept', ...kept }, options)
    },
    async signInPath(email) {
      for (let tries = 0; tries < 100; tries++) {
        const [link] = (await product.mails(email)).flatMap(({ text }) => linksIn(text))
        if (link && !used.has(link)) {
          used.add(link)
          const { pathname, search } = new URL(link)
          return pathname + search
        }
        await new Promise((done) => setTimeout(done, 100))
      }
      throw new Error(`no sign-in mail for ${email}`)
    },
    async followLink(page, email) {
      await page.goto(`${url}/login`)
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
      await page.goto(url + (await product.signInPath(email)))
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
    async close() {
      await browser.close()
      await product.clock(null)
      await stop()
    },
  }
  // Those of the files before.
  for (const { text } of await allMails()) for (const link of linksIn(text)) used.add(link)
  return product
}
