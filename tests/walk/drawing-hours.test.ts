import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Product } from './product'
import { settled } from './settled'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

/** Drags by a finger, as the device itself reports it. */
async function dragByFinger(page: Page, from: { x: number; y: number }, down: number) {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from.y + (down * step) / 8)
  await touch('touchEnd')
}

/** Where something stands in the window. */
async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not shown`)
  return box
}

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
})

test('a tutor draws hours on a phone, by touching the day and dragging their end, and moves them for one date at a desk', async () => {
  const phone = await product.signedIn('tutor@articled.example', {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  const page = await phone.newPage()
  await page.goto(`${product.url}/calendar/slots`)
  await page.getByText('Day', { exact: true }).tap()
  await page.getByRole('button', { name: /^Sun \d/ }).tap()
  const day = page.locator('[data-day]:visible')
  const box = await boxOf(day)
  // Eleven o'clock, of a day that is shown from eight.
  const hour = box.height / Number(await day.getAttribute('data-hour-count'))
  const eleven = 11 - Number(await day.getAttribute('data-first-hour'))
  await page.touchscreen.tap(box.x + 60, box.y + hour * (eleven + 0.2))
  const written = page.locator('[data-hours="written"]:visible')
  await expect(written).toContainText('11:00–12:00')
  const end = await boxOf(written.locator('[data-edge="end"]'))
  await dragByFinger(page, middle(end), hour)
  await expect(written).toContainText('11:00–13:00')
  // A tap at the very moment at which a finger was lifted is none to Chromium.
  await page.getByRole('button', { name: 'Add hours', exact: true }).first().click()
  await page.getByText('Hours added', { exact: true }).waitFor()
  await phone.close()

  const desk = await product.signedIn('tutor@articled.example', { viewport: { width: 1440, height: 900 } })
  const wide = await desk.newPage()
  await wide.goto(`${product.url}/calendar/slots`)
  await wide.getByRole('button', { name: 'Week after' }).click()
  await settled(wide)
  const hours = wide.locator('[data-hours]:visible').filter({ hasText: '11:00–13:00' })
  const at = middle(await boxOf(hours))
  const { width: across } = await boxOf(wide.locator('[data-day]:visible').first())
  await wide.mouse.move(at.x, at.y)
  await wide.mouse.down()
  await wide.mouse.move(at.x - across, at.y, { steps: 5 })
  await wide.mouse.up()
  await wide.getByText(/^Only Sat/).click()
  await wide.getByRole('button', { name: 'Save hours' }).click()
  await wide.getByText('Hours changed', { exact: true }).waitFor()
  await expect(wide.getByText('Extra hours', { exact: false }).first()).toBeVisible()
  // The usual week is as it was: what was drawn goes, so that others find the hours they knew.
  await wide.locator('[data-hours]:visible').filter({ hasText: '11:00–13:00' }).press('Delete')
  await wide.getByRole('button', { name: 'Remove hours' }).click()
  await wide.getByText('Hours removed', { exact: true }).waitFor()
  for (const kind of ['Extra hours', 'Not available']) {
    const row = wide.getByRole('listitem').filter({ hasText: '11:00–13:00' }).filter({ hasText: kind })
    await row.getByRole('button', { name: 'Remove this exception' }).click()
    await wide.getByRole('button', { name: 'Remove', exact: true }).click()
    await row.waitFor({ state: 'detached' })
  }
  await desk.close()
})
