import { expect, type Page, test } from '@playwright/test'
import { enrolled } from './enrolled'
import { piece } from './piece'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { untilSeen } from './until-seen'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

/** The operations of the frame round every page. */
const FRAME = ['CurrentUser', 'Wallet', 'Unread', 'KeptValues', 'EditsMocks']

/** The operations that a page sends from now on, without those of the frame, which come at a time of their own. */
function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return
    const name = /(?:query|mutation)\s+(\w+)/.exec(request.postData() ?? '')?.[1] ?? 'unnamed'
    if (!FRAME.includes(name)) names.push(name)
  })
  return names
}

async function dashboardOf(email: string, { path = '/dashboard', live = true } = {}) {
  const context = await product.signedIn(email)
  const page = await context.newPage()
  // It opens, and nothing is ever said on it.
  if (!live) await page.routeWebSocket('**/graphql', () => {})
  const sent = operationsOf(page)
  await page.goto(product.url + path)
  await page
    .locator(`#main ${piece('ui/data/card', 'title')}, #main ${piece('learn/dashboard/next-card', 'title')}`)
    .first()
    .waitFor()
  await page.getByText('Online', { exact: true }).waitFor()
  return { context, page, sent }
}

test.describe('each dashboard', () => {
  for (const [email, operation, card] of [
    ['student@articled.example', 'StudentDashboard', 'Recent results'],
    ['tutor@articled.example', 'TutorDashboard', 'To mark'],
    ['interviewer@articled.example', 'TutorDashboard', 'Free hours'],
  ] as const)
    test(`of ${email} is one request, and shows what it is for`, async () => {
      // What changes meanwhile at the school would be asked for again, as it should.
      const { context, page, sent } = await dashboardOf(email, { live: false })
      await page.getByRole('heading', { name: card }).waitFor()
      expect(sent).toEqual([operation])
      await context.close()
    })
})

for (const [email, card] of [
  ['admin@articled.example', 'Today’s sessions'],
  ['supervisor@articled.example', 'To follow up'],
] as const)
  test(`that of ${email} asks for its charts once what waits is shown, each with a table of its values`, async () => {
    const { context, page, sent } = await dashboardOf(email, { live: false })
    await page.getByRole('heading', { name: card }).waitFor()
    for (const title of ['Sessions by week', 'Sales by week', 'Days until marks are out'])
      await page.getByRole('heading', { name: title }).waitFor()
    expect(sent).toEqual(['StaffDashboard', 'StaffCharts'])
    const table = page.getByRole('table', { name: 'Sales by week, less refunds' })
    expect(await table.getByRole('row').count()).toBe(13)
    expect(await page.locator('#main').getByRole('link', { name: 'Mocks', exact: true }).count()).toBe(0)
    await context.close()
  })

test('a student’s ends in two columns, neither longer than the other by more than a card', async () => {
  const { context, page } = await dashboardOf('student@articled.example')
  const cards = await page
    .locator(`${piece('learn/dashboard/student/student-dashboard', 'cards')} > *`)
    .evaluateAll((all) =>
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

test('notices on a phone lie at the foot, on nothing that is pressed', async () => {
  const context = await product.signedIn('admin@articled.example', { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  for (const path of ['/settings/practice-areas/new', '/account', '/booking']) {
    await page.goto(product.url + path)
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem').filter({ hasText: 'Connected!' })
    const lies = async () => {
      const [toast, bar, pressed] = await Promise.all([
        notice.boundingBox(),
        page.getByRole('navigation', { name: 'Main, short' }).boundingBox(),
        page.locator('main button:visible, main [data-look]:visible').evaluateAll((all) =>
          all.map((each) => {
            const { top, bottom } = each.getBoundingClientRect()
            return { top, bottom }
          }),
        ),
      ])
      if (!toast || !bar) throw new Error('It is not drawn')
      const [top, bottom] = [toast.y, toast.y + toast.height]
      return {
        path,
        isAtFoot: top > 422 && bottom <= bar.y,
        liesOn: pressed.filter((each) => each.top < bottom && each.bottom > top),
      }
    }
    // It is there for seconds, and looks for its place again while the page below it comes.
    await expect(async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await notice.waitFor({ timeout: 10_000 })
      await expect.poll(lies, { timeout: 2000 }).toEqual({ path, isAtFoot: true, liesOn: [] })
    }).toPass()
  }
  await context.close()
})

test('the staff’s follows a change that somebody else makes, by one kind of request', async () => {
  const { accessToken } = await product.tokens('admin@articled.example')
  const users =
    'query { users(contactStatus: [new], types: [aspiringSolicitor], orderBy: inserted_at, pageSize: 2) { entries { id email } } }'
  const found = await product.send<{ users: { entries: { id: string; email: string }[] } }>(users, {}, accessToken)
  const [person, other] = found.users.entries
  const { context, page, sent } = await dashboardOf('supervisor@articled.example', { path: '/admin/dashboard' })
  const row = page.getByRole('link', { name: person?.email ?? '' })
  await row.waitFor()
  // The charts are asked for after what waits.
  await page.getByRole('heading', { name: 'Sales by week' }).waitFor()
  const change = (id: string | undefined, to: string) =>
    product.send(
      'mutation ($id: ID!, $to: ContactStatus) { userUpdate(id: $id, contactStatus: $to) { id } }',
      { id, to },
      accessToken,
    )
  sent.length = 0
  await untilSeen(
    () => change(other?.id, 'contacted'),
    () => sent.length > 0,
  )
  await page.getByRole('link', { name: other?.email ?? '' }).waitFor({ state: 'detached' })
  sent.length = 0
  await change(person?.id, 'contacted')
  await row.waitFor({ state: 'detached' })
  expect([...new Set(sent)]).toEqual(['StaffDashboard'])
  await context.close()
})

test('whoever has never booked is told what to do first', async () => {
  const email = 'newcomer@articled.example'
  const { accessToken } = await enrolled(product, {
    ...{ email, firstName: 'Amara', lastName: 'Okafor', preparation: 'sqe2' },
  })
  const context = await product.signedIn(email, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('heading', { name: 'Welcome, Amara' }).waitFor()
  await page.getByText('It holds £0.00.').waitFor()
  await page.getByRole('link', { name: 'Add exam dates' }).waitFor()
  const sitting = page.getByText('SQE2 oral assessments').first()
  let day = 10
  await untilSeen(
    () =>
      product.send(
        'mutation($date: Date!) { examSittingCreate(exam: sqe2, paper: oral, date: $date) { id } }',
        { date: `2099-01-${day++}` },
        accessToken,
      ),
    () => sitting.isVisible(),
  )
  expect(await page.getByRole('main').locator('ol [data-look="primary"]').textContent()).toBe('Top-up')
  await context.close()
})

test('staff open hours for a tutor on the tab that is written by hand, and the tutor finds them in the calendar', async () => {
  const { user } = await product.tokens('tutor@articled.example')
  const staff = await product.signedIn('admin@articled.example')
  const page = await staff.newPage()
  await page.goto(`${product.url}/users/${user.id}/slots`)
  await page.getByRole('button', { name: 'Add hours on Sunday' }).first().click()
  await page.getByLabel('From').fill('06:10')
  await page.getByLabel('Until').fill('07:20')
  await page.getByRole('button', { name: 'Add hours', exact: true }).click()
  await page.getByText('06:10–07:20').first().waitFor()
  await staff.close()

  const tutor = await product.signedIn('tutor@articled.example')
  const own = await tutor.newPage()
  await own.goto(`${product.url}/calendar/slots`)
  await own.getByText('06:10–07:20').first().waitFor()
  await tutor.close()
})
