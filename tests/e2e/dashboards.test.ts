import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

/** What the frame round every page asks for itself. */
const FRAME = ['CurrentUser', 'Wallet']

/** Changes count from when the server has taken the subscription, which no page shows. */
const UNTIL_SUBSCRIBED_MS = 1000

/** The operations that a page sends from now on. */
function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    names.push(/(?:query|mutation)\s+(\w+)/.exec(request.postData() ?? '')?.[1] ?? 'unnamed')
  })
  return names
}

async function dashboardOf(email: string, { path = '/dashboard', live = true } = {}) {
  const context = await product.visitor()
  const page = await context.newPage()
  await product.signIn(page, email)
  // It opens, and nothing is ever said on it.
  if (!live) await page.routeWebSocket('**/graphql', () => {})
  const sent = operationsOf(page)
  await page.goto(product.url + path)
  await page.locator('#main .card-title, #main .next-title').first().waitFor()
  await page.getByText('Online', { exact: true }).waitFor()
  return { context, page, sent }
}

describe('each dashboard', () => {
  it.each([
    ['student@articled.example', 'StudentDashboard', 'Recent results'],
    ['tutor@articled.example', 'TutorDashboard', 'To mark'],
    ['interviewer@articled.example', 'TutorDashboard', 'Free hours'],
    ['admin@articled.example', 'StaffDashboard', 'Today’s sessions'],
    ['supervisor@articled.example', 'StaffDashboard', 'To follow up'],
  ])('of %s is one request, and shows what it is for', async (email, operation, card) => {
    // What changes meanwhile at the school would be asked for again, as it should.
    const { context, page, sent } = await dashboardOf(email, { live: false })
    await page.getByRole('heading', { name: card }).waitFor()
    expect(sent.filter((name) => !FRAME.includes(name))).toEqual([operation])
    await context.close()
  })
})

it('a student’s ends in two columns, neither longer than the other by more than a card', async () => {
  const { context, page } = await dashboardOf('student@articled.example')
  const cards = await page.locator('.dash-cards > *').evaluateAll((all) =>
    all.map((each) => {
      const { left, bottom, height } = each.getBoundingClientRect()
      return { left, bottom, height }
    }),
  )
  const columns = [...new Set(cards.map(({ left }) => left))]
  expect(columns).toHaveLength(2)
  const [first = 0, second = 0] = columns.map((at) =>
    Math.max(...cards.filter(({ left }) => left === at).map(({ bottom }) => bottom)),
  )
  expect(Math.abs(first - second)).toBeLessThan(Math.max(...cards.map(({ height }) => height)))
  await context.close()
})

it('notices on a phone lie at the foot, on nothing that is pressed', async () => {
  const context = await product.visitor({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await product.signIn(page, 'admin@articled.example')
  for (const path of ['/settings/practice-areas/new', '/account', '/booking']) {
    await page.goto(product.url + path)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    const notice = page.locator('.toast', { hasText: 'Connected!' })
    await notice.waitFor()
    // It looks for its place again while the page below it comes.
    await page.waitForTimeout(600)
    const [toast, bar, pressed] = await Promise.all([
      notice.boundingBox(),
      page.locator('.bottombar').boundingBox(),
      page.locator('main button:visible, main .btn:visible').evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return { top, bottom }
        }),
      ),
    ])
    if (!toast || !bar) throw new Error('It is not drawn')
    const [top, bottom] = [toast.y, toast.y + toast.height]
    expect([path, top > 422 && bottom <= bar.y]).toEqual([path, true])
    expect([path, pressed.filter((each) => each.top < bottom && each.bottom > top)]).toEqual([path, []])
  }
  await context.close()
})

it('the staff’s follows a change that somebody else makes, by one request more', async () => {
  const { accessToken } = await product.tokens('admin@articled.example')
  const users =
    'query { users(contactStatus: [new], types: [aspiringSolicitor], orderBy: inserted_at, pageSize: 1) { entries { id email } } }'
  const found = await product.send<{ users: { entries: { id: string; email: string }[] } }>(users, {}, accessToken)
  const [person] = found.users.entries
  const { context, page, sent } = await dashboardOf('supervisor@articled.example', { path: '/admin/dashboard' })
  const row = page.getByRole('link', { name: person?.email ?? '' })
  await row.waitFor()
  await page.waitForTimeout(UNTIL_SUBSCRIBED_MS)
  sent.length = 0
  const change = 'mutation ($id: ID!) { userUpdate(id: $id, contactStatus: contacted) { id } }'
  await product.send(change, { id: person?.id }, accessToken)
  await row.waitFor({ state: 'detached' })
  expect(sent).toEqual(['StaffDashboard'])
  await context.close()
})

it('whoever has never booked is told what to do first', async () => {
  const context = await product.visitor({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const { accessToken, refreshToken } = await product.tokens('newcomer@articled.example')
  const countries = await product.send<{ countries: { id: string }[] }>('{ countries { id } }')
  await product.send(
    `mutation ($country: ID!) { userConfirmation(firstName: "Amara", lastName: "Okafor", country: $country, preparation: sqe2,
      termsAndConditions: true, privacyPolicy: true, pricePolicy: true) { id } }`,
    { country: countries.countries[0]?.id },
    accessToken,
  )
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken },
  )
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('heading', { name: 'Welcome, Amara' }).waitFor()
  await page.getByText('It holds £0.00.').waitFor()
  await page.getByRole('link', { name: 'Add exam dates' }).waitFor()
  await page.getByText('Online', { exact: true }).waitFor()
  await page.waitForTimeout(UNTIL_SUBSCRIBED_MS)

  await product.send(
    'mutation { examSittingCreate(exam: sqe2, paper: oral, date: "2099-01-15") { id } }',
    {},
    accessToken,
  )
  await page.getByText('SQE2 oral assessments').waitFor()
  expect(await page.locator('.first-steps .btn-primary').textContent()).toBe('Top-up')
  await context.close()
})

it('staff open hours for a tutor on the tab that is written by hand, and the tutor finds them in the calendar', async () => {
  const { accessToken } = await product.tokens('tutor@articled.example')
  const { currentUser } = await product.send<{ currentUser: { id: string } }>('{ currentUser { id } }', {}, accessToken)
  const staff = await product.visitor()
  const page = await staff.newPage()
  await product.signIn(page, 'admin@articled.example')
  await page.goto(`${product.url}/users/${currentUser.id}/slots`)
  await page.getByRole('button', { name: 'Add hours on Sunday' }).first().click()
  await page.getByLabel('From').fill('06:10')
  await page.getByLabel('Until').fill('07:20')
  await page.getByRole('button', { name: 'Add hours', exact: true }).click()
  await page.getByText('06:10–07:20').first().waitFor()
  await staff.close()

  const tutor = await product.visitor()
  const own = await tutor.newPage()
  await product.signIn(own, 'tutor@articled.example')
  await own.goto(`${product.url}/calendar/slots`)
  await own.getByText('06:10–07:20').first().waitFor()
  await tutor.close()
})
