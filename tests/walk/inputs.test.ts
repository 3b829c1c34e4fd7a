import { expect, type Locator, type Page, test } from '@playwright/test'
import { piece } from './piece'
import type { Product } from './product'
import { settled } from './settled'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

/** A page that remembers what its policy refused. */
async function signedIn(...who: Parameters<Product['signedIn']>): Promise<Page> {
  const page = await (await product.signedIn(...who)).newPage()
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      // What is of no script of the page is of Playwright, whose trace reads pictures.
      if (sourceFile || violatedDirective !== 'connect-src') refused.push(violatedDirective)
    })
  })
  return page
}
const refusedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)

/** A grey picture as an uncompressed BMP of 24 bits. */
function bmp(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(Math.ceil((width * 3) / 4) * 4 * height, 128)
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + pixels.length, 2)
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  return Buffer.concat([header, pixels])
}

async function room(page: Page) {
  await page.goto(`${product.url}/classroom`)
  await page
    .getByRole('link', { name: /Open now/ })
    .first()
    .click()
  const documents = page.getByRole('button', { name: 'Float Materials' })
  const without = page.getByRole('button', { name: 'Write without the clock' })
  await documents.or(without).first().waitFor()
  if (await without.isVisible()) await without.click()
  await documents.waitFor()
}

/** Where something stands on the floor that windows float over. */
async function placeOf(page: Page, frame: Locator) {
  const [floor, box] = await Promise.all([
    page.locator(piece('ui/windows/dock-window', 'windowsFloor')).boundingBox(),
    frame.boundingBox(),
  ])
  if (!floor || !box) throw new Error('It is not drawn')
  return { x: box.x - floor.x, y: box.y - floor.y, width: box.width, height: box.height }
}

async function pull(page: Page, from: Locator, x: number, y: number) {
  await from.hover({ trial: true })
  const box = await from.boundingBox()
  if (!box) throw new Error('It is not drawn')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + x, start.y + y, { steps: 3 })
  await page.mouse.up()
}

test('a window opens at 60 px, is drawn along from 3 px on and never becomes smaller than 100 × 100', async () => {
  const page = await signedIn('student@articled.example')
  await room(page)
  await page.getByRole('button', { name: 'Float Materials' }).click()
  const documents = page.getByRole('region', { name: 'Materials', exact: true })
  const bar = documents.locator(piece('ui/windows/dock-window', 'bar'))
  const title = documents.getByRole('heading')
  await bar.waitFor()
  expect(await placeOf(page, documents)).toMatchObject({ x: 60, y: 60 })
  expect((await bar.boundingBox())?.height).toBe(40)
  await page.getByRole('navigation', { name: 'Minimised windows' }).getByRole('button', { name: /Notes/ }).click()
  await page.getByRole('button', { name: 'Float Notes' }).click()
  const notes = page.getByRole('region', { name: 'Notes', exact: true })
  expect(await placeOf(page, notes)).toMatchObject({ x: 120, y: 120 })
  expect((await notes.locator(piece('ui/windows/dock-window', 'bar')).boundingBox())?.height).toBe(28)

  await pull(page, title, 2, 0)
  expect(await placeOf(page, documents)).toMatchObject({ x: 60, y: 60 })
  await pull(page, title, 3, 0)
  expect(await placeOf(page, documents)).toMatchObject({ x: 63, y: 60 })
  await pull(page, title, 400, 100)
  expect(await placeOf(page, documents)).toMatchObject({ x: 463, y: 160 })
  await pull(page, title, -4000, -4000)
  expect(await placeOf(page, documents)).toMatchObject({ x: 0, y: 0 })

  const { width, height } = await placeOf(page, documents)
  const corner = documents.locator('xpath=..').locator('div[style*="se-resize"]')
  await pull(page, corner, -width, -height)
  expect(await placeOf(page, documents)).toMatchObject({ width: 100, height: 100 })
  expect(await refusedBy(page)).toEqual([])
  await page.context().close()
})

test('a window that is put away covers nothing of the work', async () => {
  const page = await signedIn('student@articled.example')
  await room(page)
  await page.getByRole('button', { name: 'Float Materials' }).click()
  await page.getByRole('button', { name: 'Minimise Materials' }).click()
  const tray = await page.getByRole('navigation', { name: 'Minimised windows' }).boundingBox()
  const work = await page.getByRole('main').boundingBox()
  if (!tray || !work) throw new Error('It is not drawn')
  expect(work.y + work.height).toBeLessThanOrEqual(tray.y)
  expect(tray.y + tray.height).toBeLessThanOrEqual(900)
  await page.context().close()
})

test('a window is drawn along by a finger', async () => {
  const page = await signedIn('student@articled.example', { hasTouch: true, viewport: { width: 1100, height: 800 } })
  await room(page)
  await page.getByRole('button', { name: 'Float Materials' }).tap()
  const documents = page.getByRole('region', { name: 'Materials', exact: true })
  const title = documents.getByRole('heading')
  // At rest, and under nothing else, before a finger is put on it.
  await title.tap({ trial: true })
  const box = await title.boundingBox()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
  await touch('touchStart', x, y)
  for (const step of [10, 40, 80]) await touch('touchMove', x + step, y + step)
  await touch('touchEnd')
  await expect.poll(() => placeOf(page, documents)).toMatchObject({ x: 140, y: 140 })
  await page.context().close()
})

const saved = (page: Page) => expect.poll(() => page.getByText(/^Not saved yet|^Saving/).count()).toBe(0)

