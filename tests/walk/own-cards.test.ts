import { expect, test } from '@playwright/test'
import { faultsOf } from './faults'
import { keys } from './hands'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

test('makes a card of a question where it is answered, finds it among their own, changes it, and deletes it', async () => {
  const context = await product.signedIn('student@articled.example', { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const hands = keys(page)
  await page.goto(`${product.url}/library?type=test`)
  await page
    .getByRole('link', { name: /^Tort: practice/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^(Start|Continue|Take it again)$/ }).click()
  await page.waitForURL('**/library/attempts/**')
  await page.getByRole('radio').first().waitFor()
  await page.keyboard.press('a')
  await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
  await page.keyboard.press('1')
  await page.getByRole('heading', { name: /is right/ }).waitFor()
  await hands.press(page.getByRole('button', { name: 'Make a card' }))
  const form = page.getByRole('dialog', { name: 'Make a card' })
  await form.getByText('Card 1 of 1').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await form.getByText('Both ways').click()
  await form.getByText('Card 1 of 2').waitFor()
  await hands.press(form.getByRole('button', { name: 'Make the card' }))
  await form.waitFor({ state: 'detached' })

  await page.goto(`${product.url}/library`)
  await hands.press(page.getByRole('link', { name: 'My cards' }))
  const card = page.getByRole('listitem').filter({ hasText: 'From a question: Tort' })
  await card.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(page)).toEqual([])
  await card.getByText('As you meet it').click()
  await card.getByText('Card 1 of 2').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await card.getByRole('button', { name: /^Change / }).click()
  const change = page.getByRole('dialog', { name: 'Change your card' })
  await change.getByText('One way').click()
  await change.getByRole('button', { name: 'Save' }).click()
  await change.waitFor({ state: 'detached' })
  await card.getByText('Card 1 of 1').waitFor()
  await card.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await card.waitFor({ state: 'detached' })
  await context.close()
})
