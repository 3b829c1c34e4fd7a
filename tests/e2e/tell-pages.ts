import { afterEach } from 'vitest'
import { openPages } from './product'

/** Longer pages are cut. */
const MOST = 1500

// What each open page shows, where a test has failed: more than the element that it waited for.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of openPages()) {
    const texts = await page.locator('body').allInnerTexts().catch(String)
    console.error(`${task.name}: ${page.url()}\n${texts.toString().slice(0, MOST)}\n`)
  }
})
