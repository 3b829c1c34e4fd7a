import { expect, test } from '@playwright/test'
import { explored } from '../explored'
import { redirectTricks } from '../redirect-tricks'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

test.describe('a browser in which somebody is signed in', () => {
  // The server's tests try each trick at each door. Here some tell whether the browser asks the same rule, and of each kind one.
  for (const [door, every] of [
    ['/login', explored ? 1 : 6],
    ['/register', explored ? 4 : 20],
    ['/login/a-link', explored ? 4 : 20],
  ] as const)
    test(`is led to our own pages alone by ${door}?to=`, async () => {
      const tricks = redirectTricks.filter((_trick, at) => at % every === 0)
      const context = await product.signedIn('student@articled.example')
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
      for (const trick of tricks) {
        const here = trick.replaceAll('localhost:4000', new URL(product.url).host)
        await page.goto(`${product.url}${door}?to=${encodeURIComponent(here)}`, { waitUntil: 'commit' })
        await page.waitForURL(({ pathname }) => !/^\/(login|register|reset-password)\b/.test(pathname), {
          waitUntil: 'commit',
        })
        if (new URL(page.url()).origin === product.url) arrived++
        else left.push(page.url())
      }
      expect(left).toEqual([])
      expect(arrived).toBe(60 / every)
      await context.close()
    })
})

test.describe('somebody with unsaved changes', () => {
  /** Two tabs of one browser, with a name half changed in the first; `asked` holds what it asks. */
  async function halfChanged(email: string) {
    const context = await product.signedIn(email)
    const [page, other] = [await context.newPage(), await context.newPage()]
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.goto(`${product.url}/account`)
    await page.getByLabel('Nickname').pressSequentially('M')
    await page.getByRole('button', { name: 'Save profile' }).waitFor()
    return { context, page, other, asked }
  }

  test('is asked before they log out on the page itself, and can stay', async () => {
    const { context, page, asked } = await halfChanged('student@articled.example')
    await page.bringToFront()
    const logOut = async () => {
      await page.getByRole('button', { name: /user menu/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    }
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await logOut()
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Save profile' }).waitFor()
    await logOut()
    await question.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${product.url}/login`)
    expect(asked).toEqual([])
    await context.close()
  })

  test('is led to Login, unasked, where they log out in another tab', async () => {
    const { context, page, other, asked } = await halfChanged('student@articled.example')
    await other.goto(`${product.url}/booking`)
    await other.getByRole('button', { name: /Maya/ }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL(`${product.url}/login?to=%2Faccount`)
    expect(asked).toEqual([])
    await context.close()
  })

  test('is led to Blocked, unasked, where their account is disabled', async () => {
    const { context, page, asked } = await halfChanged('interviewer@articled.example')
    const { accessToken } = await product.tokens('admin@articled.example')
    const users = 'query { users(search: "interviewer@") { entries { id } } }'
    const found = await product.send<{ users: { entries: { id: string }[] } }>(users, {}, accessToken)
    const [user] = found.users.entries
    await product.send('mutation($id: ID!) { userDisable(id: $id) { id } }', user, accessToken)
    await page.getByText('Your account is currently blocked').waitFor()
    await product.send('mutation($id: ID!) { userEnable(id: $id) { id } }', user, accessToken)
    expect(asked).toEqual([])
    await context.close()
  })
})
