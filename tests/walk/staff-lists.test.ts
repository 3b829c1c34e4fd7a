import { expect, test } from '@playwright/test'
import type { Product } from './product'
import { sharedProduct } from './shared-product'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

interface Booked {
  id: string
  name: string
  price: number
  startAt: string
  attendees: { role: string; user: { id: string; fullName: string; email: string } }[]
}

test('staff keep a view of a list on the server, rename it, and find it in another browser', async () => {
  const context = await product.signedIn('supervisor@articled.example')
  const page = await context.newPage()
  await page.goto(`${product.url}/sessions?status=booked`)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('To come')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const views = page.getByRole('navigation', { name: 'Views' })
  await views.getByRole('link', { name: 'To come' }).waitFor()
  await page.getByRole('button', { name: 'Change this view' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Booked ones')
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('keptValueUpdate') ?? false)
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await saved
  await context.close()

  const other = await product.signedIn('supervisor@articled.example')
  const again = await other.newPage()
  await again.goto(`${product.url}/sessions`)
  await again.getByRole('link', { name: 'Booked ones' }).click()
  await again.waitForURL('**/sessions?status=booked')
  await again.getByRole('button', { name: 'Change this view' }).click()
  await again.getByRole('menuitem', { name: 'Delete' }).click()
  await again.getByRole('button', { name: 'Delete', exact: true }).click()
  await again.getByRole('link', { name: 'Booked ones' }).waitFor({ state: 'detached' })
  await other.close()
})

test('staff find a person by Ctrl K, the beginning of a name and Enter', async () => {
  const context = await product.signedIn('admin@articled.example')
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('button', { name: 'Find' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('harriet')
  await page.getByRole('option', { name: /^Harriet Lindqvist/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Harriet Lindqvist' }).waitFor()
  await context.close()
})

test('staff cancel a session among several, and what was named before goes back to the wallet', async () => {
  const { accessToken } = await product.tokens('admin@articled.example')
  const found = await product.send<{ sessions: { entries: Booked[] } }>(
    '{ sessions(status: [booked], orderBy: start_at, orderDirection: desc, pageSize: 50) { entries { id name price startAt attendees { role user { id fullName email } } } } }',
    {},
    accessToken,
  )
  const whose = (session: Booked) => session.attendees.find(({ role }) => role === 'candidate')?.user
  const session = found.sessions.entries.find(
    (each) => each.price > 0 && whose(each) && !whose(each)?.email.startsWith('student@'),
  )
  const candidate = session && whose(session)
  if (!session || !candidate) throw new Error('The school has no session to cancel')
  const refunds = async () => {
    const { transactions } = await product.send<{ transactions: { entries: { amount: number }[] } }>(
      'query ($userId: ID) { transactions(userId: $userId, pageSize: 100) { entries { amount } } }',
      { userId: candidate.id },
      accessToken,
    )
    return transactions.entries.reduce((sum, { amount }) => sum + amount, 0)
  }
  const before = await refunds()
  const context = await product.signedIn('admin@articled.example')
  const page = await context.newPage()
  const search = encodeURIComponent(candidate.fullName)
  await page.goto(`${product.url}/sessions?search=${search}&status=booked&status=marked&orderBy=candidate_name`)
  const row = page.locator(`tr[data-row-key="${session.id}"]`)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Cancel 1 session' }).click()
  const dialog = page.getByRole('dialog')
  const back = /£([\d.,]+) go back to the wallets/.exec(
    (await dialog.getByText('go back to the wallets').textContent()) ?? '',
  )
  const pence = Math.round(Number(back?.[1]?.replace(',', '')) * 100)
  await dialog.getByLabel('Reason').fill('The building is shut')
  await dialog.getByRole('button', { name: 'Cancel 1 session' }).click()
  await page.getByText('1 cancelled').first().waitFor()
  expect(await refunds()).toBe(before + pence)
  await context.close()
})

test('staff assign a tutor to a session that has none, chosen among the tutors', async () => {
  const { accessToken } = await product.tokens('admin@articled.example')
  const found = await product.send<{
    sessions: { entries: { id: string; attendees: { id: string; role: string; user: { fullName: string } }[] }[] }
  }>(
    '{ sessions(status: [booked], orderBy: start_at, orderDirection: desc, pageSize: 20) { entries { id attendees { id role user { fullName } } } } }',
    {},
    accessToken,
  )
  const [session] = found.sessions.entries.filter(
    ({ attendees }) => attendees.filter(({ role }) => role === 'tutor' || role === 'interviewer').length === 1,
  )
  const attendee = session?.attendees.find(({ role }) => role === 'tutor' || role === 'interviewer')
  if (!session || !attendee) throw new Error('The school has no session with one tutor')
  const remove = 'mutation ($id: ID!) { sessionAttendeeDelete(id: $id) { id } }'
  await product.send(remove, { id: attendee.id }, accessToken)

  const context = await product.signedIn('admin@articled.example')
  const page = await context.newPage()
  await page.goto(`${product.url}/sessions?assignmentStatus=unassigned&status=booked`)
  const row = page.locator(`tr[data-row-key="${session.id}"]`)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Assign a tutor to 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: attendee.user.fullName }).click()
  await page.getByText('1 assigned').first().waitFor()
  await row.waitFor({ state: 'detached' })
  await context.close()
})

test('the staff’s dashboard shows marking times by tutor, and the slowest with a way to the session', async () => {
  const context = await product.signedIn('admin@articled.example')
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('button', { name: 'By tutor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('table', { name: 'Days from the answers to the marks, by tutor' }).waitFor()
  await dialog.getByRole('table', { name: 'The marks that took longest' }).getByRole('link').first().click()
  await page.waitForURL('**/sessions/*')
  await context.close()
})
