import { expect, test } from '@playwright/test'
import { launchWholeBrowser } from '../chromium'
import type { Product } from './product'
import { sharedProduct } from './shared-product'
import { untilSeen } from './until-seen'

const STUDENT = 'student@articled.example'

let product: Product
test.beforeAll(async () => {
  // The headless shell shows no notifications.
  product = await sharedProduct({ launch: launchWholeBrowser, serviceWorkers: 'allow' })
})
test.afterAll(() => product?.close())

/** A booked session of the student. */
async function bookedSession() {
  const { accessToken } = await product.tokens(STUDENT)
  const { userSessions } = await product.send<{ userSessions: { entries: { id: string }[] } }>(
    '{ userSessions(status: [booked]) { entries { id } } }',
    {},
    accessToken,
  )
  const [first] = userSessions.entries
  if (!first) throw new Error('the student has no booked session')
  return first.id
}

async function remind(id: string) {
  const { accessToken } = await product.tokens('admin@articled.example')
  await product.send('mutation($id: ID!) { sessionGenerateAlarmEmail(id: $id) { id } }', { id }, accessToken)
}

test.describe('the bell', () => {
  test('counts what happens while the page is open; its notification leads on and is read then', async () => {
    const context = await product.signedIn(STUDENT)
    const page = await context.newPage()
    const connected = page.getByRole('region', { name: 'Notices' }).getByText('Connected!').first()
    await Promise.all([connected.waitFor(), page.goto(`${product.url}/dashboard`)])
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor()
    const before = Number((await bell.textContent())?.match(/(\d+) unread/)?.[1])

    const id = await bookedSession()
    await remind(id)
    await page.getByRole('button', { name: `Notifications, ${before + 1} unread` }).waitFor()
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/^Reminder: /)
      .first()
      .waitFor()
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel
      .getByRole('link', { name: /^Reminder: / })
      .first()
      .click()
    await page.waitForURL(`**/classroom/${id}`)

    await page.goto(`${product.url}/notifications`)
    await page.getByText(`${before} unread`).first().waitFor()
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await page.getByText('All read').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await context.close()
  })

  test('keeps each choice of the account’s page, and the quiet time', async () => {
    const context = await product.signedIn('supervisor@articled.example')
    const page = await context.newPage()
    await page.goto(`${product.url}/account#notifications`)
    const byMail = page.getByRole('checkbox', { name: 'Marks are out, by e-mail' })
    const settled = (name: string) => page.waitForResponse(async (answer) => (await answer.text()).includes(name))
    // A press changes the box with the answer's first drawing, a moment later than a plain box.
    await Promise.all([settled('notificationPreferencesUpdate'), byMail.click()])
    await Promise.all([
      settled('notificationSettingsUpdate'),
      page.getByRole('switch', { name: 'Keep quiet at night' }).click(),
    ])
    const until = page.getByLabel('Until')
    await until.fill('06:30')
    await Promise.all([settled('notificationSettingsUpdate'), until.blur()])
    await page.reload()
    await expect.poll(() => byMail.isChecked()).toBe(false)
    await expect.poll(() => page.getByLabel('Until').inputValue()).toBe('06:30')
    await context.close()
  })
})

test.describe('a push message', () => {
  test('is shown by the service worker with its words, and leads to its page', async () => {
    const context = await product.signedIn(STUDENT)
    await context.grantPermissions(['notifications'], { origin: product.url })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    let registrationId: string | undefined
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId
    })
    await devtools.send('ServiceWorker.enable')
    await page.goto(`${product.url}/dashboard`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await expect.poll(() => registrationId).toBeDefined()
    const data = JSON.stringify({ id: '1', title: 'Moved', body: 'It begins at ten.', path: '/calendar' })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const all = await registration.getNotifications()
        return all.map(({ title, body, data: { path } }) => ({ title, body, path }))
      })
    const deliver = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: product.url, registrationId: registrationId ?? '', data },
      })
    // A worker that is just starting may miss the first.
    await untilSeen(deliver, async () => (await shown()).length > 0)
    expect(await shown()).toEqual([{ title: 'Moved', body: 'It begins at ten.', path: '/calendar' }])
    await context.close()
  })
})
