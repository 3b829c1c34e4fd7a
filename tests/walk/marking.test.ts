import { expect, test } from '@playwright/test'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

const desk = { width: 1440, height: 900 }
let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

test('a tutor marks what waits by the keyboard alone, from the dashboard on, and the student reads it', async () => {
  const context = await product.signedIn('tutor@articled.example', { viewport: desk })
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard`)
  await page.getByText('3 answers wait for you').waitFor()
  await page.getByRole('link', { name: 'Answers to mark' }).click()
  await page.getByRole('heading', { name: 'Answers to mark', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Legal writing: two short advices' }).click()
  const points = page.getByRole('spinbutton', { name: 'Points' })
  for (const [title, given] of [
    ['A husband, two children and no will', '4.5'],
    ['A debt that the debtor admitted', '9'],
  ] as const) {
    await page.getByRole('heading', { name: title, level: 2 }).waitFor()
    await expect(points).toBeFocused()
    await page.keyboard.type(given)
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Words to ${given}.`)
    await page.keyboard.press('Control+Enter')
  }
  await page.getByText('9 of 10 points, marked by').waitFor()
  await page.getByText('Marked', { exact: true }).click()
  await page.getByText('4.5 of 10 points').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize(desk)
  await page.goto(`${product.url}/library/marking`)
  await page.getByRole('link', { name: 'Legal drafting: a clause and a letter' }).click()
  await page.getByRole('heading', { name: 'A landlord who does not answer', level: 2 }).waitFor()
  await page.getByRole('link', { name: 'Letter to Mr Reeve.docx' }).waitFor()
  await points.fill('8')
  await page.keyboard.press('Enter')
  await page.getByText('8 of 10 points, marked by').waitFor()
  await page.goto(`${product.url}/library/marking`)
  await page.getByText('No answer waits for you').waitFor()
  await context.close()
})

test('a student reads points, marker and words in the result', async () => {
  const student = await product.signedIn('student@articled.example', { viewport: { width: 390, height: 844 } })
  const page = await student.newPage()
  const { accessToken } = await product.tokens('student@articled.example')
  const { testAttempts } = await product.send<{ testAttempts: { entries: { id: string; title: string }[] } }>(
    '{ testAttempts(status: graded, pageSize: 50) { entries { id title } } }',
    {},
    accessToken,
  )
  const attempt = testAttempts.entries.find(({ title }) => title.startsWith('Legal writing'))
  await page.goto(`${product.url}/test-results/attempts/${attempt?.id}`)
  await page.locator('summary').filter({ hasText: '8 of 10 points' }).click()
  await page.getByText('Clear, and the sums are right.').waitFor()
  await page.getByRole('heading', { name: 'Marked by' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await student.close()
})
