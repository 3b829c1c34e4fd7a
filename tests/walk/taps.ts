import { expect, type Locator, type Page } from '@playwright/test'

/** The two ways in which journeys are walked. */
export const looks = [
  { look: 'at a desk, in the light', place: 0, viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { look: 'on a phone, in the dark', place: 1, viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

/** Counts what somebody has to tap for an errand. Typing is no tap. */
export function errand() {
  let taps = 0
  async function tap(what: Locator) {
    taps++
    await what.click()
  }
  return {
    tap,
    /** Goes to a place of the main menu: one tap at a desk, one more where a phone keeps it behind 'More'. */
    async goTo(page: Page, place: string) {
      const link = page.getByRole('link', { name: place, exact: true })
      const more = page.getByRole('navigation', { name: 'Main, short' }).getByRole('button', { name: 'More' })
      await more.or(link).first().waitFor()
      if ((await more.isVisible()) && !(await link.isVisible())) await tap(more)
      await tap(link)
    },
    tookTaps: (expected: number) => expect(taps).toBe(expected),
  }
}
