// Takes the pictures that a device shows before it installs the application. Run `npx tsx scripts/screenshots.ts` after changing the look.
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright'
import sharp from 'sharp'
import { productArguments, type Server, type SignedIn, signIn, startServer, temporaryFolder } from '../bench/server'
import { manifest } from '../src/pwa/manifest'
import { launchBrowser } from '../tests/chromium'
import { root } from './prepare.mjs'

const PORT = Number(process.env.PORT ?? 4199)
const looks: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

const server = await startServer(productArguments(), {
  port: PORT,
  path: '/readyz',
  env: { NODE_ENV: 'test', DATA_DIR: temporaryFolder(), RATE_FACTOR: '100' },
})
const browser = await launchBrowser()
try {
  const student = await signIn(server.url, 'student@articled.example')
  for (const { src } of manifest.screenshots ?? []) await take(server, browser, student, src)
} finally {
  await browser.close()
  await server.stop()
}

/** Takes one picture; its name gives the page and the size. */
async function take({ url }: Server, browser: Browser, student: SignedIn, src: string) {
  const [, form = '', page = ''] = /-(\w+)-(\w+)\.png$/.exec(src) ?? []
  const context = await browser.newContext({
    ...looks[form],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  await context.addInitScript(({ accessToken, refreshToken, user }) => {
    const kept = { accessToken, refreshToken, userId: user.id, userEmail: user.email, userRole: user.role }
    for (const [key, value] of Object.entries({ ...kept, cookiePolicy: 'accept' })) localStorage.setItem(key, value)
    sessionStorage.setItem('connected', 'yes')
  }, student)
  const tab = await context.newPage()
  await tab.goto(`${url}/${page}`, { waitUntil: 'networkidle' })
  const picture = await tab.screenshot()
  await sharp(picture)
    .png({ compressionLevel: 9 })
    .toFile(join(root, 'public', src))
  await context.close()
}
