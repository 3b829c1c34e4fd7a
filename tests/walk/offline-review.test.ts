import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { root } from '../../server/kernel/root'
import { enrolled } from './enrolled'
import { faultsOf } from './faults'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { uploaded } from './uploaded'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct({ serviceWorkers: 'allow' })
})
test.afterAll(async () => {
  await product?.clock(null)
  await product?.close()
})

/** Somebody who has no cards yet. */
const STUDENT = 'commuter@articled.example'
const PROFILE = { email: STUDENT, firstName: 'Mair', lastName: 'Rees', preparation: 'sqe1' } as const
const FRONT = 'Who witnesses a will?'
const PICTURE = join(root, 'server/demo/library/videos/media/limitation-2-when-the-clock-waits.png')
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const DAY_MS = 86_400_000

interface Shelf {
  test: string
  cards: string
  permissionIds: string[]
}

/** Gives the student a question and a flashcard to open, and answers the addresses of their pages. */
async function publish(userId: string): Promise<Shelf> {
  const { accessToken } = await product.tokens('admin@articled.example')
  const send = <Data>(query: string, variables: object) => product.send<Data>(query, variables, accessToken)
  const { libraryCategories } = await send<{ libraryCategories: { id: string }[] }>('{ libraryCategories { id } }', {})
  const categoryId = libraryCategories[0]?.id
  const permissionIds: string[] = []
  const made = async (type: string, block: object) => {
    const { bundleCreate: bundle } = await send<{ bundleCreate: { id: string; contentId: string } }>(
      'mutation ($categoryId: ID!, $type: BundleType!) { bundleCreate(categoryId: $categoryId, title: "Wills on the way", type: $type, status: published) { id contentId } }',
      { categoryId, type },
    )
    await send(
      'mutation ($id: ID!, $blocks: [ContentBlockInput!]!) { contentBlocksCreate(contentId: $id, blocks: $blocks) { id } }',
      { id: bundle.contentId, blocks: [block] },
    )
    const { libraryPermissionCreate: permission } = await send<{ libraryPermissionCreate: { id: string } }>(
      'mutation ($bundleId: ID!, $userId: ID!) { libraryPermissionCreate(bundleId: $bundleId, userId: $userId, status: active) { id } }',
      { bundleId: bundle.id, userId },
    )
    permissionIds.push(permission.id)
    return `/library/${categoryId}/${bundle.id}`
  }
  const question = {
    type: 'question',
    subtype: 'single_best_answer',
    assignment: '<p>What revokes a will?</p>',
    answerOptions: ['Marriage', 'Moving house', 'A birthday', 'A letter', 'A loan'].map((body, at) => ({
      body: `<p>${body}</p>`,
      correct: at === 0,
    })),
  }
  const image = await uploaded(
    product,
    new Blob([readFileSync(PICTURE)], { type: 'image/png' }),
    'will.png',
    accessToken,
  )
  const card = {
    type: 'flashcard',
    subtype: 'basic',
    assignment: `<p>${FRONT}</p>`,
    answer: '<p>Two people.</p>',
    image,
  }
  return { test: await made('test', question), cards: await made('flashcards', card), permissionIds }
}

/** Answers the question wrongly, makes a card of it, and adds the flashcard to the queue. */
async function learn(page: Page, shelf: Shelf) {
  await page.goto(product.url + shelf.test)
  await page.getByRole('button', { name: 'Start' }).tap()
  await page.waitForURL('**/library/attempts/**')
  await page.getByText('A birthday').tap()
  await page.getByRole('button', { name: /^Sure/ }).tap()
  await page.getByRole('button', { name: 'Make a card' }).tap()
  const form = page.getByRole('dialog', { name: 'Make a card' })
  await form.getByRole('button', { name: 'Make the card' }).tap()
  await form.waitFor({ state: 'detached' })
  await page.goto(product.url + shelf.cards)
  await page.getByRole('button', { name: 'Add its cards to my queue' }).tap()
  await page.getByText('1 card was added.').waitFor()
}

/** All that this device keeps in its document store, as text. */
const storedText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('articled')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('documents').objectStore('documents').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

test('makes a card of a wrong answer, keeps tonight on the phone, reviews it without a network, and finds it counted', async () => {
  await product.clock(new Date(Date.now() - DAY_MS))
  const userId = (await enrolled(product, PROFILE)).user.id
  const shelf = await publish(userId)
  const before = await product.signedIn(STUDENT, PHONE)
  await learn(await before.newPage(), shelf)
  await before.close()

  await product.clock(null)
  const context = await product.signedIn(STUDENT, PHONE)
  const page = await context.newPage()
  await page.goto(`${product.url}/library`)
  await page.getByRole('region', { name: 'Reviews' }).getByText('2 cards').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByText(/^On this device: 2 cards, kept until/).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await context.setOffline(true)
  await page.goto(`${product.url}/library`)
  await page.getByRole('link', { name: 'Review the cards kept on this device' }).tap()
  await page.getByText('You are offline. 2 cards are kept on this device.').waitFor()
  await page.getByText('Card 1 of 2').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Show the answer' }).tap()
  await page.getByRole('button', { name: /^Again/ }).tap()
  await page.getByText('Card 2 of 3').waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByText('Card 1 of 2').waitFor()
  // What was answered stays when the page is opened anew.
  await page.getByRole('button', { name: 'Show the answer' }).tap()
  await page.getByRole('button', { name: /^Easy/ }).tap()
  await page.getByText('Card 2 of 2').waitFor()
  await page.reload()
  await page.getByText(FRONT).waitFor()
  const pictures = page.getByRole('main').locator('img')
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true])
  await page.getByText('Card 1 of 1').waitFor()
  await page.getByRole('button', { name: 'Show the answer' }).tap()
  await page.getByRole('button', { name: /^Easy/ }).tap()
  await page.getByText('Done here: 1 card').waitFor()
  expect(await faultsOf(page)).toEqual([])

  // The question itself waits for the server, which alone knows its answer.
  await context.setOffline(false)
  await page.getByText('Card 1 of 1').waitFor()
  await page.getByText('Marriage').tap()
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('heading', { name: 'Tonight is done' }).waitFor()
  await page.getByText('Easy 2').waitFor()

  // Whoever is disabled finds nothing to read here, in the browser's store either.
  await page.goto(product.url + shelf.cards)
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByText(/^On this device: 1 card, kept until/).waitFor()
  expect(await storedText(page)).toContain(FRONT)
  const { accessToken } = await product.tokens('admin@articled.example')
  await product.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: userId }, accessToken)
  await page.waitForURL('**/blocked')
  await expect.poll(() => storedText(page)).not.toContain(FRONT)
  await context.close()
})
