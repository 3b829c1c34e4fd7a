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

const STUDENT = 'refunded@articled.example'

test('a student tops up with a code, staff refund a part of it, and the student sees it with the papers of both', async () => {
  await enrolled(product, { email: STUDENT, firstName: 'Ffion', lastName: 'Maddocks', preparation: 'sqe1' })
  const context = await product.signedIn(STUDENT, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${product.url}/wallet/top-up`)
  await page.getByRole('button', { name: 'Pay £100.00' }).waitFor()
  await page.getByRole('button', { name: 'Have a code?' }).click()
  await page.getByLabel('Promo code').fill('launch10')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /^Code: Launch/ }).waitFor()
  await page.getByRole('row', { name: 'Into your wallet £100.00' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay £90.00' }).click()
  await page.getByRole('heading', { name: 'Pay Articled' }).waitFor()
  await page.getByRole('button', { name: 'Pay £90.00', exact: true }).click()
  await page.getByText('£100.00 is in your wallet').waitFor()

  const office = await product.signedIn('admin@articled.example')
  const desk = await office.newPage()
  await desk.goto(`${product.url}/billing/payments`)
  const row = desk.getByRole('row', { name: /Ffion Maddocks/ })
  await row.getByRole('button', { name: 'Refund' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Refund Ffion Maddocks' })
  await dialog.getByText('All that is left').waitFor()
  expect(await faultsOf(desk)).toEqual([])
  await dialog.getByRole('radio', { name: /Another amount/ }).press('Space')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('90.01')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid too much')
  await dialog.getByRole('button', { name: /^Refund/ }).click()
  await dialog.getByText('Enter an amount up to £90.00.').waitFor()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('40')
  await dialog.getByRole('button', { name: 'Refund £40.00' }).dblclick()
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText('Partially refunded').waitFor()
  expect(await faultsOf(desk)).toEqual([])

  await page.goto(`${product.url}/wallet/transactions`)
  await page.getByText('Paid back to you: Wallet top-up').waitFor()
  await page.getByText('£60.00').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  const receipt = await page.getByRole('link', { name: 'Receipt' }).getAttribute('href')
  const answer = await page.request.get(`${product.url}${receipt}`)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await desk.goto(`${product.url}/billing/documents?search=RCP`)
  await desk.getByRole('row', { name: /Ffion Maddocks.*£90\.00/ }).waitFor()
  expect(await faultsOf(desk)).toEqual([])
  await desk.goto(`${product.url}/billing/seller`)
  await desk.getByRole('heading', { name: 'The VAT of credits is due when they are spent' }).waitFor()
  expect(await faultsOf(desk)).toEqual([])
  await desk.getByRole('textbox', { name: 'VAT number' }).fill('GB 999 9999 74')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText(/^This is no VAT number/).waitFor()
  await office.close()
  await context.close()
})
