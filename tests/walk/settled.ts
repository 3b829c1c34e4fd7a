import { expect, type Page } from '@playwright/test'

/** Waits until a page shows its heading and nothing of it is still on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
