import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './faults'
import { type Product, startProduct } from './product'
import { walked } from './walked'

let product: Product
let bundleId: string
let token: string
test.beforeAll(async () => {
  product = await startProduct()
  token = (await product.tokens('admin@articled.example')).accessToken
  const { libraryCategories } = await product.send<{ libraryCategories: { id: string }[] }>(
    '{ libraryCategories { id } }',
    {},
    token,
  )
  const { bundleCreate } = await product.send<{ bundleCreate: { id: string; contentId: string } }>(
    'mutation ($c: ID!) { bundleCreate(categoryId: $c, title: "Easements", type: test) { id contentId } }',
    { c: libraryCategories[0]?.id },
    token,
  )
  bundleId = bundleCreate.id
  for (const [position, title] of ['Creation', 'Use'].entries())
    await product.send(
      'mutation ($c: ID!, $t: String!, $p: Int!) { contentChapterCreate(contentId: $c, title: $t, position: $p) { id } }',
      { c: bundleCreate.contentId, t: title, p: position },
      token,
    )
})
test.afterAll(() => product.close())

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).filter({ visible: true })
const outline = (page: Page) => page.getByRole('navigation', { name: 'Chapters and blocks' })
const written = (title: string) => `# ${title}\nWhich?\n*A. this\n= why\nB. that\n`
const pasted = Array.from({ length: 10 }, (_, at) => written(`Pasted ${at + 1}`)).join('\n')

const accessible = async (page: Page) => expect(await faultsOf(page)).toEqual([])

for (const size of walked(['desk', 'phone'] as const, 0))
  test.describe(`writing a bundle at a ${size}`, () => {
    const isPhone = size === 'phone'
    const show = async (page: Page, pane: 'Contents' | 'Block' | 'Preview') => {
      if (isPhone) await page.getByText(pane, { exact: true }).first().click()
    }

    test('a question is written, ten are pasted, one is moved by keys, previewed, and a second tab makes a conflict', async () => {
      const context = await product.signedIn('admin@articled.example', { viewport: sizes[size] })
      const page = await context.newPage()
      await page.goto(`${product.url}/library/${bundleId}/editor`)
      await outline(page).getByRole('button', { name: 'Block', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Single best answer' }).click()
      await page.getByText(/Learners do not get it yet/).waitFor()
      const title = `Grant not registered ${size}`
      await page.getByLabel('Title').fill(title)
      await page.getByRole('textbox', { name: 'Scenario and question' }).click()
      await page.keyboard.type('Which best describes the right?')
      for (const [at, letter] of ['A', 'B', 'C', 'D', 'E'].entries())
        await page.getByRole('textbox', { name: `Option ${letter}`, exact: true }).fill(`Answer ${at}`)
      await page.getByText('B', { exact: true }).first().click()
      await page.getByRole('textbox', { name: 'Reason for B' }).fill('It is only equitable.')
      await saved(page).waitFor()
      await expect.poll(() => page.getByText(/Learners do not get it yet/).count()).toBe(0)
      await accessible(page)

      await show(page, 'Preview')
      await page.getByText('After', { exact: true }).click()
      await page.getByRole('heading', { name: 'B is right. You did not answer.' }).waitFor()
      await accessible(page)

      await show(page, 'Contents')
      await outline(page).getByRole('button', { name: 'Paste', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Text').fill(`${pasted}\n# Broken\nWhich?\nA. one\nB. two\n`)
      await page.getByText(/^Line \d+: No option is marked as right/).waitFor()
      await accessible(page)
      await page.getByRole('button', { name: 'Add 10 blocks' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await show(page, 'Contents')
      const row = outline(page)
        .getByRole('button', { name: /Pasted 1$/ })
        .last()
      await row.focus()
      await page.keyboard.press('Alt+ArrowUp')
      await page.getByText(/^Pasted 1 moved to place \d+ of \d+ in Use\.$/).waitFor({ state: 'attached' })
      await accessible(page)

      await outline(page)
        .getByRole('button', { name: new RegExp(title) })
        .click()
      const other = await context.newPage()
      await other.goto(page.url())
      await other.getByLabel('Title').waitFor()
      // Cut off, so that neither tab hears of the other before it saves.
      await context.setOffline(true)
      await page.getByLabel('Title').fill('Mine in perpetuity')
      await other.getByLabel('Title').fill('Theirs for ever')
      await context.setOffline(false)
      const asking = await Promise.any(
        [page, other].map(async (each) => {
          await each.getByRole('alertdialog', { name: 'Somebody else changed this too' }).waitFor()
          return each
        }),
      )
      await accessible(asking)
      await asking.getByRole('radio', { name: 'Keep my text' }).check()
      await asking.getByRole('button', { name: 'Save my text' }).click()
      await saved(asking).waitFor()
      const mine = await asking.getByLabel('Title').inputValue()
      const second = asking === page ? other : page
      await expect.poll(() => second.getByLabel('Title').inputValue()).toBe(mine)
      await context.close()
    })
  })

for (const size of walked(['desk', 'phone'] as const, 1))
  test.describe(`a picture within a text, at a ${size}`, () => {
    test('is added with words in its place, previewed, and there when the page is opened again', async () => {
      const context = await product.signedIn('admin@articled.example', { viewport: sizes[size] })
      const page = await context.newPage()
      await page.goto(`${product.url}/library/${bundleId}/editor`)
      await outline(page).getByRole('button', { name: 'Block', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
      await page.getByLabel('Title').fill(`Register ${size}`)
      await page.getByRole('textbox', { name: 'Text', exact: true }).click()
      await page.keyboard.type('Read the entry.')
      await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click()
      await accessible(page)
      await page
        .getByLabel('Picture', { exact: true })
        .last()
        .setInputFiles({
          name: 'register.png',
          mimeType: 'image/png',
          buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 120 } }),
        })
      await page.getByText('register.png').waitFor()
      await page.getByLabel('What the picture shows').fill('The entry of an easement')
      await page.getByRole('button', { name: 'Add picture' }).click()
      await saved(page).waitFor()
      const shown = page.getByRole('img', { name: 'The entry of an easement' })
      await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
      await accessible(page)
      if (size === 'phone') await page.getByText('Preview', { exact: true }).first().click()
      await expect
        .poll(() =>
          page.locator('section').getByRole('img', { name: 'The entry of an easement' }).last().getAttribute('src'),
        )
        .toMatch(/^\/files\/[0-9a-f-]+\?link=/)
      await accessible(page)

      await page.reload()
      if (size === 'phone') await page.getByText('Block', { exact: true }).first().click()
      await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
      await context.close()
    })
  })

test.describe('the editor', () => {
  test('is not for students, and says so', async () => {
    const context = await product.signedIn('student@articled.example')
    const page = await context.newPage()
    await product.send(
      'mutation ($id: ID!, $c: ID!) { bundleUpdate(id: $id, categoryId: $c, title: "Easements", status: published) { id } }',
      {
        id: bundleId,
        c: (
          await product.send<{ bundle: { categoryId: string } }>(
            'query ($id: ID!) { bundle(id: $id) { categoryId } }',
            { id: bundleId },
            token,
          )
        ).bundle.categoryId,
      },
      token,
    )
    await page.goto(`${product.url}/library/${bundleId}/editor`)
    await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor()
    await page.goto(`${product.url}/library/00000000-0000-7000-8000-000000000000/editor`)
    await page.getByText('This bundle was not found').waitFor()
    await context.close()
  })
})
