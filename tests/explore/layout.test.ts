import { expect, type Page, test } from '@playwright/test'
import { type LayoutFault, layoutFaults } from '../../bench/layout-faults'
import { arrive, visitors } from '../../bench/visitors'
import { watch } from '../../bench/walk'
import { launchBrowser, launchInLargeText } from '../chromium'
import { sharedProduct } from '../walk/shared-product'

const AT_ONCE = 2
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
/** Each size is seen in both themes: the layout is the same in either. */
const LOOKS = [
  { text: 'text of the usual size', theme: 'light', launch: launchBrowser },
  { text: 'large text', theme: 'dark', launch: launchInLargeText },
] as const

test.beforeEach(() => test.setTimeout(1_800_000))

for (const { text, theme, launch } of LOOKS)
  for (const visitor of visitors)
    test(`no page of ${visitor} scrolls into nothing, prints one text over another or hides a control, in ${text}`, async () => {
      const product = await sharedProduct({ launch })
      const context = await product.visitor({ reducedMotion: 'reduce', colorScheme: theme })
      const paths = await arrive(context, product, visitor)
      const found: string[] = []
      const look = async () => {
        const page = await context.newPage()
        const settled = watch(page, () => {})
        for (let path = paths.shift(); path; path = paths.shift())
          for (const size of SIZES) {
            await page.setViewportSize(size)
            // Loaded anew, since what is drawn at first depends on the room there is.
            await page.goto(product.url + path)
            await settled()
            for (const { kind, what } of await faultsUnderNoNotice(page))
              found.push(`${path} at ${size.width}: ${kind}: ${what}`)
          }
        await page.close()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, look))
      await product.close()
      expect(found).toEqual([])
    })

/** A notice lies over the page for its seconds: what was seen under one is looked at again. */
async function faultsUnderNoNotice(page: Page): Promise<LayoutFault[]> {
  const hasNotice = () => page.evaluate(() => Boolean(document.querySelector('[aria-label="Notices"] li')))
  for (;;) {
    await expect.poll(hasNotice, { timeout: 60_000 }).toBe(false)
    const faults = await layoutFaults(page)
    if (!(await hasNotice())) return faults
  }
}
