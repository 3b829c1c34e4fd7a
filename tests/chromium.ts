import { type Browser, type BrowserContext, chromium } from 'playwright'
import { findBrowser, findShell, launchOptions } from '../scripts/browser.mjs'

/** Starts Chromium without windows. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(options(await findShell()))

/** The same on a machine whose letters are wider than those of most. */
export const launchInWideLetters = async (): Promise<Browser> =>
  chromium.launch(options(await findShell(), { faces: 'wide' }))

/** The same for somebody who has set the browser to large text. */
export const launchInLargeText = async (): Promise<Browser> =>
  chromium.launch(options(await findShell(), { letterPx: 20 }))

/** Starts all of Chromium, which notifies, installs and opens PDFs too. The caller closes it. */
export const launchWholeBrowser = async (): Promise<Browser> => chromium.launch(options(await findBrowser()))

/** Starts all of Chromium with a folder for its data, as a person's own browser has. */
export const launchProfile = async (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, options(await findBrowser()))

function options(executablePath?: string, how: Parameters<typeof launchOptions>[1] = {}) {
  if (!executablePath) throw new Error('There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH')
  return launchOptions(executablePath, how)
}
