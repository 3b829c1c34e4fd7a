import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const email = 'student@articled.example'

/** The browser's own authenticator: it keeps passkeys and makes sure of the person, as a laptop with a fingerprint reader does. */
async function withAuthenticator(context: BrowserContext) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, devtools, authenticatorId }
}

/** Asks the API with the sign-in of the page. */
const ask = <Data>(page: Page, query: string, variables: object = {}) =>
  page.evaluate(
    async ([query, variables]) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        },
        body: JSON.stringify({ query, variables }),
      })
      return (await answer.json()).data
    },
    [query, variables] as const,
  ) as Promise<Data>

/** Adds a passkey as a page does: the server says what is asked, the browser has it made, the server checks it. */
async function addPasskey(page: Page): Promise<string> {
  const { passkeyRegistrationOptions } = await ask<{ passkeyRegistrationOptions: object }>(
    page,
    'mutation { passkeyRegistrationOptions }',
  )
  const response = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
    return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON()
  }, passkeyRegistrationOptions)
  const document = 'mutation($response: JSON!) { passkeyRegister(response: $response, name: "Laptop") { id } }'
  return (await ask<{ passkeyRegister: { id: string } }>(page, document, { response })).passkeyRegister.id
}

async function showLogin(page: Page) {
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto(`${product.url}/login`)
}

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' })

/** The form for the link is there whatever becomes of a passkey. */
const canAskForLink = (page: Page) => page.getByRole('button', { name: 'Send me a link' }).isEnabled()

test.describe('a passkey', () => {
  let page: Page
  let devtools: CDPSession
  let authenticatorId = ''
  let passkeyId = ''

  test('is added by whoever has just signed in, who is told by e-mail', async () => {
    ;({ page, devtools, authenticatorId } = await withAuthenticator(await product.signedIn(email)))
    await page.goto(`${product.url}/dashboard`)
    await mainMenu(page).waitFor()
    passkeyId = await addPasskey(page)
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
    await expect
      .poll(async () => (await product.mails(email)).map(({ subject }) => subject))
      .toContain('A passkey was added to your account')
  })

  test('is offered among the suggestions for the address, and chosen there signs in', async () => {
    // The browser under test chooses the only one by itself.
    await showLogin(page)
    await mainMenu(page).waitFor()
  })

  test('signs in by the button where the browser makes no suggestions', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await showLogin(page)
    await passkeyButton(page).click()
    await mainMenu(page).waitFor()
  })

  test('that is not used after all leaves the page as it was, and says so', async () => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await showLogin(page)
    await passkeyButton(page).click()
    await page.getByRole('alert').getByText('No passkey was used. Try again, or have a link sent to you.').waitFor()
    expect(await canAskForLink(page)).toBe(true)
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await passkeyButton(page).click()
    await mainMenu(page).waitFor()
  })

  test('that took longer than five minutes is asked for again', async () => {
    await showLogin(page)
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('passkeySignIn(')) await product.clock(new Date(Date.now() + 301_000))
      await route.continue()
    })
    await passkeyButton(page).click()
    await page.getByRole('alert').getByText('That took too long. Please try again.').waitFor()
    await page.unroute('**/graphql')
    await product.clock(null)
    await passkeyButton(page).click()
    await mainMenu(page).waitFor()
  })

  test('that has been removed signs nobody in, is said to be gone, and is forgotten by the device', async () => {
    await ask(page, 'mutation($id: ID!) { passkeyDelete(id: $id) { id } }', { id: passkeyId })
    await showLogin(page)
    await passkeyButton(page).click()
    await page.getByRole('alert').getByText('This passkey is not known here, or has been removed.').waitFor()
    expect(await canAskForLink(page)).toBe(true)
    await expect
      .poll(async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials)
      .toEqual([])
  })

  test('is not spoken of in a browser that knows none', async () => {
    const old = await product.visitor()
    await old.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    const plain = await old.newPage()
    await plain.goto(`${product.url}/login`)
    await plain.getByLabel('E-mail address').waitFor()
    expect(await passkeyButton(plain).count()).toBe(0)
  })
})
