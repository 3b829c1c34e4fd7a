import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page: each broken rule with the elements that break it. Nothing fades in meanwhile, since what is half there, a notice that has just
 * come for one, has too little contrast.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Without the legacy mode, axe would open a blank page each time to join the findings of frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  await page.emulateMedia({ reducedMotion: null })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