test('an answer is written by keyboard, and what is pasted is cleaned, within the policy', async () => {
  const page = await signedIn('student@articled.example')
  await room(page)
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.click()
  await page.locator('.ProseMirror').waitFor()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Advice to the client')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('not liable ')
  await page.keyboard.press('Control+b')
  await answer.evaluate((paper) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p style="color:red" class="MsoNormal">since <span style="font-weight:700">Monday</span><script>alert(1)</script><img src="x" onerror="alert(1)"></p>',
    )
    paper.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  expect(await answer.innerHTML()).toBe(
    '<h2>Advice to the client</h2><p>We are <strong>not liable </strong>since <strong>Monday</strong></p>',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type('3. Standing')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Limitation')
  const list = '<ol start="3"><li><p>Standing</p></li><li><p>Limitation</p></li></ol>'
  expect(await answer.innerHTML()).toContain(list)
  await saved(page)
  await page.reload()
  await expect(answer.locator('ol[start="3"] > li')).toHaveText(['Standing', 'Limitation'])
  await answer.click()
  await page.locator('.ProseMirror').waitFor()
  expect(await answer.innerHTML()).toContain(list)
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Link')
  // It was saved, and the next test begins with an empty page.
  await answer.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await saved(page)
  expect(await refusedBy(page)).toEqual([])
  await page.context().close()
})

const editorScript = '**/assets/rich-text-editor-*.js*'

/** The form of a session type at its rich text, on a line that the test keeps the script of the editor back on. */
async function formOfType(): Promise<{ page: Page; text: Locator; box: Locator; asked: () => number }> {
  const page = await signedIn('admin@articled.example')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/rich-text-editor-')) asked++
  })
  await page.goto(`${product.url}/settings/session-types/new`)
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.waitFor()
  return {
    page,
    text,
    box: page.locator(piece('ui/rich-text/rich-text-editor', 'editor'), { has: text }),
    asked: () => asked,
  }
}

test('the editor is loaded when somebody turns to a text, in the same place, and no key is lost', async () => {
  const { page, text, box, asked } = await formOfType()
  await settled(page)
  expect(asked()).toBe(0)
  await text.scrollIntoViewIfNeeded()
  /** Within its form, wherever the page is scrolled to. */
  const placed = () =>
    box.evaluate((field) => {
      const form = field.closest('form') ?? field
      const at = field.getBoundingClientRect()
      return { y: at.y - form.getBoundingClientRect().y, width: at.width, height: at.height }
    })
  const before = await placed()
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(editorScript, (route) => held.then(() => route.continue()))

  await box.locator('..').evaluate((field) => {
    const stops = [...document.querySelectorAll<HTMLElement>('input, button, textarea, [tabindex="0"]')]
    const before = stops.filter((stop) => stop.tabIndex === 0 && !field.contains(stop))
    before.findLast((stop) => stop.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus()
  })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dear Mr Marlowe')
  await page.keyboard.press('Enter')
  await page.keyboard.type('We ')
  await box.and(page.locator('[aria-busy="true"]')).waitFor()
  await box.getByText('You can write already').waitFor({ state: 'attached' })
  letGo()
  await box.locator('.ProseMirror').waitFor()
  await page.keyboard.type('act')
  expect(await text.innerHTML()).toBe('<p>Dear Mr Marlowe</p><p>We act</p>')
  expect(await placed()).toEqual(before)
  expect(await refusedBy(page)).toEqual([])
  await page.context().close()
})

test('an editor that does not load says so, keeps the text and is asked for again', async () => {
  const { page, text, box } = await formOfType()
  await page.route(editorScript, (route) => route.abort())
  await page.locator('label', { hasText: 'Description' }).click()
  await page.keyboard.type('Dear')
  await box.getByRole('alert').waitFor()
  await page.unroute(editorScript)
  await box.getByRole('button', { name: 'Try again' }).click()
  await box.locator('.ProseMirror').waitFor()
  await page.keyboard.type(' Mr')
  expect(await text.innerHTML()).toBe('<p>Dear Mr</p>')
  await page.context().close()
})

test('a picture is cropped by keyboard, sent as a PNG, kept as 4:3 and taken away again', async () => {
  const page = await signedIn('admin@articled.example')
  await page.goto(`${product.url}/settings/session-types`)
  await page.getByRole('link', { name: 'Client interview', exact: true }).first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const files = page.locator('input[type="file"]')
  await files.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText('notes.png cannot be read as a picture.').waitFor()
  await files.setInputFiles({ name: 'court.bmp', mimeType: 'image/bmp', buffer: bmp(1200, 600) })
  const frame = page.getByRole('application', { name: /Frame of image/ })
  await frame.focus()
  await page.keyboard.press('+')
  expect(await page.getByLabel('Zoom').inputValue()).toBe('1.1')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Use this crop' }).click()
  const crop = page.getByRole('button', { name: 'Crop', exact: true })
  expect(await crop.evaluate((button) => button === document.activeElement)).toBe(true)
  const preview = page.getByRole('img', { name: 'New: Image' })
  expect(await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    800, 600,
  ])
  expect(await refusedBy(page)).toEqual([])

  await page.evaluate(() => {
    const append = FormData.prototype.append
    FormData.prototype.append = function (name: string, value: string | Blob) {
      if (value instanceof File) Object.assign(globalThis, { sent: [value.name, value.type] })
      append.call(this, name, value as Blob)
    }
  })
  await page.getByRole('button', { name: 'Save session type' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent)).toEqual([
    'image.png',
    'image/png',
  ])
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const kept = page.getByRole('img', { name: 'Image as it is' })
  expect(
    await kept.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    ),
  ).toEqual([800, 600])

  await page.getByRole('button', { name: 'Clear image' }).click()
  await page.getByRole('button', { name: 'Save session type' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByText('Choose a picture').waitFor()
  await page.context().close()
})
