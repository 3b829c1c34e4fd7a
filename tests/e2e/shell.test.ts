import { existsSync, statSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext, Page, WebSocketRoute } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../server/root'
import { type Product, startProduct } from './product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

const notice = (page: Page, text: string) => page.locator('.toast-text', { hasText: text })

/** A browser in which somebody is signed in. */
async function signedIn(email: string, options?: Parameters<Product['visitor']>[0]): Promise<BrowserContext> {
  const context = await product.visitor(options)
  const page = await context.newPage()
  await product.signIn(page, email)
  await page.close()
  return context
}

describe('the frame round every page', () => {
  it('says Connected! once a visit and after each drop, and is offline without a network', async () => {
    const context = await signedIn('student@articled.example')
    const page = await context.newPage()
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket(/\/socket\/websocket/, (socket) => {
      socket.connectToServer()
      sockets.push(socket)
    })
    await page.goto(`${product.url}/dashboard`)
    await notice(page, 'Connected!').waitFor()
    await notice(page, 'Connected!').waitFor({ state: 'hidden' })

    await page.reload()
    await page.getByText('Online', { exact: true }).waitFor()
    await page.waitForTimeout(3000)
    expect(await notice(page, 'Connected!').count()).toBe(0)
    await sockets.at(-1)?.close({ code: 1011 })
    await notice(page, 'Connected!').waitFor()

    await context.setOffline(true)
    await page.getByText('Offline', { exact: true }).waitFor()
    await page.getByText(/^You are offline since \d\d:\d\d London\.$/).waitFor()
    await context.setOffline(false)
    await page.getByText('Online', { exact: true }).waitFor()
    await context.close()
  })

  it('shows on avatars who is online, and when they have gone', async () => {
    const [student, tutor] = await Promise.all([
      signedIn('student@articled.example'),
      signedIn('tutor@articled.example'),
    ])
    const page = await student.newPage()
    await page.goto(`${product.url}/classroom`)
    await page.locator('.session-row').first().click()
    const face = page.locator('.roombar .avatar')
    await face.waitFor()
    const others = await tutor.newPage()
    await others.goto(`${product.url}/dashboard`)
    await face.getByText('online').waitFor()
    await tutor.close()
    await face.getByText('online').waitFor({ state: 'detached' })
    await student.close()
  })

  it('shows London’s time to the second, and beside it that of the device’s zone', async () => {
    const context = await signedIn('student@articled.example', { timezoneId: 'Asia/Kolkata' })
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard`)
    const clock = page.locator('.clock')
    await clock.getByText('Kolkata').waitFor()
    const seconds = () => clock.locator('.clock-time').textContent()
    const first = await seconds()
    expect(first).toMatch(/^\d\d:\d\d:\d\d$/)
    await expect.poll(seconds, { timeout: 3000 }).not.toBe(first)
    await context.close()
  })
})

describe('what a page loads of scripts', () => {
  /** KiB as packed by gzip. */
  async function scriptsOf(page: Page, path: string): Promise<number> {
    const files = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/assets\/.*\.js$/.test(pathname)) files.add(join(root, 'dist/web', pathname))
    })
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    const sizes = [...files].map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size)
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  }

  it('is at most 85 KiB to sign in, and 180 KiB for the dashboard', async () => {
    const visitor = await product.visitor({ serviceWorkers: 'block' })
    expect(await scriptsOf(await visitor.newPage(), '/login')).toBeLessThan(85)
    const student = await signedIn('student@articled.example', { serviceWorkers: 'block' })
    expect(await scriptsOf(await student.newPage(), '/dashboard')).toBeLessThan(180)
    await visitor.close()
    await student.close()
  })
})

describe('the product tour', () => {
  const titles = [
    'Your schedule',
    'Live events',
    'Booking',
    'Classroom',
    'Top up your balance',
    'Groups',
    'Library',
    'The app',
  ]

  it('has eight steps, is gone on with where it was left, and repeated from the first', async () => {
    const context = await signedIn('student@articled.example')
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard`)
    const choose = async (item: string) => {
      await page.getByRole('button', { name: /user menu/ }).click()
      const items = page.getByRole('menuitem')
      expect(await items.allTextContents()).toEqual([
        'Settings',
        item,
        'Terms & Conditions',
        'Privacy policy',
        'Logout',
      ])
      await items.nth(1).click()
    }
    const step = (title: string) => page.getByRole('dialog', { name: title })
    const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

    await choose('Product tour')
    expect(await step('Your schedule').getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    await press('Next')
    await press('Next')
    await press('Previous')
    await press('Next')
    await step('Booking').getByRole('link', { name: 'Booking' }).click()
    await page.waitForURL('**/booking')
    await page.reload()

    await choose('Product tour')
    for (const title of titles.slice(2, -1)) {
      await step(title).waitFor()
      await press('Next')
    }
    await step('The app').waitFor()
    await press("Let's start!")
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await choose('Repeat the product tour')
    await step('Your schedule').waitFor()
    await context.close()
  })
})

