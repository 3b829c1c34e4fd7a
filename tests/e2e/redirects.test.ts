import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redirectTricks } from '../redirect-tricks'
import { type Product, startProduct } from './product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

describe('a browser in which somebody is signed in', () => {
  it.each(['/login', '/register', '/login/a-link'])('is led to our own pages alone by %s?to=', async (door) => {
    const { accessToken, refreshToken } = await product.tokens('student@articled.example')
    const context = await product.visitor({ serviceWorkers: 'block' })
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      },
      { accessToken, refreshToken },
    )
    const left: string[] = []
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (origin !== product.url && !/^(data|blob):$/.test(protocol)) left.push(request.url())
    })
    // Where most are led need not be drawn each time.
    await context.route(`${product.url}/dashboard`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ours</title>' }),
    )
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      left.push(`a script said ${dialog.message()}`)
      void dialog.dismiss()
    })
    let arrived = 0
    for (const trick of redirectTricks) {
      const here = trick.replaceAll('localhost:4000', new URL(product.url).host)
      await page.goto(`${product.url}${door}?to=${encodeURIComponent(here)}`, { waitUntil: 'commit' })
      await page.waitForURL(({ pathname }) => !/^\/(login|register|reset-password)\b/.test(pathname), {
        waitUntil: 'commit',
      })
      if (new URL(page.url()).origin === product.url) arrived++
      else left.push(page.url())
    }
    expect(left).toEqual([])
    expect(arrived).toBe(60)
    await context.close()
  })
})
