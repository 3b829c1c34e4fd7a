import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { budgets, loadOf, placed } from '../../bench/page-weight'
import { explored } from '../explored'
import { addresses } from '../unit/addresses'
import { piece } from './piece'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { untilSeen } from './until-seen'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByRole('listitem').getByText(text)

/** Keeps, from the next page load on, the text of each notice that is shown. */
const rememberNotices = (page: Page) =>
  page.addInitScript(() => {
    const notices: string[] = []
    Object.assign(globalThis, { notices })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue
          const shown = [node, ...node.querySelectorAll('li')].filter((each) =>
            each.matches('[aria-label="Notices"] li'),
          )
          notices.push(...shown.map(({ textContent }) => textContent ?? ''))
        }
    }).observe(document, { childList: true, subtree: true })
  })
const noticesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { notices: string[] }).notices)

test.describe('the frame round every page', () => {
  test('says Connected! once a visit and after each drop, and is offline without a network', async () => {
    const context = await product.signedIn('student@articled.example')
    const page = await context.newPage()
    const sockets: WebSocketRoute[] = []
    await page.routeWebSocket(/\/socket\/websocket/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        // Its first answer says that the page has joined.
        if (!sockets.includes(socket)) sockets.push(socket)
        socket.send(message)
      })
    })
    await page.goto(`${product.url}/dashboard`)
    await notice(page, 'Connected!').waitFor()
    await notice(page, 'Connected!').waitFor({ state: 'hidden' })

    await rememberNotices(page)
    await page.reload()
    await expect.poll(() => sockets.length).toBe(2)
    await sockets.at(-1)?.close({ code: 1011 })
    await notice(page, 'Connected!').waitFor()
    expect((await noticesOf(page)).filter((text) => text.includes('Connected!'))).toHaveLength(1)

    await context.setOffline(true)
    await page.getByText('Offline', { exact: true }).waitFor()
    await page.getByText(/^You are offline since \d\d:\d\d London\. What you type is kept on this device\.$/).waitFor()
    await context.setOffline(false)
    await page.getByText('Online', { exact: true }).waitFor()
    await context.close()
  })

  test('shows on avatars who is online, and when they have gone', async () => {
    const [student, tutor] = await Promise.all([
      product.signedIn('student@articled.example'),
      product.signedIn('tutor@articled.example'),
    ])
    const page = await student.newPage()
    await page.goto(`${product.url}/classroom`)
    await page.locator('main li a').first().click()
    const face = page.getByRole('banner').locator(piece('ui/data/avatar', 'avatar'))
    await face.waitFor()
    const others = await tutor.newPage()
    await others.goto(`${product.url}/dashboard`)
    await face.getByText('online').waitFor()
    await tutor.close()
    await face.getByText('online').waitFor({ state: 'detached' })
    await student.close()
  })

  test('shows London’s time to the second, and beside it that of the device’s zone', async () => {
    const context = await product.signedIn('student@articled.example', { timezoneId: 'Asia/Kolkata' })
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard`)
    const clock = page.getByRole('banner').locator('p', { has: page.locator('time') })
    await clock.getByText('Kolkata').waitFor()
    const seconds = () => clock.locator('time').first().textContent()
    const first = await seconds()
    expect(first).toMatch(/^\d\d:\d\d:\d\d$/)
    await expect.poll(seconds, { timeout: 3000 }).not.toBe(first)
    await context.close()
  })
})

test.describe('what a page loads of scripts', () => {
  const first = ['login', 'dashboard', 'admin list']
  const weighed = Object.entries(budgets).filter(([name]) => explored || first.includes(name))
  for (const [name, { path, as, most, missed = 0 }] of weighed)
    test(`is within the budget of the ${name}`, async () => {
      const token = as && (await product.tokens(`${as}@articled.example`)).accessToken
      const context = as ? await product.signedIn(`${as}@articled.example`) : await product.visitor()
      const { scripts } = await loadOf(context, product.url + (await placed(path, product.url, token)))
      // A page of this application is never without its framework.
      expect(scripts, `KiB of ${path}`).toBeGreaterThan(60)
      expect(scripts, `KiB of ${path}`).toBeLessThan(most + missed)
      await context.close()
    })
})

test.describe('the product tour', () => {
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

  test('has eight steps, is gone on with where it was left, and repeated from the first', async () => {
    const context = await product.signedIn('student@articled.example')
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

test.describe('before anybody signs in', () => {
  test('asks about cookies once, and keeps the answer and the language under their keys', async () => {
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
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      cookiePolicy: 'accept',
      cookiePolicyAcceptedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      locale: 'en-us',
    })
    await context.close()
  })

  for (const [path, title] of [
    ['/terms-and-conditions', 'Terms and conditions'],
    ['/privacy-policy', 'Privacy policy'],
    ['/cookies-policy', 'Cookies policy'],
  ] as const)
    test(`shows the policy at ${path} with its version and date`, async () => {
      const context = await product.visitor()
      const page = await context.newPage()
      await page.goto(product.url + path)
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      await page.getByText(/^Version \d+\.\d+, in force from \w{3} \d+ \w{3} \d{4}\.$/).waitFor()
      await context.close()
    })

  test('leads an unknown address to /404 and a guarded one to Login and back', async () => {
    const context = await product.visitor()
    const page = await context.newPage()
    await page.goto(`${product.url}/nowhere/at/all`)
    await page.waitForURL(`${product.url}/404`)
    await page.goto(`${product.url}/users?search=a`)
    await page.waitForURL(`${product.url}/login?to=${encodeURIComponent('/users?search=a')}`)
    await context.close()
  })
})

test.describe('an address', () => {
  test('is answered by the application wherever it says a page is', async () => {
    const paths = addresses.map(({ path }) => path.replace(/\{\w+\}/g, 'some-id'))
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } })
        return { path, status: answer.status, isShell: (await answer.text()).includes('id="root"') }
      }),
    )
    expect(answers).toEqual(paths.map((path) => ({ path, status: 200, isShell: true })))
  })

  test('that cannot be read, or is none of signing in, leads to /404', async () => {
    const context = await product.visitor()
    const page = await context.newPage()
    for (const path of ['/%E0%A4%A', '//', '/foo.bar', '/login/a/b', '/register/xyz']) {
      await page.goto(product.url + path)
      await page.waitForURL(`${product.url}/404`)
    }
    await context.close()
  })

  test('that leads elsewhere keeps its hash, and going back leads past it', async () => {
    const context = await product.signedIn('student@articled.example')
    const page = await context.newPage()
    await page.goto(`${product.url}/terms-and-conditions`)
    await page.goto(`${product.url}/calendar?a=1#h`)
    await page.waitForURL(`${product.url}/calendar/events?a=1#h`)
    await page.goto(`${product.url}/nowhere`)
    await page.getByRole('button', { name: 'Back to where you were' }).click()
    await page.waitForURL(`${product.url}/calendar/events?a=1#h`)
    await page.goBack()
    await page.waitForURL(`${product.url}/terms-and-conditions`)
    await context.close()
  })

  test('is shown from its beginning, or from where its hash says, however far the page before was scrolled', async () => {
    const context = await product.visitor()
    const page = await context.newPage()
    const scrolled = () => page.evaluate(() => scrollY)
    await page.goto(`${product.url}/terms-and-conditions`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => scrollTo(0, 500))
    await page.goto(`${product.url}/privacy-policy`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await scrolled()).toBe(0)
    await page.goto(`${product.url}/terms-and-conditions#prices`)
    await expect.poll(scrolled).toBeGreaterThan(300)
    await context.close()
  })
})

