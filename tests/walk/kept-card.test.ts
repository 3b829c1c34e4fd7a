import { expect, test } from '@playwright/test'
import { enrolled } from './enrolled'
import { faultsOf } from './faults'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const STUDENT = 'card-keeper@articled.example'

test('keeps a card, pays with it, and removes it', async () => {
  await enrolled(product, { email: STUDENT, firstName: 'Bea', lastName: 'Adair', preparation: 'sqe1' })
  const context = await product.signedIn(STUDENT, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()

  await page.goto(`${product.url}/wallet/top-up`)
  await page.getByText('No card is kept').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep a card' }).dblclick()
  await page.getByRole('heading', { name: 'Keep a card for Articled' }).waitFor()
  await page.getByRole('button', { name: 'Keep Visa ending 4242' }).click()

  await page.waitForURL(`${product.url}/wallet/top-up?kept=yes`)
  await page.getByText('Your card is kept').waitFor()
  const remove = page.getByRole('button', { name: 'Remove Visa ending 4242' })
  await remove.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Pay £100.00' }).click()
  await page.getByRole('button', { name: 'Pay £100.00 with Visa ending 4242' }).click()
  await page.getByText('£100.00 is in your wallet').waitFor()

  await remove.click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove Visa ending 4242?' })
  await dialog.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('No card is kept').waitFor()
  await context.close()
})
