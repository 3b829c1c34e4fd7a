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

const STUDENT = 'subscriber@articled.example'

test('subscribes to a package, stops the renewal and takes that back, and sees it lapse when the card is refused', async () => {
  await enrolled(product, { email: STUDENT, firstName: 'Nia', lastName: 'Prosser', preparation: 'sqe1' })
  const context = await product.signedIn(STUDENT, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()

  await page.goto(`${product.url}/wallet/packages`)
  await page.getByRole('link', { name: 'Choose Library, monthly' }).click()
  await page.getByRole('row', { name: 'Then each month £24.00' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const home = page.url()
  await page.getByRole('button', { name: 'Subscribe for £24.00' }).dblclick()
  await page.getByRole('heading', { name: 'Pay Articled' }).waitFor()
  const atGateway = page.url()
  await page.getByRole('button', { name: 'Pay £24.00' }).click()

  await page.waitForURL(`${home}?paid=yes`)
  await page.getByRole('heading', { name: 'Your subscription' }).waitFor()
  await page.getByText(/^£24\.00 by card on /).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`${product.url}/wallet/packages`)
  const stop = page.getByRole('button', { name: 'Stop the renewal of Library, monthly' })
  await stop.click()
  const dialog = page.getByRole('alertdialog', { name: 'Stop the renewal of Library, monthly?' })
  await dialog.getByRole('button', { name: 'Stop the renewal' }).click()
  await page.getByText(/^Yours until /).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Renew again Library, monthly' }).click()
  await stop.waitFor()

  await page.goto(atGateway)
  await page.getByRole('button', { name: 'Let a month pass: the card is refused' }).click()
  await page.getByText('The card was refused for the next period.').waitFor()
  await page.goto(`${product.url}/wallet/packages`)
  await page.getByText('Not paid', { exact: true }).waitFor()
  await page.goto(atGateway)
  await page.getByRole('button', { name: 'End it at once, as for a card that is gone' }).click()
  await page.getByText(/^It has ended\./).waitFor()
  await page.goto(home)
  await page.getByRole('button', { name: 'Subscribe for £24.00' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})
