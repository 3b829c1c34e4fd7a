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

const STUDENT = 'saver@articled.example'

interface Shown {
  billingPackages: { id: string; title: string; total: number; parts: { name: string; share: number }[] }[]
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

test('buys a package with a code, paying by card what the wallet lacks, finds it in the library, and gives a part of it back', async () => {
  const { accessToken } = await enrolled(product, {
    ...{ email: STUDENT, firstName: 'Seren', lastName: 'Vaughan', preparation: 'sqe1' },
  })
  const { billingPackages } = await product.send<Shown>(
    '{ billingPackages { id title total parts { name share } } }',
    {},
    accessToken,
  )
  const shown = billingPackages.find(({ title }) => title === 'Obligations')
  if (!shown) throw new Error('the demo school sells no Obligations')
  const context = await product.signedIn(STUDENT, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()

  await page.goto(`${product.url}/wallet/packages`)
  await page.getByRole('link', { name: 'Choose Obligations' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose Obligations' }).click()
  await page.getByRole('button', { name: `Buy for ${pounds(shown.total)}` }).waitFor()
  await page.getByRole('button', { name: 'Have a code?' }).click()
  await page.getByLabel('Promo code').fill('summer99')
  await page.keyboard.press('Enter')
  await page.getByText('This code is not known.').waitFor()
  await page.getByRole('button', { name: `Buy for ${pounds(shown.total)}` }).waitFor()
  await page.getByLabel('Promo code').fill('winter 15')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /^Code: Winter intake/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const buy = page.getByRole('button', { name: /^Buy for / })
  const price = ((await buy.textContent()) ?? '').replace('Buy for ', '')
  expect(price).not.toBe(pounds(shown.total))
  await buy.dblclick()
  await page.getByRole('heading', { name: 'Pay Articled' }).waitFor()
  await page.getByRole('button', { name: `Pay ${price}` }).click()

  await page.waitForURL(`**/wallet/packages/${shown.id}?paid=yes`)
  await page.getByText(`${price} has been paid`).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'It is yours' }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`${product.url}/wallet/packages`)
  const part = shown.parts[0]?.name ?? ''
  await page.getByRole('button', { name: `Give back ${part}` }).click()
  const dialog = page.getByRole('alertdialog', { name: `Give back ${part}?` })
  const back = (await dialog.getByRole('button', { name: /^Give back for / }).textContent()) ?? ''
  await dialog.getByRole('button', { name: /^Give back for / }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Give back ${part}` }).waitFor({ state: 'detached' })
  await page.goto(`${product.url}/wallet/top-up`)
  await page.getByText(back.replace('Give back for ', '')).first().waitFor()
  await context.close()
})
