import { expect, test } from '@playwright/test'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
  // First answers are counted by the clock's sweep.
  await product.clock(null)
})
test.afterAll(() => product?.close())

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

interface Found {
  id: string
  title: string
  categoryId: string
}

async function landLaw(): Promise<Found> {
  const { accessToken } = await product.tokens('admin@articled.example')
  const { bundles } = await product.send<{ bundles: { entries: Found[] } }>(
    '{ bundles(type: test, search: "Land law", pageSize: 20) { entries { id title categoryId } } }',
    {},
    accessToken,
  )
  const found = bundles.entries.find(({ title }) => title.startsWith('Land law: practice'))
  if (!found) throw new Error('the demo test of land law')
  return found
}

test.describe('question health', () => {
  test('is reached from the bundle’s page, and shows the worst question first with what is wrong', async () => {
    const { id, categoryId } = await landLaw()
    const context = await product.signedIn('admin@articled.example', { viewport: sizes.desk })
    const page = await context.newPage()
    await page.goto(`${product.url}/library/${categoryId}/${id}`)
    await page.getByRole('link', { name: 'Question health' }).click()
    await page.getByRole('heading', { name: 'Question health', level: 1 }).waitFor()
    const first = page.getByRole('row').nth(1)
    await first.getByText('Stronger students choose another option').waitFor()
    await page.getByRole('table', { name: 'Share choosing each option' }).waitFor()
    expect(await page.getByText(/mean of its authors’ estimates/).count()).toBe(1)
    await context.close()
  })

  test('has a page of its own for each question on a phone', async () => {
    const { id } = await landLaw()
    const context = await product.signedIn('admin@articled.example', { viewport: sizes.phone })
    const page = await context.newPage()
    await page.goto(`${product.url}/library/${id}/editor/health`)
    await page.getByRole('row').nth(1).getByRole('link').click()
    await page.waitForURL(`**/library/${id}/editor/health/**`)
    await page.getByRole('link', { name: 'Open in the editor' }).waitFor()
    expect(await page.getByRole('table', { name: 'Questions with their figures' }).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await context.close()
  })

  test('voids a question by the keyboard alone after it has shown the effect, and brings it back', async () => {
    const { id } = await landLaw()
    const context = await product.signedIn('admin@articled.example', { viewport: sizes.desk })
    const page = await context.newPage()
    await page.goto(`${product.url}/library/${id}/editor/health`)
    await page.getByRole('button', { name: 'Correct or void this question' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('row', { name: /Attempts marked again/ }).waitFor()
    await dialog.getByRole('button', { name: /^Void/ }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText('Field is required').waitFor()
    await dialog.getByLabel('Reason').focus()
    await page.keyboard.type('Two options were right.')
    await dialog.getByRole('button', { name: /^Void and tell/ }).focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await product.clock(null)
    await page.getByText(/attempts marked again, \d+ (people|person) told/).waitFor()
    await page.getByText('It is taken out and counts nowhere.').waitFor()
    await page.getByRole('button', { name: 'Bring it back' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Taken out, and undone').waitFor()
    await page.getByRole('button', { name: 'Correct or void this question' }).waitFor()
    await context.close()
  })
})

test('lets a student report a fault once, and withdraw it', async () => {
  const { accessToken } = await product.tokens('student@articled.example')
  const { testAttempts } = await product.send<{ testAttempts: { entries: Found[] } }>(
    '{ testAttempts(status: graded, pageSize: 20) { entries { id title } } }',
    {},
    accessToken,
  )
  const attempt = testAttempts.entries.find(({ title }) => title.startsWith('Contract'))
  const context = await product.signedIn('student@articled.example', { viewport: sizes.phone })
  const page = await context.newPage()
  await page.goto(`${product.url}/test-results/attempts/${attempt?.id}`)
  await page.locator('details > summary').first().click()
  await page.getByRole('button', { name: 'Report a fault' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Spelling or layout').click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'You reported a fault' }).first().click()
  await dialog.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByRole('button', { name: 'Report a fault' }).first().waitFor()
  await context.close()
})

test('shows staff a person’s attempts at a test as the person sees them', async () => {
  const student = await product.tokens('student@articled.example')
  const { testAttempts } = await product.send<{ testAttempts: { entries: { bundleId: string | null }[] } }>(
    '{ testAttempts(status: graded, pageSize: 5) { entries { bundleId } } }',
    {},
    student.accessToken,
  )
  const bundleId = testAttempts.entries.find((each) => each.bundleId)?.bundleId
  const rows: number[] = []
  for (const [email, path] of [
    ['student@articled.example', `/test-results/${bundleId}`],
    ['admin@articled.example', `/users/${student.user.id}/test-results/${bundleId}`],
  ] as const) {
    const context = await product.signedIn(email, { viewport: sizes.desk })
    const page = await context.newPage()
    await page.goto(product.url + path)
    const table = page.getByRole('table', { name: 'Attempts' })
    await table.getByRole('row').nth(1).waitFor()
    rows.push(await table.getByRole('row').count())
    await context.close()
  }
  expect(rows[0]).toBeGreaterThan(1)
  expect(rows[1]).toBe(rows[0])
})
