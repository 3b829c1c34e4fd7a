import { expect, test } from '@playwright/test'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

test('staff view as a student in one tab: her pages under a banner, nothing to change, and back by its button', async () => {
  const { accessToken } = await product.tokens('admin@articled.example')
  const find = 'query { users(search: "student@articled.example") { entries { id fullName } } }'
  const { users } = await product.send<{ users: { entries: { id: string; fullName: string }[] } }>(
    find,
    {},
    accessToken,
  )
  const [student] = users.entries
  const context = await product.signedIn('admin@articled.example')
  const page = await context.newPage()
  await page.goto(`${product.url}/users/${student?.id}/profile`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'View as this person' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'View as this person' }).click()

  const banner = page.getByRole('region', { name: 'Viewing as somebody else' })
  await banner.getByText(`Viewing as ${student?.fullName}`).waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: `${student?.fullName}, user menu` }).waitFor()
  await page.goto(`${product.url}/account`)
  await page.getByText('The account is closed while you view as somebody').waitFor()
  await banner.waitFor()
  await page.goto(`${product.url}/wallet`)
  await banner.waitFor()

  const other = await context.newPage()
  await other.goto(`${product.url}/users`)
  await other.getByRole('heading', { name: 'Users' }).waitFor()
  expect(await other.getByRole('region', { name: 'Viewing as somebody else' }).count()).toBe(0)

  await banner.getByRole('button', { name: 'Stop viewing' }).click()
  await page.waitForURL(`**/users/${student?.id}/profile`)
  await page.getByRole('button', { name: 'Actions' }).waitFor()
  expect(await banner.count()).toBe(0)
})
