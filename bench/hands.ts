import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { ensureBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/prepare.mjs'
import { quantile } from './people/figures'
import { machine } from './processes'
import { ask, keepSignIn, signIn, startServer, temporaryFolder } from './server'
import { sized } from './size'
import { ensureBuilt } from './start'
import { print, verdict } from './table'

const PORT = 5436
const QUESTIONS = sized(80, 10)
const CARDS = sized(80, 5)
const BLOCKS = sized(500, 20)
const KEYS = sized(120, 6)
const OPENINGS = sized(7, 1)
const AT_ONCE = 100
const NEXT_MS = 50
const KEY_MS = 16
const OPEN_MS = 1000

/** Measures what a hand waits for in the browser: the next question of a test, the next card of a review, and in the editor of a bundle with 500 questions its opening and a key. */
export async function hands(): Promise<void> {
  await ensureBuilt()
  const server = await startServer([join(root, 'dist/server/main.js')], {
    port: PORT,
    env: { NODE_ENV: 'development', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000' },
    path: '/login',
  })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  /** A page of somebody who has signed in, in a window of its own. */
  const open = async (who: string) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    // What runs this file names its functions, and so those that are sent into the page.
    await context.addInitScript('globalThis.__name = (each) => each')
    const person = await signIn(server.url, `${who}@articled.example`)
    await keepSignIn(context, server.url, person)
    return { page: await context.newPage(), token: person.accessToken }
  }
  try {
    const next = await questions(server.url, await open('student'))
    const turned = await cards(server.url, await open('student'))
    const writing = await editor(server.url, await open('admin'))
    const row = (name: string, times: readonly number[], most: number) => {
      const [half, late] = [quantile(times, 0.5), quantile(times, 0.95)]
      return [name, half.toFixed(0), late.toFixed(0), `≤ ${most}`, verdict(late <= most)]
    }
    print(
      `What a hand waits for, ms, at a desk (${machine()})`,
      ['', 'half of them', 'p95', 'target', ''],
      [
        row(`the next of ${QUESTIONS} questions, from the key until it is drawn`, next, NEXT_MS),
        row(`the next of ${turned.length} cards, from the answer to the one before`, turned, NEXT_MS),
        row(`the editor of ${BLOCKS} questions, from its address until the first is there`, writing.openings, OPEN_MS),
        row('a key in it, work of the page', writing.keys, KEY_MS),
      ],
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface Opened {
  page: Page
  token: string
}

/** From a key until the next question is drawn, for each question of an attempt. */
async function questions(url: string, { page, token }: Opened): Promise<number[]> {
  const { testAttemptStart } = await ask<{ testAttemptStart: { id: string } }>(
    url,
    'mutation ($count: Int!) { testAttemptStart(practice: { count: $count }) { id } }',
    { count: QUESTIONS },
    token,
  )
  await page.goto(`${url}/library/attempts/${testAttemptStart.id}`)
  await page.getByRole('radio').first().waitFor()
  const times: number[] = []
  for (let at = 2; at <= QUESTIONS; at++) {
    await page.evaluate(watchFor, `Question ${at} of`)
    await page.keyboard.press('ArrowRight')
    times.push(await page.evaluate(() => globalThis.drawn))
  }
  return times
}

/** From the answer to a card until the next one is drawn, for the flashcards of tonight. */
async function cards(url: string, { page }: Opened): Promise<number[]> {
  await page.goto(`${url}/library/review`)
  const count = page.getByText(/^Card \d+ of \d+$/)
  const times: number[] = []
  while (times.length < CARDS) {
    const [at = 0, of = 0] = ((await count.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
    // The last one leads to what was done tonight.
    if (at >= of) break
    if (await page.getByRole('button', { name: 'Check' }).isVisible()) {
      // A question: what is chosen there is measured above.
      await page.keyboard.press('s')
      await page.getByText(`Card ${at} of ${of - 1}`, { exact: true }).waitFor()
      continue
    }
    await page.keyboard.press('Space')
    await page.evaluate(watchFor, `Card ${at + 1} of`)
    await page.keyboard.press('3')
    times.push(await page.evaluate(() => globalThis.drawn))
  }
  return times
}

declare global {
  /** In the page: the milliseconds from a key until the words that were watched for were drawn. */
  var drawn: Promise<number>
}

/** In the page: begins to watch for the next key, and for these words after it. */
function watchFor(words: string): void {
  globalThis.drawn = new Promise((done) => {
    let pressed = 0
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    const isThere = () => document.body.textContent?.includes(words)
    const look = () => {
      if (!pressed || !isThere()) return requestAnimationFrame(look)
      // What comes after the frame's own work comes after it was drawn.
      const after = new MessageChannel()
      after.port1.onmessage = () => done(performance.now() - pressed)
      after.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}

/** The milliseconds of opening an editor of many questions, and those that the page works for a key. */
async function editor(url: string, { page, token }: Opened): Promise<{ openings: number[]; keys: number[] }> {
  const { libraryCategories } = await ask<{ libraryCategories: { id: string }[] }>(
    url,
    '{ libraryCategories { id } }',
    {},
    token,
  )
  const { bundleCreate } = await ask<{ bundleCreate: { id: string; contentId: string } }>(
    url,
    'mutation ($id: ID!) { bundleCreate(categoryId: $id, title: "Many questions", type: test) { id contentId } }',
    { id: libraryCategories[0]?.id },
    token,
  )
  for (let from = 0; from < BLOCKS; from += AT_ONCE)
    await ask(
      url,
      'mutation ($id: ID!, $blocks: [ContentBlockInput!]!) { contentBlocksCreate(contentId: $id, blocks: $blocks) { id } }',
      {
        id: bundleCreate.contentId,
        blocks: Array.from({ length: Math.min(AT_ONCE, BLOCKS - from) }, (_, at) => written(from + at)),
      },
      token,
    )
  const address = `${url}/library/${bundleCreate.id}/editor`
  const last = page.getByRole('navigation', { name: 'Chapters and blocks' }).getByText(`${BLOCKS}. Question ${BLOCKS}`)
  const openings: number[] = []
  for (let round = 0; round <= OPENINGS; round++) {
    const began = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await last.waitFor()
    // The first time fills the browser's cache.
    if (round > 0) openings.push(performance.now() - began)
  }
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await last.click()
  const scenario = page.getByRole('textbox', { name: 'Scenario and question' })
  await scenario.click()
  return { openings, keys: await worked(page, await page.context().newCDPSession(page)) }
}

const written = (at: number) => ({
  type: 'question',
  subtype: 'single_best_answer',
  title: `Question ${at + 1}`,
  assignment: `<p>A buyer and a seller have exchanged contracts, and ${at} days have passed. What may the buyer do?</p>`,
  answerOptions: ['Rescind', 'Complete', 'Wait', 'Claim damages', 'Nothing'].map((body, option) => ({
    body: `<p>${body}</p>`,
    correct: option === at % 5,
    feedback: '<p>Because the contract says so.</p>',
  })),
})

/** The milliseconds that the page's main thread works for each of some typed letters: scripts, styles, layout and drawing. */
async function worked(page: Page, devtools: CDPSession): Promise<number[]> {
  await devtools.send('Performance.enable')
  const total = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  /** Two frames: what the key caused is drawn then. */
  const settled = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) {
    await settled()
    const before = await total()
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    await settled()
    times.push((await total()) - before)
  }
  return times
}
