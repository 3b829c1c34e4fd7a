import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from './product'
import { errand } from './taps'

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

let product: Product
let token = ''
let sessionId = ''
test.beforeAll(async () => {
  product = await startProduct({ serviceWorkers: 'allow' })
  token = (await product.tokens('student@articled.example')).accessToken
  const { userSessions } = await product.send<{
    userSessions: { entries: { id: string; sessionType: { mode: string } }[] }
  }>('{ userSessions(status: [in_progress], pageSize: 20) { entries { id sessionType { mode } } } }', {}, token)
  sessionId = userSessions.entries.find(({ sessionType }) => sessionType.mode !== 'live')?.id ?? ''
})
test.afterAll(() => product?.close())

const READ = 'query ($id: ID!) { session(id: $id) { status timeUsed answers { written file { content } } } }'
interface Read {
  session: { status: string; timeUsed: number | null; answers: { written: boolean; file: { content: string } }[] }
}
const read = async () => (await product.send<Read>(READ, { id: sessionId }, token)).session

/** What the server keeps for the candidate, as text. */
const keptMarks = async () => JSON.stringify(await product.send('{ keptValues { name value } }', {}, token))

const answerOn = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).first()

const shownOn = async (page: Page) => (await answerOn(page).allInnerTexts()).join()
const eventually = { timeout: 15_000 }
/** Waits until the server has an answer with these words. */
const savedText = (words: string) =>
  expect.poll(async () => (await read()).answers[0]?.file.content, eventually).toContain(words)

/** Keeps an operation of the page back until it is released. */
function held(page: Page, operation: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const begins = page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`mutation ${operation}`)) await released
    await route.continue()
  })
  return { begins, release: () => release() }
}

