import { expect, test } from '@playwright/test'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const pdf = {
  name: 'Chronology.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of walked(sizes, 1))
  test(`a tutor opens a mock of theirs at ${viewport.width} pixels, adds a PDF, renames it and removes it`, async () => {
    const context = await product.signedIn('tutor@articled.example', { viewport })
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard`)
    if (viewport.width < 900) {
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('link', { name: 'Mocks', exact: true }).click()
    } else
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mocks', exact: true }).click()
    await page.getByRole('heading', { name: 'Mocks', exact: true }).waitFor()
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'What only staff change' }).waitFor()

    await page.getByRole('button', { name: 'Add to materials' }).click()
    await page.locator('input[type=file]').setInputFiles(pdf)
    await page.getByRole('button', { name: 'Add', exact: true }).last().click()
    await page.getByRole('button', { name: 'Change Chronology' }).click()
    await page.getByLabel('Title').fill('Chronology of the claim')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove Chronology of the claim' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Chronology of the claim' }).waitFor({ state: 'detached' })
    await context.close()
  })

test('a student finds neither the place nor the page', async () => {
  const context = await product.signedIn('student@articled.example')
  const page = await context.newPage()
  await page.goto(`${product.url}/my-mocks`)
  await page.waitForURL('**/unauthorized')
  expect(await page.getByRole('link', { name: 'Mocks', exact: true }).count()).toBe(0)
  await context.close()
})
