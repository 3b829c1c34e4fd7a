import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { root } from '../../server/kernel/root'
import { faultsOf } from './faults'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const TUTOR = 'tutor@articled.example'
const STUDENT = 'student@articled.example'
const media = (name: string) => join(root, 'server/demo/library/lectures/media', name)
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const accessible = async (page: Page) => expect(await faultsOf(page)).toEqual([])
const dialog = (page: Page) => page.getByRole('dialog')

/** Publishes a lecture without slides that the tutor writes and the student holds; answers its ids. */
async function publish(title: string) {
  const admin = (await product.tokens('admin@articled.example')).accessToken
  const { libraryCategories } = await product.send<{ libraryCategories: { id: string }[] }>(
    '{ libraryCategories { id } }',
    {},
    admin,
  )
  const categoryId = libraryCategories[0]?.id
  const { bundleCreate } = await product.send<{ bundleCreate: { id: string } }>(
    'mutation ($c: ID!, $t: String!) { bundleCreate(categoryId: $c, title: $t, price: 0, type: lecture, status: published) { id } }',
    { c: categoryId, t: title },
    admin,
  )
  const bundleId = bundleCreate.id
  await product.send(
    'mutation ($b: ID!, $u: ID!) { bundleAuthorCreate(bundleId: $b, userId: $u) { id } }',
    { b: bundleId, u: (await product.tokens(TUTOR)).user.id },
    admin,
  )
  const student = (await product.tokens(STUDENT)).accessToken
  await product.send('mutation ($b: ID!) { bundleBuy(bundleId: $b) { id } }', { b: bundleId }, student)
  await product.send('mutation ($b: ID!) { bundleOpen(bundleId: $b) { id } }', { b: bundleId }, student)
  return { editor: `/library/${bundleId}/editor`, address: `/library/${categoryId}/${bundleId}` }
}

async function addChapter(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add a chapter' }).first().click()
  await dialog(page).getByLabel('Title').fill(title)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
}

async function addSlide(page: Page, number: '01' | '02', title: string) {
  await page.getByRole('button', { name: 'Add a slide', exact: true }).click()
  await dialog(page)
    .getByLabel('Picture', { exact: true })
    .setInputFiles(media(`intestacy-${number}.png`))
  await dialog(page)
    .getByLabel('Sound', { exact: true })
    .setInputFiles(media(`intestacy-${number}.mp3`))
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('What the sound says').fill(`${title} is said.`)
  await dialog(page).getByLabel('What the picture shows').fill(`The words of ${title}`)
  await dialog(page)
    .getByText(/^Uploaded, /)
    .waitFor()
  await dialog(page)
    .getByRole('img', { name: `The words of ${title}` })
    .waitFor()
}

