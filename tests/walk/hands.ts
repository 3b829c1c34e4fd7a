import type { Locator, Page } from '@playwright/test'

/** How somebody uses a page. */
export interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
}

const MOST_TABS = 200

/** Fingers on a phone. */
export const fingers = (): Hands => ({
  press: (target) => target.tap(),
  async write(target, text) {
    await target.tap()
    await target.fill(text)
  },
})

/** The keyboard alone: Tab until the thing has the focus, then Enter. */
export function keys(page: Page): Hands {
  async function reach(target: Locator) {
    await target.waitFor()
    const isReached = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await isReached()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} is reached by no Tab`)
  }
  return {
    async press(target) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async write(target, text) {
      await reach(target)
      await page.keyboard.type(text)
    },
  }
}