describe('before anybody signs in', () => {
  it('asks about cookies once, and keeps the answer and the language under their keys', async () => {
    const context = await product.browser.newContext()
    const page = await context.newPage()
    await page.goto(`${product.url}/login`)
    const cookies = page.getByRole('region', { name: 'Cookies' })
    await cookies.getByRole('link', { name: 'Read more' }).click()
    await page.getByRole('heading', { name: 'Cookies policy', level: 1 }).waitFor()
    await page.goto(`${product.url}/login`)
    await cookies.getByRole('button', { name: 'Accept and continue' }).click()
    await cookies.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByLabel('E-mail address').waitFor()
    expect(await cookies.count()).toBe(0)
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ cookiePolicy: 'accept', locale: 'en-us' })
    await context.close()
  })

  it.each([
    ['/terms-and-conditions', 'Terms and conditions'],
    ['/privacy-policy', 'Privacy policy'],
    ['/cookies-policy', 'Cookies policy'],
  ])('shows the policy at %s with its version and date', async (path, title) => {
    const context = await product.visitor()
    const page = await context.newPage()
    await page.goto(product.url + path)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByText(/^Version \d+\.\d+, in force from \w{3} \d+ \w{3} \d{4}\.$/).waitFor()
    await context.close()
  })

  it('leads an unknown address to /404 and a guarded one to Login and back', async () => {
    const context = await product.visitor()
    const page = await context.newPage()
    await page.goto(`${product.url}/nowhere/at/all`)
    await page.waitForURL(`${product.url}/404`)
    await page.goto(`${product.url}/users?search=a`)
    await page.waitForURL(`${product.url}/login?to=${encodeURIComponent('/users?search=a')}`)
    await context.close()
  })
})

describe('a script that does not come', () => {
  it.each([
    ['link-page', '/login/some-token'],
    ['app', '/terms-and-conditions'],
  ])('as that of %s is told, with one way to load the page again', async (chunk, path) => {
    const context = await product.visitor({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await context.route(`**/assets/${chunk}-*.js`, (route) => route.abort())
    await page.goto(product.url + path)
    const words = page.getByRole('alert')
    await words.getByText('Articled could not be loaded.').waitFor()
    await context.unroute(`**/assets/${chunk}-*.js`)
    await words.getByRole('link', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.close()
  })
})

describe('the installed application', () => {
  it('has icons, four shortcuts and screenshots of both forms that are what they say', async () => {
    const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
      'Booking',
      'Classroom',
      'Calendar',
      'Library',
    ])
    const forms = new Set(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))
    expect(forms).toEqual(new Set(['wide', 'narrow']))
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const picture = Buffer.from(await (await fetch(product.url + src)).arrayBuffer())
      const { width, height, format } = await sharp(picture).metadata()
      expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' })
    }
  })

  it('offers an update within half a minute, takes it when asked, and has a page without a network', async () => {
    const releases = await serveReleases(product.url)
    const context = await product.visitor()
    const { accessToken, refreshToken } = await product.tokens('student@articled.example')
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      },
      { accessToken, refreshToken },
    )
    const page = await context.newPage()
    await page.goto(`${releases.url}/wallet/top-up`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    // A page looks once when it has loaded; what comes out later is found by looking each half minute.
    await page.waitForTimeout(4000)
    releases.release()
    const banner = page.getByRole('region', { name: 'Update' })
    await banner.getByText('An update is available.').waitFor({ timeout: 45_000 })
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await banner.getByRole('button', { name: 'Update!' }).click()
    await page.waitForFunction(() => !('isOld' in window))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await banner.count()).toBe(0)

    releases.close()
    await page.goto(`${releases.url}/booking`)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await context.close()
  })
})

/** The product as another host serves it: after `release` with another build's service worker, after `close` not at all. */
async function serveReleases(url: string) {
  let build = 1
  const server: Server = createServer((asked, answer) => {
    const { method, headers, url: path } = asked
    const isWorker = path?.startsWith('/service-worker')
    const onward = forward(url + path, {
      method,
      headers: { ...headers, ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }) },
    })
    onward.on('response', (found) => {
      const { 'content-length': _length, etag: _tag, ...rest } = found.headers
      answer.writeHead(found.statusCode ?? 500, isWorker ? rest : found.headers)
      if (isWorker) answer.write(`// ${build}\n`)
      found.pipe(answer)
    })
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      build++
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
