import { type Browser, type BrowserContext, chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'

/** Starts the machine's Chromium. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await options())

/** Starts Chromium with a folder for its data, as a person's own browser has. */
export const launchProfile = async (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, await options())

async function options() {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH')
  // Chromium refuses to run as root with its sandbox, and a container has a small /dev/shm.
  const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...rootOnly, '--disable-dev-shm-usage'] }
}
