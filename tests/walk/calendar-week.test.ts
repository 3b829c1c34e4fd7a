import { expect, test } from '@playwright/test'
import { piece } from './piece'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const WEEKS = 4

test('shows a session shorter than an hour on one line, and cuts no line of any', async () => {
  const context = await product.signedIn('tutor@articled.example', { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${product.url}/calendar/events`)
  const blocks: { short: boolean; lines: number; cut: boolean }[] = []
  for (let week = 0; week < WEEKS; week++) {
    // This line comes with the sessions.
    await page.getByText('Arrow keys go').waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    blocks.push(
      ...(await page.locator(`${piece('parts/calendar/week-grid', 'block')} > [data-entry]`).evaluateAll((all) =>
        all.map((each) => {
          const tops = [...each.querySelectorAll('span')].map((span) => {
            const { top, height } = span.getBoundingClientRect()
            return Math.round((top + height / 2) / 8)
          })
          return {
            short: each.clientHeight < 34,
            lines: new Set(tops).size,
            cut: each.scrollHeight > each.clientHeight + 1,
          }
        }),
      )),
    )
    await page.getByRole('button', { name: 'Later week' }).click()
  }
  const short = blocks.filter((each) => each.short)
  expect(short.length).toBeGreaterThan(0)
  expect(short.filter(({ lines, cut }) => lines > 1 || cut)).toEqual([])
  expect(blocks.filter(({ cut }) => cut)).toEqual([])
  await context.close()
})