for (const size of walked(['desk', 'phone'] as const, 0))
  test(`a tutor writes a lecture at a ${size}, and a learner hears it`, async () => {
    const { editor, address } = await publish(`Intestacy at a ${size}`)
    const context = await product.signedIn(TUTOR, { viewport: sizes[size] })
    const page = await context.newPage()
    await page.goto(product.url + editor)
    await page.getByText('Begin with the first slide').waitFor()
    await accessible(page)

    await addChapter(page, 'Who takes')
    await addChapter(page, 'How much')
    await addSlide(page, '01', 'The spouse')
    await accessible(page)
    await page.getByRole('button', { name: 'Add slide' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await addSlide(page, '02', 'The children')
    await page.getByRole('button', { name: 'Add slide' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await accessible(page)

    // The length is what the browser has measured.
    await page
      .getByText(/^\d:\d\d$/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'The spouse', exact: true }).click()
    await expect
      .poll(() =>
        dialog(page)
          .locator('audio')
          .evaluate((each: HTMLAudioElement) => each.duration),
      )
      .toBeGreaterThan(5)
    await accessible(page)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    // By the keyboard alone: out of its chapter's menu into the other chapter.
    const more = page.getByRole('button', { name: 'More for The children' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Move to Who takes' }).press('Enter')
    await page.getByText('Moved to place 1 of 1 in Who takes.').waitFor({ state: 'attached' })
    await expect.poll(() => more.evaluate((each) => each === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Add a handout' }).click()
    await dialog(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'Order of entitlement.txt', mimeType: 'text/plain', buffer: Buffer.from('Spouse first.') })
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add an attachment' }).click()
    await dialog(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'Script.txt', mimeType: 'text/plain', buffer: Buffer.from('Say it slowly.') })
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.getByText('Script', { exact: true }).waitFor()

    const learner = await product.signedIn(STUDENT, { viewport: sizes[size] })
    const lecture = await learner.newPage()
    await lecture.goto(product.url + address)
    const player = lecture.getByRole('region', { name: 'Player' })
    await player.getByRole('img', { name: 'The words of The children' }).waitFor()
    await lecture.getByText('0 of 2 heard').waitFor()
    await player.getByRole('button', { name: 'Play' }).first().click()
    await player.getByText('The children is said.').waitFor()
    await lecture.getByRole('link', { name: 'Download Order of entitlement' }).waitFor()
    expect(await lecture.getByText('Script', { exact: true }).count()).toBe(0)

    await page.getByRole('link', { name: 'Texts and questions' }).click()
    await page.getByRole('navigation', { name: 'Chapters and blocks' }).waitFor()
    await accessible(page)
    await page.getByRole('link', { name: 'Slides and documents' }).click()
    await page.getByRole('button', { name: 'More for The spouse' }).waitFor()

    // What one author does, another sees, and so does the learner.
    const other = await product.signedIn('admin@articled.example', { viewport: sizes[size] })
    const second = await other.newPage()
    await second.goto(product.url + editor)
    await second.getByRole('button', { name: 'More for The spouse' }).click()
    await second.getByRole('menuitem', { name: 'Delete' }).click()
    await second
      .getByRole('alertdialog')
      .getByText(/Its picture, its sound and its words are lost/)
      .waitFor()
    await accessible(second)
    await second.getByRole('button', { name: 'Delete slide' }).click()
    await page.getByText('No slides in it yet.').waitFor()
    await lecture.getByText('0 of 1 heard').waitFor()
    for (const each of [context, learner, other]) await each.close()
  })

test('what is no sound is refused at its field, and a chapter that goes meanwhile loses nothing that was typed', async () => {
  const { editor } = await publish('Intestacy with faults')
  const context = await product.signedIn(TUTOR)
  const page = await context.newPage()
  await page.goto(product.url + editor)
  await page.getByText('Begin with the first slide').waitFor()
  await addChapter(page, 'Who takes')
  await page.getByRole('button', { name: 'Add a slide', exact: true }).click()
  await dialog(page)
    .getByLabel('Sound', { exact: true })
    .setInputFiles({
      name: 'spoken.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('These are words, and no sound.'),
    })
  await dialog(page).getByRole('button', { name: 'Choose another file' }).waitFor()
  await dialog(page)
    .getByLabel('Picture', { exact: true })
    .setInputFiles({
      name: 'slide.png',
      mimeType: 'image/png',
      buffer: Buffer.from('These are words, and no picture.'),
    })
  await dialog(page).getByText('slide.png').waitFor()
  await dialog(page).getByLabel('Title').fill('The spouse')
  await page.getByRole('button', { name: 'Add slide' }).click()
  await dialog(page).getByText('Choose a sound.').waitFor()
  await dialog(page).getByText('Choose a picture.').waitFor()

  const other = await context.newPage()
  await other.goto(product.url + editor)
  await other.getByRole('button', { name: 'More for Who takes' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await other.getByRole('button', { name: 'Delete chapter' }).click()
  await dialog(page)
    .getByText(/Somebody has deleted its chapter/)
    .waitFor()
  expect(await dialog(page).getByLabel('Title').inputValue()).toBe('The spouse')

  // Cut off while a picture is on its way, and back again.
  await dialog(page).getByRole('button', { name: 'Remove slide.png' }).click()
  await context.setOffline(true)
  await dialog(page).getByLabel('Picture', { exact: true }).setInputFiles(media('intestacy-01.png'))
  await dialog(page).getByText('The connection was lost. The picture has not arrived.').waitFor()
  await accessible(page)
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await dialog(page).getByRole('img', { name: 'The picture of slide 1' }).waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByText('What you wrote here is lost.').waitFor()
  await page.getByRole('button', { name: 'Go on writing' }).click()
  expect(await dialog(page).getByLabel('Title').inputValue()).toBe('The spouse')
  await context.close()
})
