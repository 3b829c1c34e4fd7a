import { expect, test } from '@playwright/test'
import { enrolled } from './enrolled'
import { faultsOf } from './faults'
import { keys } from './hands'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct({ serviceWorkers: 'allow' })
})
test.afterAll(async () => {
  await product?.clock(null)
  await product?.close()
})

/** Somebody who has no cards yet. */
const STUDENT = 'reviewer@articled.example'
const PROFILE = { email: STUDENT, firstName: 'Rhys', lastName: 'Bowen', preparation: 'sqe1' } as const
const FRONTS = ['What revokes a will?', 'Who witnesses a will?', 'Who inherits first?']
const DAY_MS = 86_400_000

/** A day of the week that is neither today nor next to it, in any zone. */
const notToday = () =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.now() + 3 * DAY_MS)

/** Gives the student flashcards to open, and answers the address of their page. */
async function publish(userId: string): Promise<{ id: string; address: string }> {
  const admin = await product.tokens('admin@articled.example')
  const send = <Data>(query: string, variables: object) => product.send<Data>(query, variables, admin.accessToken)
  const { libraryCategories } = await send<{ libraryCategories: { id: string }[] }>('{ libraryCategories { id } }', {})
  const categoryId = libraryCategories[0]?.id
  const { bundleCreate: bundle } = await send<{ bundleCreate: { id: string; contentId: string } }>(
    'mutation ($categoryId: ID!) { bundleCreate(categoryId: $categoryId, title: "Wills in cards", type: flashcards, status: published) { id contentId } }',
    { categoryId },
  )
  for (const front of FRONTS)
    await send(
      'mutation ($contentId: ID!, $front: Html) { contentBlockCreate(contentId: $contentId, type: flashcard, subtype: basic, assignment: $front, answer: "<p>As the law says.</p>") { id } }',
      { contentId: bundle.contentId, front: `<p>${front}</p>` },
    )
  await send(
    'mutation ($bundleId: ID!, $userId: ID!) { libraryPermissionCreate(bundleId: $bundleId, userId: $userId, status: active) { id } }',
    { bundleId: bundle.id, userId },
  )
  return { id: bundle.id, address: `/library/${categoryId}/${bundle.id}` }
}

test('adds cards to the queue, reviews them by keys the next evening, takes one answer back, ends on a phone, and sees what comes tomorrow', async () => {
  await product.clock(new Date(Date.now() - DAY_MS))
  const { address } = await publish((await enrolled(product, PROFILE)).user.id)
  const before = await product.signedIn(STUDENT, { viewport: { width: 1280, height: 900 } })
  const shelf = await before.newPage()
  await shelf.goto(`${product.url}${address}`)
  await shelf.getByRole('button', { name: 'Add its cards to my queue' }).click()
  await shelf.getByText('3 cards were added.').waitFor()
  expect(await faultsOf(shelf)).toEqual([])
  await before.close()

  await product.clock(null)
  const context = await product.signedIn(STUDENT, { viewport: { width: 1280, height: 900 }, hasTouch: true })
  const page = await context.newPage()
  const hands = keys(page)
  await page.goto(`${product.url}/library`)
  await page.getByRole('heading', { name: /^Tonight, about/ }).waitFor()
  await page.getByRole('region', { name: 'Reviews' }).getByText('3 cards').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await hands.press(page.getByRole('button', { name: 'Days off and cap' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(notToday()).press(' ')
  expect(await faultsOf(page)).toEqual([])
  await hands.press(dialog.getByRole('button', { name: 'Save' }))
  await dialog.waitFor({ state: 'detached' })

  await hands.press(page.getByRole('link', { name: 'Start' }))
  await page.getByText('Card 1 of 3').waitFor()
  await page.getByText(FRONTS[0] ?? '').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press(' ')
  await page.getByText('As the law says.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('4')
  await page.getByText(FRONTS[1] ?? '').waitFor()
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
  await page.keyboard.press('z')
  await page.getByText(FRONTS[0] ?? '').waitFor()
  await page.getByText('Card 1 of 3').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const front of FRONTS) {
    await page.getByText(front).waitFor()
    await page.getByRole('button', { name: 'Show the answer' }).tap()
    if (front === FRONTS[0]) expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^Easy/ }).tap()
  }
  await page.getByRole('heading', { name: 'Tonight is done' }).waitFor()
  await page.getByText('Easy 3').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Stop for tonight' }).tap()
  await page.getByRole('heading', { name: 'Tonight is done' }).waitFor()
  await context.close()
})