test.describe('a written station', () => {
  let page: Page
  const sitting = errand()

  test('shows its brief and what its clock does, and starts when the candidate says so', async () => {
    page = await (await product.signedIn('student@articled.example')).newPage()
    await page.goto(`${product.url}/classroom/${sessionId}`)
    await page.getByRole('heading', { name: 'Your task' }).waitFor()
    await page.getByText('It never locks.').waitFor()
    await sitting.tap(page.getByRole('button', { name: /^Start \d+ minutes$/ }))
    await page.getByText(/^left of/).waitFor()
  })

  test('fills the window while somebody writes, and gives the frame back by Escape or a button, for the next visit too', async () => {
    const menu = page.getByRole('navigation', { name: 'Main', exact: true })
    await page.getByRole('button', { name: 'Show the menu (Escape)' }).waitFor()
    expect(await menu.count()).toBe(0)
    await page.keyboard.press('Escape')
    await menu.waitFor()
    await page.reload()
    await answerOn(page).waitFor()
    await menu.waitFor()
    await page.getByRole('button', { name: 'Fill the window' }).click()
    await menu.waitFor({ state: 'detached' })
    await answerOn(page).waitFor()
  })

  test('saves what is typed, and has it in front after a reload', async () => {
    await answerOn(page).click()
    await page.keyboard.type('Dear client, the claim is in time.')
    await page
      .getByText(/^Not saved yet|^Saving/)
      .first()
      .waitFor()
    await saved(page).waitFor()
    expect((await read()).answers).toEqual([{ written: true, file: { content: 'Dear client, the claim is in time.' } }])
    await page.reload()
    await expect.poll(() => shownOn(page), eventually).toContain('the claim is in time')
  })

  test('has a paper beside the answer, in which words are found and marked, and the mark lasts', async () => {
    await page.locator('.textLayer span').first().waitFor()
    await page
      .getByText(/^Page 1 of/)
      .first()
      .waitFor()
    const answer = await answerOn(page).boundingBox()
    const paper = await page.locator('.pdfViewer').boundingBox()
    expect((answer?.x ?? 0) + (answer?.width ?? 0)).toBeLessThanOrEqual(paper?.x ?? 0)

    await page.getByRole('button', { name: 'Find in this document' }).click()
    await page.getByRole('searchbox', { name: 'Find in this document' }).fill('the')
    await page.getByText(/^1 of \d+$/).waitFor()
    await page.keyboard.press('Escape')
    const words = () => page.evaluate(() => [...(CSS.highlights.get('paper-mark') ?? [])].map(String).join('|'))
    const line = page.locator('.textLayer span').filter({ hasText: /\w{4}/ }).first()
    const [text = ''] = await line.allInnerTexts()
    await line.selectText()
    await page.getByRole('button', { name: 'Highlight what you select' }).click()
    await expect.poll(words, eventually).toBe(text)
    await expect.poll(keptMarks, eventually).toContain('"paper_marks"')
    await page.reload()
    await expect.poll(words, eventually).toBe(text)
  })

  test('shows a Word document in its place too', async () => {
    await page.getByRole('button', { name: /^All \d+$/ }).click()
    await page.getByRole('button', { name: /DOCX/ }).first().click()
    await page.getByRole('article').first().waitFor()
    const [text = ''] = await page.getByRole('article').allInnerTexts()
    expect(text.length).toBeGreaterThan(200)
  })

  test('tells the second of two tabs that the text was changed, and keeps both texts', async () => {
    const other = await page.context().newPage()
    await other.goto(`${product.url}/classroom/${sessionId}`)
    await answerOn(other).click()
    await other.keyboard.press('Control+End')
    await other.keyboard.type(' From the other tab.')
    await saved(other).waitFor()
    await savedText('From the other tab.')

    await answerOn(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' From the first tab.')
    await page.getByRole('heading', { name: /also changed in another tab/ }).waitFor()
    await page.getByRole('button', { name: 'Keep both, the other below' }).click()
    await savedText('From the first tab.')
    expect((await read()).answers[0]?.file.content).toContain('From the other tab.')
    await other.close()
  })

  test('keeps words that are typed without a connection, and saves them when it is back', async () => {
    await page.context().setOffline(true)
    await answerOn(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Typed offline.')
    await page
      .getByText(/kept on this device/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await page.getByText(/only on this device/).waitFor()
    await page.getByRole('button', { name: 'Keep working' }).click()
    await page.context().setOffline(false)
    await savedText('Typed offline.')
  })

  test('names each answer before the hand-in, and hands in what is on the screen', async () => {
    await answerOn(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Yours')
    const shown = (await shownOn(page)).replace(/\s+/g, ' ').trim()
    const saving = held(page, 'ClassroomAnswerWrite')
    await saving.begins
    await sitting.tap(page.getByRole('button', { name: 'Hand in', exact: true }))
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Your written answer').waitFor()
    await dialog.getByText(/^\d+ words$/).waitFor()
    await dialog.getByText('Your latest words are being saved.').waitFor()
    // Nobody's finger misses a button that moves as the words are saved.
    const button = dialog.getByRole('button', { name: 'Hand in' })
    const place = await button.boundingBox()
    saving.release()
    await dialog.getByText('Your latest words are saved.').waitFor()
    expect(await button.boundingBox()).toEqual(place)
    await sitting.tap(button)
    await page.getByRole('heading', { name: 'Handed in' }).waitFor()
    sitting.tookTaps(3)
    await page.getByText(/^Time taken/).waitFor()
    const { status, timeUsed, answers } = await read()
    expect([status, answers.length]).toEqual(['ready', 1])
    expect(answers[0]?.file.content.replace(/\s+/g, ' ').trim()).toBe(shown)
    expect(timeUsed).toBeGreaterThan(0)
  })

  test('is marked by the keyboard alone: a letter marks and goes on, selected words are quoted, and the release asks about the suggested answer', async () => {
    const { session } = await product.send<{
      session: { marksheet: { id: string }[] | null; attendees: { role: string; user: { email: string } }[] }
    }>(
      'query ($id: ID!) { session(id: $id) { marksheet { id } attendees { role user { email } } } }',
      { id: sessionId },
      (await product.tokens('admin@articled.example')).accessToken,
    )
    const email = session.attendees.find(({ role }) => role === 'tutor')?.user.email ?? ''
    const tutor = await (await product.signedIn(email)).newPage()
    await tutor.goto(`${product.url}/classroom/${sessionId}`)
    await tutor.getByRole('button', { name: 'Start marking' }).press('Enter')
    // The focus is on the first grade.
    await expect(tutor.getByRole('radiogroup').first().getByRole('radio').first()).toBeFocused()
    await tutor.getByRole('region', { name: 'Answer', exact: true }).getByText('Dear client').first().dblclick()
    await tutor.getByRole('button', { name: /^Quote for 1/ }).waitFor()
    await tutor.keyboard.press('q')
    await expect(tutor.getByRole('list', { name: 'Quoted' })).toHaveText(/^\w+$/)
    for (const _ of session.marksheet ?? []) await tutor.keyboard.press('b')
    await tutor.getByText(`${session.marksheet?.length} of ${session.marksheet?.length} criteria marked`).waitFor()
    await tutor.keyboard.press('Control+Enter')
    const dialog = tutor.getByRole('alertdialog')
    const suggested = dialog.getByRole('checkbox', { name: 'Send the suggested answer too' })
    expect(await suggested.isChecked()).toBe(false)
    await dialog.getByText('Above the pass line by 1.00.').waitFor()
    await dialog.getByText('No criterion has a comment.').waitFor()
    await dialog.getByRole('button', { name: 'Release marks' }).press('Enter')
    await tutor.getByRole('button', { name: 'Correct the marks' }).waitFor()
    await tutor.getByRole('link', { name: /^Next to mark: / }).waitFor()
    await tutor.context().close()
  })

  test('shows its result as a picture beside the answer, and leads to the next booking', async () => {
    await page.getByRole('img', { name: /^Station 4\.00, Skills 4\.00.* of 5, pass line 3\.00$/ }).waitFor()
    await page.getByText('Above the pass line by 1.00').waitFor()
    const quoted = await page.getByRole('blockquote').locator('mark').textContent()
    await expect(page.getByRole('region', { name: 'Your answer' }).locator('mark[data-sign="1"]')).toHaveText(
      quoted ?? '',
    )
    expect(await page.getByText(/suggested answer is among/).count()).toBe(0)
    const { tap, tookTaps } = errand()
    // She has sat each mock in this area, so the way leads to one that is left.
    await tap(page.getByRole('link', { name: /^Book Legal \w+ in another area, £/ }))
    const start = page
      .getByRole('group', { name: /^Start/ })
      .getByRole('radio')
      .first()
    await tap(page.locator(`label[for="${await start.getAttribute('id')}"]`))
    await tap(page.getByRole('button', { name: /^Continue/ }))
    await tap(page.getByRole('button', { name: /^Book for £/ }))
    await page.getByRole('heading', { name: /^(Booked|You are booked)/ }).waitFor()
    tookTaps(4)
    await page.context().close()
  })
})
