import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './faults'
import { fingers, keys } from './hands'
import { type Product, startProduct } from './product'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ serviceWorkers: 'allow' })
})
test.afterAll(() => product?.close())

const TIMED = /Legal services: a timed test/
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

async function begin(page: Page, title: RegExp) {
  await page.goto(`${product.url}/library?type=test`)
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('button', { name: /^(Start|Continue|Take it again)$/ }).click()
  await page.waitForURL('**/library/attempts/**')
  await page.getByRole('radio').first().waitFor()
}

const choose = (page: Page, letter: string) =>
  page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${letter}\\. `) }) }).click()
const saved = (page: Page) =>
  page
    .getByText(/^Saved \d\d:\d\d$/)
    .filter({ visible: true })
    .first()

const ways = [
  { size: 'phone', by: 'by touch', hasTouch: true },
  { size: 'desk', by: 'by the keyboard alone', hasTouch: false },
] as const

/** Puts the timed test of the demo library on sale, which is given away. */
async function sell(price: number) {
  const token = (await product.tokens('admin@articled.example')).accessToken
  const { bundles } = await product.send<{ bundles: { entries: { id: string; categoryId: string; title: string }[] } }>(
    '{ bundles(search: "timed test", type: test) { entries { id categoryId title } } }',
    {},
    token,
  )
  await product.send(
    'mutation ($id: ID!, $categoryId: ID!, $title: String!, $price: Pence!) { bundleUpdate(id: $id, categoryId: $categoryId, title: $title, price: $price) { id } }',
    { ...bundles.entries.find(({ title }) => TIMED.test(title)), price },
    token,
  )
}

test.describe('a timed test', () => {
  // One person takes it at each size.
  let isBought = false
  test.beforeAll(() => sell(150))
  for (const { size, by, hasTouch } of walked(ways, 1))
    test(`is found, bought, taken, handed in and read on, at the size of a ${size} ${by}`, async () => {
      const context = await product.signedIn('student@articled.example', { viewport: sizes[size], hasTouch })
      const page = await context.newPage()
      const hands = hasTouch ? fingers() : keys(page)
      await page.goto(`${product.url}/library?type=test`)
      await hands.press(page.getByRole('link', { name: TIMED }).first())
      if (!isBought) {
        await hands.press(page.getByRole('button', { name: 'Buy for £1.50' }))
        await hands.press(page.getByRole('button', { name: 'Open', exact: true }))
      }
      isBought = true
      await hands.press(page.getByRole('button', { name: /^(Start|Take it again)$/ }))
      await page.waitForURL('**/library/attempts/**')
      await page.getByText('Question 1 of 10').waitFor()
      await page.getByRole('timer').waitFor()
      for (const at of [2, 3]) {
        await (hasTouch ? choose(page, 'A') : page.keyboard.press('a'))
        await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
        await (hasTouch ? page.getByRole('button', { name: 'Guessing' }).tap() : page.keyboard.press('3'))
        await hands.press(page.getByRole('button', { name: 'Next' }))
        await page.getByText(`Question ${at} of 10`).waitFor()
      }
      expect(await faultsOf(page)).toEqual([])
      if (hasTouch) await page.getByRole('button', { name: 'Questions' }).tap()
      await hands.press(page.getByRole('button', { name: 'Hand in' }))
      const asking = page.getByRole('alertdialog')
      await asking.getByText('8 of 10 questions are not answered yet.').waitFor()
      expect(await faultsOf(page)).toEqual([])
      await hands.press(asking.getByRole('button', { name: 'Hand in' }))
      await page.waitForURL('**/test-results/attempts/**')
      await page.getByText(/2 of 10 questions answered/).waitFor()
      await hands.press(page.locator('details > summary').first())
      await hands.press(page.getByRole('button', { name: 'Report a fault' }).first())
      await page.getByRole('dialog', { name: 'Report a fault' }).waitFor()
      expect(await faultsOf(page)).toEqual([])
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
      // What was wrong, and what was right by a guess, is asked again by one press.
      await hands.press(page.getByRole('button', { name: 'Practise these 10 again' }))
      await page.waitForURL('**/library/attempts/**')
      await page.getByText('Question 1 of 10').waitFor()
      expect(await faultsOf(page)).toEqual([])
      await context.close()
    })
})

test.describe('taking a test', () => {
  test('by the keyboard alone: choose, strike out, flag, note, say how sure, read why, hand in, read the result', async () => {
    const context = await product.signedIn('student@articled.example', { viewport: sizes.desk })
    const page = await context.newPage()
    await begin(page, /^Tort: practice|Tort: practice questions/)
    await page.keyboard.press('Shift+B')
    await expect
      .poll(() => page.getByRole('button', { name: 'Strike out B' }).getAttribute('aria-pressed'))
      .toBe('true')
    await page.keyboard.press('a')
    await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
    await page.keyboard.press('f')
    await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('See s 2')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Your note on this question' }).waitFor()
    await page.keyboard.press('1')
    const verdict = page.getByRole('heading', { name: /is right\. You chose/ })
    await verdict.waitFor()
    await expect.poll(() => verdict.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.getByText('Why each option').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Question 2 of 21').waitFor()
    await page.getByRole('complementary').getByRole('button', { name: 'Hand in' }).click()
    await page.getByText('20 of 21 questions are not answered yet.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
    await page.waitForURL('**/test-results/attempts/**')
    await page.getByRole('heading', { name: 'Question by question' }).waitFor()
    await page.getByText(/of 21 questions answered/).waitFor()
    await page.getByText('Flagged 1', { exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: 'See s 2' }).locator('summary').first().click()
    await page.getByText('See s 2').waitFor()
    await context.close()
  })

  test('without a connection keeps the answer on the phone, also when the tab is closed, and sends it later', async () => {
    const context = await product.signedIn('student@articled.example', { viewport: sizes.phone })
    const page = await context.newPage()
    await begin(page, /Land law: practice questions/)
    const address = page.url()
    await choose(page, 'B')
    await saved(page).waitFor()
    await context.setOffline(true)
    await choose(page, 'C')
    await page.getByText('Not saved: no connection. It is kept on this device.').filter({ visible: true }).waitFor()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto(address)
    await again.getByRole('radio').first().waitFor()
    await expect
      .poll(async () => {
        const { accessToken } = await product.tokens('student@articled.example')
        const { testAttempt } = await product.send<{
          testAttempt: { questions: { answer: string[] | null; options: { id: string }[] }[] }
        }>(
          'query ($id: ID!) { testAttempt(id: $id) { questions { answer options { id } } } }',
          { id: address.split('/').at(-1) },
          accessToken,
        )
        const [first] = testAttempt.questions
        return first?.options.findIndex(({ id }) => id === first.answer?.[0])
      })
      .toBe(2)
    await context.close()
  })

  test('in a second tab shows what the first answered, and says where both have answered', async () => {
    const context = await product.signedIn('student@articled.example', { viewport: sizes.desk })
    const first = await context.newPage()
    await begin(first, /Contract: practice questions/)
    await first.keyboard.press('c')
    await saved(first).waitFor()
    // A tab that is shown again reads the attempt anew; where it has learned of the other answer before the key, there is nothing to tell.
    let letGo = () => {}
    const isPressed = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await first.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query Attempt(')) await isPressed
      await route.continue()
    })
    const second = await context.newPage()
    await second.goto(first.url())
    await second.getByRole('button', { name: 'Question 1, answered' }).click()
    await expect.poll(() => second.getByRole('radio').nth(2).isChecked()).toBe(true)
    // The page says already when the first answer was saved, and the seconds spent on a question may be sent alone.
    const isKept = second.waitForResponse((response) => {
      const body = response.request().postData()
      return body?.includes('AttemptAnswer') === true && 'answer' in JSON.parse(body).variables
    })
    await second.keyboard.press('b')
    await isKept
    // Each tab reckons the server's clock by itself, on a loaded machine with an error of more than lies between these two keys.
    await first.evaluate(() => {
      const real = Date.now
      Date.now = () => real() + 5000
    })
    await first.keyboard.press('d')
    letGo()
    const told = first.getByRole('alert').filter({ hasText: 'You also answered this in another tab' })
    await told.getByText(/^B\. /).waitFor()
    await expect.poll(() => first.getByRole('radio').nth(3).isChecked()).toBe(true)
    await told.getByRole('button', { name: 'Use the other answer' }).click()
    await expect.poll(() => first.getByRole('radio').nth(1).isChecked()).toBe(true)
    await context.close()
  })
})
