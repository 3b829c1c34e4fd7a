import { expect, type Page, test } from '@playwright/test'
import { stepAt, totpAt } from '../../server/gateways/sign-in/totp'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const email = `second-factor-${Date.now()}@articled.example`
const HALF_MINUTE = 30_000
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Somebody new, with a complete profile. */
async function newcomer(page: Page) {
  await product.send('mutation($email: String!) { web3Request(email: $email, redirectUri: "/") { sent } }', { email })
  const token = (await product.signInPath(email)).split(/[/?]/)[2]
  const { countries } = await product.send<{ countries: { id: string }[] }>('{ countries { id } }')
  const document = `mutation($token: String!, $country: ID!) { web3Confirmation(token: $token, country: $country, firstName: "Nia", lastName: "Bevan", preparation: sqe2,
    termsAndConditions: true, privacyPolicy: true, pricePolicy: true) { user { id } } }`
  await product.send(document, { token, country: countries[0]?.id })
  await product.followLink(page, email)
  await mainMenu(page).waitFor()
}

test('an app is set up, and the next sign-ins ask for its code, or for a recovery code', async () => {
  const page = await (await product.visitor()).newPage()
  await newcomer(page)
  await page.goto(`${product.url}/account#sign-in`)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an app' })
  const secret = ((await dialog.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).locator('svg').waitFor()
  let step = stepAt(new Date())
  /** What the app shows when the next half minute begins, so that none turns before the code is sent. */
  const shows = async () => {
    step++
    await product.clock(new Date(step * HALF_MINUTE))
    return totpAt(secret, step)
  }
  await dialog.getByLabel('Code of the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('This code is not right.').waitFor()
  await dialog.getByLabel('Code of the app').fill(await shows())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('button', { name: 'I have kept them' }).waitFor()
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()

  const second = await (await product.visitor()).newPage()
  await product.followLink(second, email)
  await second.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await second.goto(`${product.url}/booking`)
  await second.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await second.getByLabel('Code').fill(await shows())
  await second.getByRole('button', { name: 'Continue' }).click()
  await mainMenu(second).waitFor()
  expect(new URL(second.url()).pathname).toBe('/booking')

  const third = await (await product.visitor()).newPage()
  await product.followLink(third, email)
  await third.getByLabel('Code').fill(codes[3] ?? '')
  await third.getByRole('button', { name: 'Continue' }).click()
  await mainMenu(third).waitFor()
  await third.goto(`${product.url}/account#sign-in`)
  await third.getByText('9 recovery codes are left.').waitFor()
  await expect
    .poll(async () => (await product.mails(email)).map(({ subject }) => subject))
    .toContain('A recovery code of your account was used')
})