test.describe('what somebody may do', () => {
  test('follows what is decided of them, in the menu and in what they can open', async () => {
    const context = await product.signedIn('interviewer@articled.example')
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard`)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const mocks = menu.getByRole('link', { name: 'Mocks' })
    await page.getByText('Online', { exact: true }).waitFor()
    expect(await mocks.count()).toBe(0)
    const { accessToken } = await product.tokens('admin@articled.example')
    const { roleCreate } = await product.send<{ roleCreate: { id: string } }>(
      'mutation { roleCreate(name: "Mock keeper", abilities: ["view_all_mocks"]) { id } }',
      {},
      accessToken,
    )
    const id = await page.evaluate(() => localStorage.getItem('userId'))
    const give = (roles: string[]) =>
      product.send(
        'mutation($id: ID!, $roles: [ID!]) { userRolesUpdate(id: $id, roles: $roles) { id } }',
        { id, roles },
        accessToken,
      )
    await untilSeen(
      () => give([roleCreate.id]),
      () => mocks.isVisible(),
    )
    await mocks.click()
    await page.getByRole('heading', { name: 'Mocks', level: 1 }).waitFor()
    await give([])
    await context.close()
  })
})

test.describe('signing in on a line that comes and goes', () => {
  test('goes on where the network is back, with the mail that was asked for', async () => {
    const context = await product.visitor()
    const page = await context.newPage()
    const faults: Error[] = []
    page.on('pageerror', (fault) => faults.push(fault))
    await page.goto(`${product.url}/login`)
    const field = page.getByLabel('E-mail address')
    await field.waitFor()
    // The next step does not come beforehand either.
    await context.route('**/assets/check-mail-*.js', (route) => route.abort())
    await field.fill('student@articled.example')
    await context.setOffline(true)
    await field.press('Enter')
    await page.getByText('Connection error.').waitFor()
    await context.setOffline(false)
    await field.press('Enter')
    await page.getByRole('alert').getByRole('heading', { name: 'This page did not load' }).waitFor()
    await context.unroute('**/assets/check-mail-*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('has the next step already where the line was there for a moment', async () => {
    const context = await product.visitor()
    const page = await context.newPage()
    await page.goto(`${product.url}/login`)
    const fetched = page.waitForResponse(/check-mail-/)
    await page.getByLabel('E-mail address').focus()
    await fetched
    await context.close()
  })
})

test.describe('a script that does not come', () => {
  for (const [chunk, path, told, way] of [
    ['link-page', '/login/some-token', 'This page did not load', 'button'],
    ['app', '/terms-and-conditions', 'Articled could not be loaded.', 'link'],
  ] as const)
    test(`as that of ${chunk} is told, with one way to load the page again`, async () => {
      const context = await product.visitor()
      const page = await context.newPage()
      await context.route(`**/assets/${chunk}-*.js`, (route) => route.abort())
      await page.goto(product.url + path)
      const words = page.getByRole('alert')
      await words.getByText(told).waitFor()
      await context.unroute(`**/assets/${chunk}-*.js`)
      await words.getByRole(way, { name: 'Load the page again' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await context.close()
    })

  test('as that of a page one goes to is told within the frame', async () => {
    const context = await product.signedIn('student@articled.example')
    const page = await context.newPage()
    await page.goto(`${product.url}/wallet/transactions`)
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor()
    await context.route('**/assets/booking-*.js', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Booking' }).click()
    await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor()
    await context.unroute('**/assets/booking-*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Book a session' }).waitFor()
    await context.close()
  })
})
