import { expect, type Page, test } from '@playwright/test'
import type { Product } from './product'
import { settled } from './settled'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct({ serviceWorkers: 'allow' })
})
test.afterAll(() => product?.close())

interface Block {
  id: string
  feedback: string | null
  source: string | null
  answerOptions: { feedback: string | null }[] | null
}

const BUNDLES =
  '{ bundles(type: test, pageSize: 100) { entries { id title price contentId categoryId feedbackShow parts { essays } } } }'
const BLOCKS = 'query ($id: ID!) { contentBlocks(contentId: $id) { id feedback source answerOptions { feedback } } }'

/** A text as it may stand in HTML, JSON or plain. */
const plain = (html: string) => html.replace(/<[^>]+>/g, '').trim()
const squeezed = (text: string) =>
  text
    .replace(/\\u003c|\\"/g, '')
    .replace(/&(amp|#39|quot|nbsp|lt|gt);|['’"“”\\]/g, '')
    .replace(/\s+/g, ' ')

/** All that the browser keeps of the origin. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if (answer && /text|json|javascript/.test(answer.headers.get('content-type') ?? ''))
          found.push(await answer.text())
      }
    }
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const open = indexedDB.open(name)
        open.onsuccess = () => done(open.result)
        open.onerror = () => fail(open.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => done(all.result)
          all.onerror = () => done([])
        })
        found.push(JSON.stringify(rows))
      }
      database.close()
    }
    return found
  })

test('keeps right answers and reasons out of replies, sockets, page source and what the browser keeps, until they are due', async () => {
  const admin = await product.tokens('admin@articled.example')
  const { bundles } = await product.send<{
    bundles: {
      entries: {
        id: string
        title: string
        price: number
        contentId: string
        categoryId: string
        feedbackShow: string
        parts: { essays: number }
      }[]
    }
  }>(BUNDLES, {}, admin.accessToken)
  const test = bundles.entries.find(
    ({ price, feedbackShow, parts }) => price === 0 && feedbackShow === 'after_submit' && !parts.essays,
  )
  if (!test) throw new Error('a free test that shows its answers after the hand-in')
  const { contentBlocks } = await product.send<{ contentBlocks: Block[] }>(
    BLOCKS,
    { id: test.contentId },
    admin.accessToken,
  )
  const secrets = contentBlocks
    .flatMap(({ feedback, source, answerOptions }) => [
      feedback,
      source,
      ...(answerOptions ?? []).map((each) => each.feedback),
    ])
    .flatMap((each) => (each && plain(each).length > 20 ? squeezed(plain(each)).slice(0, 60) : []))
  expect(secrets.length).toBeGreaterThan(20)

  const context = await product.signedIn('student@articled.example')
  const page = await context.newPage()
  const replies: { from: string; text: string }[] = []
  let reading: Promise<void>[] = []
  page.on('response', (answer) => {
    if (!answer.url().startsWith(product.url)) return
    const read = async () => {
      const text = await answer.text().catch(() => '')
      replies.push({ from: new URL(answer.url()).pathname, text })
    }
    reading.push(read())
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => replies.push({ from: 'socket', text: String(payload) }))
  })
  await page.goto(`${product.url}/library/${test.categoryId}/${test.id}`)
  await page
    .getByRole('button', { name: /Open|Get it|Start|free/i })
    .first()
    .click()
  const start = page.getByRole('button', { name: 'Start' })
  if (!page.url().includes('/attempts/')) await start.click()
  await page.waitForURL('**/library/attempts/**')
  await page.locator('[data-question]').waitFor()
  for (let at = 0; at < 3; at++) {
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowRight')
  }
  await page.getByText(/Saved/).first().waitFor()
  const attempt = page.url()
  const sources = [await page.content()]
  for (const path of [
    '/library',
    '/library/review',
    '/test-results',
    '/dashboard',
    `/library/${test.categoryId}/${test.id}`,
  ]) {
    await page.goto(product.url + path)
    await settled(page)
    sources.push(await page.content())
  }
  await page.goto(attempt)
  await page.locator('[data-question]').waitFor()
  sources.push(await page.content())
  const stores = await kept(page)
  await Promise.all(reading)
  const texts = [
    ...replies,
    ...sources.map((text) => ({ from: 'page source', text })),
    ...stores.map((text) => ({ from: 'kept in the browser', text })),
  ]
  const leaks = texts.flatMap(({ from, text }) => {
    const bare = squeezed(plain(text))
    return secrets.filter((secret) => bare.includes(secret)).map((secret) => `${from}: ${secret}`)
  })
  process.stdout.write(
    `Right answers and reasons in the browser before they are due: ${leaks.length} of ${texts.length} texts (${secrets.length} secrets each)\n`,
  )
  expect(texts.length).toBeGreaterThan(50)
  expect([...new Set(leaks)]).toEqual([])

  // The same search finds them when they are due.
  replies.length = 0
  reading = []
  await page.getByRole('button', { name: 'Hand in' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
  await page.waitForURL('**/test-results/attempts/**')
  await page.getByText('Question by question').waitFor()
  await Promise.all(reading)
  const due = replies.map(({ text }) => squeezed(plain(text))).join()
  expect(secrets.filter((secret) => due.includes(secret)).length).toBeGreaterThan(20)
  await context.close()
})
