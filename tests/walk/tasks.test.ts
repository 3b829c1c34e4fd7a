import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { chromium } from 'playwright'
import { findBrowser, launchOptions } from '../../scripts/browser.mjs'
import { mediaFolder } from '../../server/demo/library/read-lectures'
import { faultsOf } from './faults'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

/** A browser whose microphone is a tone. */
async function launchWithMicrophone(): Promise<Browser> {
  const { args = [], ...options } = launchOptions((await findBrowser()) ?? '')
  return chromium.launch({ ...options, args: [...args, '--use-fake-device-for-media-stream'] })
}

let product: Product
let bundle: { id: string; categoryId: string; contentId: string }
test.beforeAll(async () => {
  product = await sharedProduct({ launch: launchWithMicrophone })
  const token = (await product.tokens('admin@articled.example')).accessToken
  const { libraryCategories } = await product.send<{ libraryCategories: { id: string }[] }>(
    '{ libraryCategories { id } }',
    {},
    token,
  )
  const { bundleCreate } = await product.send<{ bundleCreate: typeof bundle }>(
    `mutation ($c: ID!) { bundleCreate(categoryId: $c, title: "Pleas and advice", type: test, status: published, price: 0, shuffleBlocks: false)
      { id categoryId contentId } }`,
    { c: libraryCategories[0]?.id },
    token,
  )
  bundle = bundleCreate
  for (const [subtype, title] of [
    ['file_upload', 'Write an advice'],
    ['audio_answer', 'Plead in mitigation'],
  ])
    await product.send(
      `mutation ($c: ID!, $s: BlockSubtype!, $t: String!) { contentBlockCreate(contentId: $c, type: task, subtype: $s, title: $t, score: 4,
        assignment: "<p>Do it for Ann.</p>", answer: "<p>What Ann needs.</p>") { id } }`,
      { c: bundle.contentId, s: subtype, t: title },
      token,
    )
})
test.afterAll(() => product?.close())

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).filter({ visible: true })
const pictured = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`), fullPage: true })
}
const fits = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOf(page)).toEqual([])
}

test('a student hands in a file and a recording on a phone, and a marker opens both beside the points', async () => {
  const phone = await product.signedIn('student@articled.example', { viewport: { width: 390, height: 844 } })
  await phone.grantPermissions(['microphone'], { origin: product.url })
  const page = await phone.newPage()
  await page.goto(`${product.url}/library/${bundle.categoryId}/${bundle.id}`)
  await page
    .getByRole('button', { name: 'Open it' })
    .or(page.getByRole('button', { name: 'Start' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Do it for Ann.').waitFor()
  const files = page.locator('input[type=file]')
  await files.setInputFiles([
    { name: 'advice.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ann') },
    { name: 'plan.png', mimeType: 'image/png', buffer: readFileSync(join(mediaFolder, 'intestacy-01.png')) },
    { name: 'spare.txt', mimeType: 'text/plain', buffer: Buffer.from('Not this') },
  ])
  await page.getByRole('link', { name: 'spare.txt' }).waitFor()
  await files.setInputFiles([{ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') }])
  await page.getByText('The content of this file is not what its name says').waitFor()
  await page.getByRole('button', { name: 'Remove fake.pdf' }).click()
  await page.getByRole('button', { name: 'Remove spare.txt' }).click()
  await expect(page.getByRole('link', { name: 'spare.txt' })).toHaveCount(0)
  await saved(page).first().waitFor()
  await fits(page)
  await pictured(page, 'files-phone')
  await page.getByRole('button', { name: 'Next', exact: true }).click()

  const record = page.getByRole('button', { name: 'Record', exact: true })
  await record.focus()
  await page.keyboard.press('Enter')
  await page.getByText('0:01').waitFor()
  await pictured(page, 'recording-phone')
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  const sound = page.locator('audio')
  await expect.poll(() => sound.evaluate((each: HTMLAudioElement) => each.readyState)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Record again' }).waitFor()
  await saved(page).first().waitFor()
  await fits(page)
  await pictured(page, 'recorded-phone')
  await page.reload()
  await page.getByText('Do it for Ann.').waitFor()
  await page.getByRole('button', { name: 'Previous question' }).click()
  await page.getByRole('link', { name: 'plan.png' }).waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.waitForURL('**/test-results/attempts/**')
  await page.getByText('Waits to be marked').first().click()
  await page.getByRole('img', { name: 'plan.png' }).waitFor()
  await fits(page)
  await pictured(page, 'result-phone')
  await phone.close()

  const desk = await product.signedIn('admin@articled.example', { viewport: { width: 1440, height: 900 } })
  const marking = await desk.newPage()
  await marking.goto(`${product.url}/library/${bundle.id}/editor/marking`)
  await marking.getByRole('heading', { name: 'Write an advice', level: 2 }).waitFor()
  const picture = marking.getByRole('img', { name: 'plan.png' })
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await marking.getByRole('link', { name: 'advice.txt' }).waitFor()
  await pictured(marking, 'marking-desk')
  await marking.getByRole('spinbutton', { name: 'Points' }).fill('3')
  await marking.keyboard.press('Control+Enter')
  await marking.getByRole('heading', { name: 'Plead in mitigation', level: 2 }).waitFor()
  await expect
    .poll(() => marking.locator('audio').evaluate((each: HTMLAudioElement) => each.readyState))
    .toBeGreaterThan(0)
  expect(await faultsOf(marking)).toEqual([])
  await desk.close()
})
