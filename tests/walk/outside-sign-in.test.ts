import { expect, type Page, test } from '@playwright/test'
import { startIdentityProvider, type TestProvider } from '../identity-provider'
import { type Product, startProduct } from './product'

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

let product: Product
let alpha: TestProvider
test.beforeAll(async () => {
  product = await startProduct({
    more: async (publicUrl) => {
      alpha = await startIdentityProvider({ id: 'alpha', name: 'Alpha', publicUrl })
      return { OIDC_PROVIDERS: JSON.stringify([alpha.settings]) }
    },
  })
  alpha.people.set('ada', { email: 'ada@example.com', email_verified: true })
  alpha.people.set('bob', { email: 'bob@example.com', email_verified: false })
})
test.afterAll(async () => {
  await product?.close()
  await alpha?.close()
})

const faults: string[] = []
const visit = async (as?: string) => {
  const page = await (await (as ? product.signedIn(as) : product.visitor())).newPage()
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text())
  })
  return page
}
/** From our page to the provider's, and its form sent as somebody. */
const goAs = async (page: Page, subject: string) => {
  await page.getByRole('button', { name: 'Continue with Alpha' }).click()
  await page.getByLabel('Account').fill(subject)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('signing in with an outside provider', () => {
  test('makes an account and leads to where the newcomer wanted to go', async () => {
    const page = await visit()
    await page.goto(`${product.url}/wallet/top-up`)
    await goAs(page, 'ada')
    const profile = page.getByRole('dialog', { name: 'Finish your profile' })
    // Either of them, so that a failure has the words of the page.
    await profile
      .or(page.getByRole('heading', { name: 'You are not signed in' }))
      .first()
      .waitFor()
    await expect(profile).toBeVisible()
    expect(page.url()).toBe(`${product.url}/wallet/top-up`)
  })

  test('works from the page of registration too, on a telephone', async () => {
    const page = await (await product.visitor({ viewport: { width: 390, height: 844 } })).newPage()
    await page.goto(`${product.url}/register`)
    const box = await page.getByRole('button', { name: 'Continue with Alpha' }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await goAs(page, 'ada')
    await page.getByRole('dialog', { name: 'Finish your profile' }).waitFor()
  })

  test('says that nothing has changed to whoever stops, with a way back', async () => {
    const page = await visit()
    await page.goto(`${product.url}/login`)
    await goAs(page, '')
    await page.getByText('You stopped signing in, so nothing has changed.').waitFor()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.getByLabel('E-mail address').waitFor()
  })

  test('says why to whoever has an address that the provider has not confirmed', async () => {
    const page = await visit()
    await page.goto(`${product.url}/login`)
    await goAs(page, 'bob')
    await page.getByText('Alpha has not confirmed your e-mail address.').waitFor()
  })

  test('takes an answer in the browser that began, and nowhere else', async () => {
    const page = await visit()
    let back = ''
    page.on('request', (request) => {
      if (request.url().startsWith(`${product.url}/auth/`)) back = request.url()
    })
    // The answer is stolen before it is used.
    await page.route(`${product.url}/graphql`, (route) =>
      route.request().postData()?.includes('oauthCallback') ? route.abort() : route.continue(),
    )
    await page.goto(`${product.url}/login`)
    await goAs(page, 'ada')
    await page.getByText('You are not signed in').waitFor()
    expect(back).toContain('code=')
    const other = await visit()
    await other.goto(back)
    await other.getByText('This sign-in has run out, or was begun in another browser.').waitFor()
    expect(other.url()).toBe(`${product.url}/auth/alpha/callback`)
  })

  test('can be linked by whoever is signed in, and is a way into their account then', async () => {
    const email = 'student@articled.example'
    alpha.people.set('maya', { email: 'maya@example.com', email_verified: true })
    const page = await visit(email)
    await page.goto(`${product.url}/account#sign-in`)
    await page.getByRole('button', { name: 'Link Alpha' }).click()
    await page.locator('input[name="as"]').fill('maya')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Unlink Alpha' }).waitFor()
    expect(page.url()).toBe(`${product.url}/account#sign-in`)

    const other = await visit()
    await other.goto(`${product.url}/login?to=/account`)
    await goAs(other, 'maya')
    await other.getByText(email).first().waitFor()
    await other.getByRole('button', { name: 'Unlink Alpha' }).click()
    await other.getByRole('button', { name: 'Link Alpha', exact: true }).waitFor()
  })

  test('no page threw or broke the content-security policy', () => {
    expect(faults).toEqual([])
  })
})
