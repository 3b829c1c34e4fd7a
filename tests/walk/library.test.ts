import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../server/kernel/root'
import { wav } from '../unit/gateways/sample-files'
import { faultsOf } from './faults'
import { fingers, keys } from './hands'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { uploaded } from './uploaded'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const SLIDES = ['Two interests, one house', 'Who holds the legal estate', 'What overreaching does']
const PICTURE = join(root, 'server/demo/library/videos/media/limitation-2-when-the-clock-waits.png')
const SECONDS = 3
const PRICE = 150

/** Publishes a lecture of three short slides, and answers the address of its page. */
async function publish(title: string): Promise<string> {
  const token = (await product.tokens('admin@articled.example')).accessToken
  const { libraryCategories } = await product.send<{ libraryCategories: { id: string }[] }>(
    '{ libraryCategories { id } }',
    {},
    token,
  )
  const categoryId = libraryCategories[0]?.id
  const { bundleCreate: bundle } = await product.send<{ bundleCreate: { id: string } }>(
    'mutation ($categoryId: ID!, $title: String!, $price: Pence!) { bundleCreate(categoryId: $categoryId, title: $title, price: $price, type: lecture, status: published, accessDuration: 6) { id } }',
    { categoryId, title, price: PRICE },
    token,
  )
  const image = await uploaded(product, new Blob([readFileSync(PICTURE)], { type: 'image/png' }), 'slide.png', token)
  for (const slide of SLIDES)
    await product.send(
      'mutation ($bundleId: ID!, $title: String!, $image: ID!, $audio: ID!, $meta: SlideMetaInput) { librarySlideCreate(bundleId: $bundleId, title: $title, image: $image, audio: $audio, meta: $meta) { id } }',
      {
        bundleId: bundle.id,
        title: slide,
        image,
        audio: await uploaded(product, new Blob([wav(SECONDS)], { type: 'audio/wav' }), 'slide.wav', token),
        meta: { seconds: SECONDS, transcript: `${slide}. That is all.`, alt: slide },
      },
      token,
    )
  return `/library/${categoryId}/${bundle.id}`
}

const placesIn = async (bundleId: string, token: string) =>
  (
    await product.send<{ libraryPlaces: { itemId: string; seconds: number; whole: boolean }[] }>(
      'query ($bundleId: ID!) { libraryPlaces(bundleId: $bundleId) { itemId seconds whole } }',
      { bundleId },
      token,
    )
  ).libraryPlaces

/** The id of a slide by its place in its lecture. */
async function slideAt(bundleId: string, index: number, token: string): Promise<string> {
  const { librarySlides } = await product.send<{ librarySlides: { id: string }[] }>(
    'query ($bundleId: ID!) { librarySlides(bundleId: $bundleId) { id } }',
    { bundleId },
    token,
  )
  return librarySlides[index]?.id ?? 'none'
}

const ways = [
  { size: 'desk', by: 'by the keyboard alone', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { size: 'phone', by: 'by touch', viewport: { width: 390, height: 844 }, hasTouch: true },
]

for (const { size, by, viewport, hasTouch } of walked(ways, 1))
  test(`finds a lecture, buys it, hears it and goes on with it later, at the size of a ${size} ${by}`, async () => {
    const email = 'student@articled.example'
    const title = `Overreaching at a ${size}`
    const address = await publish(title)
    const context = await product.signedIn(email, { viewport, hasTouch })
    const page = await context.newPage()
    const hands = hasTouch ? fingers() : keys(page)
    await page.goto(`${product.url}/library`)
    await page.getByRole('heading', { name: 'All in the library' }).waitFor()
    expect(await faultsOf(page)).toEqual([])

    await hands.write(page.getByRole('searchbox', { name: 'Search the library' }), title)
    await page.waitForURL(/[?&]search=/)
    await hands.press(page.getByRole('link', { name: title }))
    await page.waitForURL(`**${address}`)
    await page.getByText(SLIDES[2] ?? '').waitFor()
    const buy = page.getByRole('button', { name: 'Buy for £1.50' })
    await buy.waitFor()
    expect(await faultsOf(page)).toEqual([])
    await hands.press(buy)
    const start = page.getByRole('button', { name: 'Start' })
    await expect.poll(() => start.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.getByRole('status').filter({ hasText: 'Bought for £1.50.' }).waitFor()
    await hands.press(start)

    const player = page.getByRole('region', { name: 'Player' })
    await player.waitFor()
    expect(await faultsOf(page)).toEqual([])
    const play = player.getByRole('button', { name: 'Play' })
    const pause = player.getByRole('button', { name: 'Pause' })
    await (hasTouch ? play.tap() : page.keyboard.press(' '))
    await pause.waitFor()
    // The first slide is heard to its end, and the second goes on.
    await page.getByText('1 of 3 heard').waitFor()
    await player.getByRole('img', { name: SLIDES[1] }).waitFor()
    await (hasTouch ? player.getByRole('button', { name: 'Next slide' }).tap() : page.keyboard.press(']'))
    await player.getByRole('img', { name: SLIDES[2] }).waitFor()
    const speed = () => player.getByLabel('Speed').inputValue().then(Number)
    const faster = (await speed()) + 0.25
    await (hasTouch ? player.getByLabel('Speed').selectOption(String(faster)) : page.keyboard.press('>'))
    await expect.poll(speed).toBe(faster)
    await (hasTouch ? pause.tap() : page.keyboard.press(' '))
    await play.waitFor()

    const token = (await product.tokens(email)).accessToken
    const bundleId = address.split('/').at(-1) ?? ''
    const third = await slideAt(bundleId, 2, token)
    const latestPlace = async () => (await placesIn(bundleId, token))[0]?.itemId
    await expect.poll(latestPlace).toBe(third)
    const kept = () => product.send<{ keptValues: unknown[] }>('{ keptValues { name value } }', {}, token)
    await expect.poll(async () => JSON.stringify(await kept())).toContain(`"lecture":${faster}`)
    const elsewhere = await product.signedIn(email, { viewport, hasTouch })
    const other = await elsewhere.newPage()
    await other.goto(product.url + address)
    await other.getByText('You were at slide 3.').waitFor()
    await other.getByText('1 of 3 heard').waitFor()
    await elsewhere.close()
    await page.reload()
    await player.getByText('You were at slide 3.').waitFor()
    expect(await speed()).toBe(faster)
    await page.getByText('1 of 3 heard').waitFor()
    await hands.press(player.getByRole('button', { name: 'Start again' }))
    await player.getByRole('img', { name: SLIDES[0] }).waitFor()

    await page.goto(`${product.url}/library`)
    await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: title }).waitFor()
    await context.close()
  })
