import { afterEach } from 'vitest'
import { openPages } from './product'

/** Longer pages are cut. */
const MOST = 1500

// What each open page shows, where a test has failed: more than the element that it waited for.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of openPages()) {
    const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String)
    console.error(`${task.name}: ${page.url()}\n${text.slice(0, MOST)}\n`)
  }
})
