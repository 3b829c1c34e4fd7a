import { expect, type Page, type Route, test } from '@playwright/test'
import { arrive, visitors } from '../../bench/visitors'
import { walk, watch } from '../../bench/walk'
import { launchBrowser, launchInWideLetters } from '../chromium'
import { open, type Product } from '../walk/product'
import { sharedProduct } from '../walk/shared-product'

const AT_ONCE = 2
const WIDTHS = [390, 320]
const QUIET_MS = 500
/** Pages that lead a visitor to another of theirs: of the demo school’s records some are over, or somebody else’s. */
const MOST_LEAD_ON = 5

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct({ launch: launchBrowser })
})
test.afterAll(() => product?.close())
test.beforeEach(() => test.setTimeout(900_000))

for (const visitor of visitors)
  test(`no page of ${visitor} has a fault that axe finds, an error, or less room than it needs, in either theme`, async () => {
    const context = await product.visitor()
    const paths = await arrive(context, product, visitor)
    const theirs = new Set(paths)
    const walks = Array.from({ length: AT_ONCE }, () => walk(context, product.url, () => paths.shift()))
    const faults = (await Promise.all(walks)).flat()
    // What is not this person's, or is over, leads on to a page that is looked at as well.
    const leadsOn = faults.filter(({ kind, what }) => kind === 'page' && theirs.has(what.replace('led to ', '')))
    expect(leadsOn.length).toBeLessThanOrEqual(MOST_LEAD_ON)
    expect(
      faults.filter((fault) => !leadsOn.includes(fault)).map(({ kind, where, what }) => `${kind}: ${where}: ${what}`),
    ).toEqual([])
    await context.close()
  })

/** What the answers of the server call somebody or something. */
const named = new Set(['name', 'fullName', 'firstName', 'lastName', 'title', 'email', 'filename', 'subject'])
const WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'

/** Gives everybody and everything in the server's answers a name, a title, a file name or an address of sixty letters without a break. */
async function withLongNames(route: Route) {
  const response = await route.fetch()
  const json = JSON.parse(await response.text(), (key, value) => {
    if (!named.has(key) || typeof value !== 'string' || !value) return value
    return key === 'email' ? `${WORD.slice(0, 43).toLowerCase()}@articled.example` : WORD
  })
  await route.fulfill({ response, json })
}

/** What reaches beyond the page, by how much. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth + 1) return ''
    const last = [...document.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .at(-1)
    return `${scrollWidth - clientWidth} px: ${last?.outerHTML.slice(0, 160)}`
  })

for (const visitor of visitors)
  test(`a name of sixty letters makes no page of ${visitor} wider than a phone, in the widest letters`, async () => {
    const wide = await open({ url: product.url, stop: async () => {} }, { launch: launchInWideLetters })
    const context = await wide.visitor({ reducedMotion: 'reduce' })
    const paths = await arrive(context, wide, visitor)
    await context.route('**/graphql', withLongNames)
    const found: string[] = []
    const look = async () => {
      const page = await context.newPage()
      const settled = watch(page, () => {})
      for (let path = paths.shift(); path; path = paths.shift()) {
        await page.goto(wide.url + path)
        await page.getByRole('heading').first().waitFor()
        await settled()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          await expect
            .poll(() => beyond(page), { timeout: 5000, intervals: [QUIET_MS] })
            .toBe('')
            .catch(async () => found.push(`${path} at ${width} by ${await beyond(page)}`))
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, look))
    await wide.browser.close()
    expect(found).toEqual([])
  })
