import { type Browser, chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'

/** Starts the machine's Chromium; whoever starts it closes it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('There is no Chromium: `npm test` installs one, or set CHROMIUM_PATH')
  // Chromium refuses to run as root with its sandbox, and a container has a small /dev/shm.
  const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return await chromium.launch({ executablePath, args: [...rootOnly, '--disable-dev-shm-usage'] })
}
