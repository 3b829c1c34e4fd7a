import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from './product'

// Each goes on where the one before it ended.
test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ serviceWorkers: 'allow' })
})
test.afterAll(() => product?.close())

const email = 'nora.quill@articled.example'
const faults: string[] = []

/** What a page must never do: throw, or break the content-security policy. */
function watch(page: Page) {
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text())
  })
}

const header = (page: Page) => page.getByRole('banner').first()
const walletShows = (page: Page, amount: string) =>
  header(page)
    .getByRole('link', { name: `Wallet, ${amount}. Top up` })
    .waitFor()

interface SessionFacts {
  session: { id: string; startAt: string; accessOpen: string; attendees: { role: string; user: { email: string } }[] }
}

/** Chooses the first start of the week after the first with one. A key pressed while the week still turns would go to a start that has gone. */
async function chooseInWeekAfter(page: Page) {
  const start = page
    .getByRole('group', { name: /^Start/ })
    .getByRole('radio')
    .first()
  await start.waitFor()
  const week = page.locator('[aria-label="Week before"] + p')
  const first = (await week.textContent()) ?? ''
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(week).not.toHaveText(first)
  await start.press('Space')
  await page.getByRole('button', { name: /^Continue/ }).click()
}

test.describe('from a one-time link to a marked mock', () => {
  let page: Page
  let sessionId = ''
  let session: SessionFacts['session']
  let admin = ''

  test('a newcomer registers by mail, completes the profile and comes to the dashboard', async () => {
    page = await (await product.visitor()).newPage()
    watch(page)
    await page.goto(`${product.url}/register`)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.goto(product.url + (await product.signInPath(email)))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    const profile = page.getByRole('dialog', { name: 'Finish your profile' })
    const go = profile.getByRole('button', { name: 'Continue' })
    await profile.getByLabel('Tick all three').check()
    expect(await go.isEnabled()).toBe(true)
    await profile.getByLabel('Tick all three').uncheck()
    expect(await go.isDisabled()).toBe(true)
    await profile.getByLabel('Tick all three').check()
    await go.click()
    await profile.getByText('Field is required').first().waitFor()
    await profile.getByLabel('First name').fill('Nora')
    await profile.getByLabel('Last name').fill('Quill')
    await profile.getByRole('combobox', { name: 'Country' }).fill('united kin')
    await page.keyboard.press('Enter')
    await profile.getByRole('radio', { name: /^SQE2/ }).press('Space')
    await go.click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await profile.waitFor({ state: 'hidden' })
    await walletShows(page, '£0.00')
  })

  test('tops up £200 at the pay page, and a second tab shows it without a reload', async () => {
    const second = await page.context().newPage()
    watch(second)
    await second.goto(`${product.url}/dashboard`)
    await walletShows(second, '£0.00')

    await page.goto(`${product.url}/wallet/top-up`)
    await page.getByRole('radio', { name: '£200.00' }).press('Space')
    await page.getByRole('button', { name: 'Pay £200.00' }).dblclick()
    await page.getByRole('heading', { name: 'Pay Articled' }).waitFor()
    await page.getByRole('button', { name: 'Make it fail' }).click()
    await page.waitForURL(`${product.url}/wallet/**`)
    await walletShows(page, '£0.00')

    await page.getByRole('radio', { name: '£200.00' }).press('Space')
    await page.getByRole('button', { name: 'Pay £200.00' }).click()
    await page.getByRole('button', { name: 'Pay £200.00' }).click()
    await page.waitForURL(`${product.url}/wallet/**`)
    // £200 bring £5 more.
    await walletShows(page, '£205.00')
    await walletShows(second, '£205.00')
    await page.getByRole('main').getByRole('link', { name: 'Book a session' }).click()
    await page.getByRole('heading', { name: 'Book a session' }).waitFor()
    await second.close()
  })

  test('books a client interview: type, practice area, start, quote, confirmation', async () => {
    await page.goto(`${product.url}/booking`)
    await page
      .getByRole('link', { name: /Client interview/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /^Client interview/ }).waitFor()
    await chooseInWeekAfter(page)
    await page.waitForURL(/\/booking\/confirmation\?session=/)
    sessionId = new URL(page.url()).searchParams.get('session') ?? ''
    await page.reload()
    await page.getByRole('button', { name: 'Book for £70.00' }).dblclick()
    await page.getByRole('heading', { name: /^(Booked|You are booked)/ }).waitFor()
    await walletShows(page, '£135.00')
    await page.goBack()
    await page.waitForURL(/\/booking\/(?!confirmation)/)
    await page.getByRole('heading', { name: 'Booked' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Book a session' }).waitFor()

    admin = (await product.tokens('admin@articled.example')).accessToken
    const facts =
      'query($id: ID!) { session(id: $id) { id startAt accessOpen status attendees { role user { email } } } }'
    session = (await product.send<SessionFacts>(facts, { id: sessionId }, admin)).session
    expect(session).toMatchObject({ status: 'booked' })
    const [mail] = (await product.mails(email)).filter(({ subject }) => subject.startsWith('Booked'))
    expect(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString()).toContain('METHOD:REQUEST')

    await page.goto(`${product.url}/calendar/events?view=list`)
    await page.getByText('Client interview').first().waitFor()
  })

  test('pays by card what the wallet lacks, and comes back to the booked session', async () => {
    await page.goto(`${product.url}/booking`)
    await page
      .getByRole('link', { name: /Advocacy/ })
      .first()
      .click()
    await chooseInWeekAfter(page)
    await page.waitForURL(/\/booking\/confirmation\?session=/)
    // The money goes while the page is open.
    const { currentUser } = await product.send<{ currentUser: { id: string } }>(
      '{ currentUser { id } }',
      {},
      (await product.tokens(email)).accessToken,
    )
    const withdraw =
      'mutation($id: ID!, $amount: Pence!, $why: String!) { walletWithdraw(userId: $id, amount: $amount, description: $why) { balance } }'
    await product.send(withdraw, { id: currentUser.id, amount: 10_000, why: 'Paid out' }, admin)
    await walletShows(page, '£35.00')
    await page.getByText('You pay the £35.00 on the next page').waitFor()
    await page.getByRole('button', { name: 'Book for £70.00' }).click()
    await page.getByRole('button', { name: 'Pay £35.00' }).click()
    await page.waitForURL(/\/booking\/confirmation\?session=/)
    await page.getByRole('heading', { name: 'Booked', level: 1 }).waitFor()
    await walletShows(page, '£0.00')
  })

  test('the classroom keeps its papers shut until they open by the clock', async () => {
    await page.goto(`${product.url}/classroom/${sessionId}`)
    await page
      .getByRole('heading', { name: /Client interview/ })
      .first()
      .waitFor()
    expect(await page.getByRole('heading', { name: 'Your task' }).count()).toBe(0)
    await product.clock(new Date(Date.parse(session.accessOpen) + 30_000))
    await page.reload()
    await page.getByRole('heading', { name: 'Your task' }).first().waitFor()
  })

  test('the student sits it, uploads an answer and hands in', async () => {
    await product.clock(new Date(Date.parse(session.startAt) + 60_000))
    await page.reload()
    const chooser = page.locator('input[type=file]').first()
    await chooser.setInputFiles({
      name: 'note.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>not a pdf</html>'),
    })
    await page
      .getByText(/not what its name says|is not a|cannot be/i)
      .first()
      .waitFor()
    await chooser.setInputFiles({
      name: 'attendance-note.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('The client has a lease of twenty years.'),
    })
    await page.getByText('attendance-note').first().waitFor()
    await page
      .getByRole('button', { name: /^Hand in/ })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Hand in/ })
      .click()
    await page
      .getByText(/Handed in/)
      .first()
      .waitFor()
  })

  test('the tutor claims and marks it while the student watches, and the marks come without a reload', async () => {
    const tutorEmail = session.attendees.find(({ role }) => role !== 'candidate')?.user.email ?? ''
    const tutor = await (await product.signedIn(tutorEmail, { serviceWorkers: 'block' })).newPage()
    watch(tutor)
    // The review is still on its way when the marks are released.
    let letGo = () => {}
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await tutor.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ClassroomReview')) await released
      await route.continue()
    })
    await tutor.goto(`${product.url}/classroom/${sessionId}`)
    await tutor
      .getByRole('button', { name: /^(Claim|Start marking|Mark)/ })
      .first()
      .click()
    const grades = tutor.getByRole('radiogroup')
    await grades.first().waitFor()
    const count = await grades.count()
    for (let at = 0; at < count; at++) await grades.nth(at).getByRole('radio', { name: /^B/ }).press('Space')
    await tutor
      .getByRole('textbox', { name: /comment/i })
      .first()
      .fill('Clear and calm.')
    await tutor.getByText(/Saved/).first().waitFor()
    await tutor
      .getByRole('textbox', { name: /review/i })
      .first()
      .fill('A sound interview. Next time, agree the next steps.')
    await tutor
      .getByRole('button', { name: /^Release/ })
      .first()
      .click()
    await tutor
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Release/ })
      .click()
    letGo()
    await page.getByText(/4\.0/).first().waitFor()
    await page.getByText('A sound interview.', { exact: false }).first().waitFor()
    await page.getByText('Clear and calm.').first().waitFor()
  })

  test('staff change a price in its generated form, and the booking page shows it without a reload', async () => {
    await page.goto(`${product.url}/booking`)
    await page.getByText('£70.00').first().waitFor()
    const staff = await (await product.signedIn('admin@articled.example')).newPage()
    watch(staff)
    await staff.goto(`${product.url}/settings/session-types`)
    await staff.getByRole('link', { name: 'Client interview' }).first().click()
    await staff
      .getByRole('link', { name: /Edit/ })
      .or(staff.getByRole('button', { name: /Edit/ }))
      .first()
      .click()
    await staff
      .getByRole('main')
      .getByLabel(/^Price/)
      .first()
      .fill('72.50')
    await staff.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('£72.50').first().waitFor()

    for (const path of ['/sessions', '/users', '/mocks']) {
      await staff.goto(product.url + path)
      await staff.getByRole('row').nth(2).waitFor()
    }
    await staff.goto(`${product.url}/users`)
    await staff
      .getByPlaceholder(/^Search/)
      .first()
      .fill('quill')
    await staff.getByText('Nora Quill').first().waitFor()
    await staff.waitForURL(/quill/)
  })

  test('a disabled account that follows its link is told that it is blocked, and whom to ask', async () => {
    const blocked = await (await product.visitor({ viewport: { width: 390, height: 844 } })).newPage()
    watch(blocked)
    await product.followLink(blocked, 'blocked@articled.example')
    await blocked.waitForURL(`${product.url}/blocked`)
    await blocked.getByText('Your account is currently blocked').waitFor()
    await blocked.getByRole('button', { name: 'Logout' }).click()
    await blocked.waitForURL(`${product.url}/login`)
    await blocked.context().close()
  })

  test('no page threw or broke the content-security policy', () => {
    expect(faults).toEqual([])
  })
})
