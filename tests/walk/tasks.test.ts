import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { mediaFolder } from '../../server/demo/library/read-lectures'
import { wav } from '../unit/gateways/sample-files'
import { faultsOf } from './faults'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

const tasks = [
  { subtype: 'typed_answer', title: 'Write to Ann' },
  { subtype: 'file_upload', title: 'Advise Ann' },
  { subtype: 'audio_answer', title: 'Plead for Ann' },
] as const
const LETTER = 'Dear Ann, your claim is in time.'
const phone = { width: 390, height: 844 }

let product: Product
let bundle: { id: string; categoryId: string; contentId: string }
let attemptPath = ''
test.beforeAll(async () => {
  product = await sharedProduct()
  const token = (await product.tokens('admin@articled.example')).accessToken
  const { libraryCategories } = await product.send<{ libraryCategories: { id: string }[] }>(
    '{ libraryCategories { id } }',
    {},
    token,
  )
  const { bundleCreate } = await product.send<{ bundleCreate: typeof bundle }>(
    `mutation ($c: ID!) { bundleCreate(categoryId: $c, title: "Work for Ann", type: test, status: published, price: 0, feedbackShow: after_submit, shuffleBlocks: false)
      { id categoryId contentId } }`,
    { c: libraryCategories[0]?.id },
    token,
  )
  bundle = bundleCreate
  for (const { subtype, title } of tasks)
    await product.send(
      `mutation ($c: ID!, $s: BlockSubtype!, $t: String!) { contentBlockCreate(contentId: $c, type: task, subtype: $s, title: $t, score: 4,
        assignment: "<p>Do it for Ann.</p>", answer: "<p>What Ann needs.</p>") { id } }`,
      { c: bundle.contentId, s: subtype, t: title },
      token,
    )
})
test.afterAll(() => product?.close())

const saved = (page: Page) =>
  page
    .getByText(/^Saved \d\d:\d\d$/)
    .filter({ visible: true })
    .first()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const playable = (page: Page) =>
  expect.poll(() => page.locator('audio').evaluate((each: HTMLAudioElement) => each.readyState)).toBeGreaterThan(0)
const seen = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('img', { name }).evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0)
async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOf(page)).toEqual([])
}

test('a student hands in a text, files and a recording on a phone', async () => {
  const context = await product.signedIn('student@articled.example', { viewport: phone })
  const page = await context.newPage()
  await page.goto(`${product.url}/library/${bundle.categoryId}/${bundle.id}`)
  await page.getByRole('button', { name: 'Open free' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()

  await page.getByRole('textbox', { name: 'Your answer' }).fill(LETTER)
  await saved(page).waitFor()
  await next(page)

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
  await fits(page)
  await next(page)

  await page.getByRole('button', { name: 'Record', exact: true }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'plea.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav(2)) }])
  await page.getByRole('button', { name: 'Record again' }).waitFor()
  await playable(page)
  await fits(page)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(LETTER)
  await next(page)
  await page.getByRole('link', { name: 'plan.png' }).waitFor()
  await next(page)
  await page.getByRole('link', { name: 'plea.wav' }).waitFor()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: 'Hand in?' })
  await asked.getByText('All questions are answered.').waitFor()
  await asked.getByRole('button', { name: 'Hand in', exact: true }).click()
  await page.waitForURL('**/test-results/attempts/**')
  attemptPath = new URL(page.url()).pathname
  await page.getByText('3 of 3 questions answered.').waitFor()
  await expect(page.getByText('Waits to be marked', { exact: true })).toHaveCount(3)
  await fits(page)
  await context.close()
})

test('their author opens all three beside the points and marks them by the keyboard', async () => {
  const context = await product.signedIn('admin@articled.example', { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${product.url}/library/${bundle.id}/editor/marking`)
  const points = page.getByRole('spinbutton', { name: 'Points' })
  const shown = {
    'Write to Ann': () => page.getByText(LETTER).waitFor(),
    'Advise Ann': async () => {
      await seen(page, 'plan.png')
      await page.getByRole('link', { name: 'advice.txt' }).waitFor()
      await expect(page.getByRole('link', { name: 'spare.txt' })).toHaveCount(0)
    },
    'Plead for Ann': () => playable(page),
  }
  for (const [at, { title }] of tasks.entries()) {
    await page.getByRole('heading', { name: title, level: 2 }).waitFor()
    await shown[title]()
    await expect(points).toBeFocused()
    await page.keyboard.type(String(at + 2))
    await page.keyboard.press('Tab')
    await page.keyboard.type(`My words to ${title}.`)
    if (at === 1) expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
  }
  await page.getByText('4 of 4 points, marked by').waitFor()
  await context.close()
})

test('the student reads points and words beside what was handed in', async () => {
  const context = await product.signedIn('student@articled.example', { viewport: phone })
  const page = await context.newPage()
  await page.goto(product.url + attemptPath)
  for (const [at, { title }] of tasks.entries()) {
    const answer = page.locator('details', { has: page.getByText(title, { exact: true }) }).first()
    await answer.getByText(`${at + 2} of 4 points`, { exact: true }).click()
    await answer.getByText(`My words to ${title}.`).waitFor()
  }
  await page.getByText(LETTER).waitFor()
  await seen(page, 'plan.png')
  await playable(page)
  await fits(page)
  await context.close()
})
