import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { routes } from '../../src/routes'
import { launchProfile } from '../chromium'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { untilSeen } from './until-seen'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct({ serviceWorkers: 'allow' })
})
test.afterAll(() => product?.close())

test.describe('the installed application', () => {
  test('has icons, three shortcuts and screenshots of both forms that are what they say', async () => {
    const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Booking', 'Classroom', 'Calendar'])
    const forms = new Set(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))
    expect(forms).toEqual(new Set(['wide', 'narrow']))
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const picture = Buffer.from(await (await fetch(product.url + src)).arrayBuffer())
      const { width, height, format } = await sharp(picture).metadata()
      expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' })
    }
  })

  test('can be installed by Chromium’s own criteria, which a page without a manifest does not meet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'articled-profile-'))
    // A browser that keeps nothing installs nothing.
    const context = await launchProfile(folder)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const reasons = async (path: string) => {
      await page.goto(product.url + path)
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
      return installabilityErrors.map(({ errorId }) => errorId)
    }
    await expect.poll(() => reasons('/dev/mail')).toEqual(['no-manifest'])
    await expect.poll(() => reasons('/login')).toEqual([])
    const { url, errors } = await devtools.send('Page.getAppManifest')
    expect({ url, errors }).toEqual({ url: `${product.url}/manifest.webmanifest`, errors: [] })
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('offers an update at a look each half minute, takes it when asked, and has a page without a network', async () => {
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
    await page.clock.install()
    await page.goto(`${releases.url}/wallet/top-up`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    const other = await context.newPage()
    await other.goto(`${releases.url}/booking`)
    releases.release()
    const banner = page.getByRole('region', { name: 'Update' })
    const update = banner.getByText('An update is available.')
    // A page that has loaded looks again each half minute.
    await untilSeen(
      () => page.clock.fastForward(30_000),
      () => update.isVisible(),
    )
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await banner.getByRole('button', { name: 'Update!' }).click()
    await untilSeen(
      () => page.clock.fastForward(5_000).catch(() => 'it loads'),
      () => page.evaluate(() => !('isOld' in window)).catch(() => false),
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(banner).toHaveCount(0)

    // The other tab keeps what it is doing until it asks too.
    await other.evaluate(() => Object.assign(window, { isOld: true }))
    await other.getByRole('region', { name: 'Update' }).getByRole('button', { name: 'Update!' }).click()
    await other.waitForFunction(() => !('isOld' in window))

    await context.setOffline(true)
    await page.goto(`${releases.url}/booking`)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Book a session', level: 1 }).waitFor()

    releases.close()
    await page.goto(`${releases.url}/booking`)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await context.close()
  })
})

test.describe('every page that the server sends', () => {
  test('lets in no script but files of our own', async () => {
    const { checkout } = await product.send<{ checkout: { url: string } }>(
      'mutation { checkout(mode: payment, gateway: sandbox, cancelUrl: "/", successUrl: "/", useCoupon: false, items: [{ type: topup, unitAmount: 5000 }]) { url } }',
      {},
      (await product.tokens('student@articled.example')).accessToken,
    )
    const ours = routes.map(({ path }) => path.replaceAll(/:\w+/g, 'unknown'))
    const more = ['/index.html', '/offline.html', '/nowhere/at/all', '/dev/mail', new URL(checkout.url).pathname]
    for (const path of [...ours, ...more]) {
      const { headers } = await fetch(product.url + path)
      expect(headers.get('content-type'), path).toContain('text/html')
      const policy = (headers.get('content-security-policy') ?? '').split(';').map((each) => each.trim())
      expect(policy, path).toContain("default-src 'none'")
      const scripts = policy.filter((each) => each.startsWith('script-src'))
      expect(
        scripts.filter((each) => each !== "script-src 'self'"),
        path,
      ).toEqual([])
    }
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
