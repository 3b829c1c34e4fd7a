import { expect, type Page, test } from '@playwright/test'
import { bookingsOf } from './bookings'
import { type Product, startProduct } from './product'
import { errand, looks } from './taps'
import { walked } from './walked'

const ADMIN = 'admin@articled.example'

/** The rows of a list, which are a table's at a desk only. */
const rowsOf = (page: Page) => page.locator('[data-row-key]')

for (const { look, place: more, ...how } of walked(looks, 0))
  test.describe(`a day at the staff’s desk ${look}`, () => {
    test.describe.configure({ mode: 'serial' })
    let product: Product
    let page: Page
    let student: { id: string; email: string; fullName: string }
    let unassigned: { id: string; tutor: string }

    test.beforeAll(async () => {
      product = await startProduct()
      const school = bookingsOf(product)
      const [first] = await school.students()
      if (!first) throw new Error('the school has no students')
      student = first
      const { id } = await school.book(student.email, 'one of several')
      const conductor = await school.conductorOf(id)
      const remove = 'mutation ($id: ID!) { sessionAttendeeDelete(id: $id) { id } }'
      await product.send(remove, { id: conductor.id }, await school.token(ADMIN))
      unassigned = { id, tutor: conductor.user.fullName }
      page = await (await product.signedIn(ADMIN, how)).newPage()
      await page.goto(`${product.url}/dashboard`)
    })
    test.afterAll(() => product?.close())

    const toDashboard = () => page.goto(`${product.url}/dashboard`)

    test('begins with what waits', async () => {
      for (const card of ['Today’s sessions', 'Marks overdue', 'To follow up', 'Disputed no-shows'])
        await page.getByRole('heading', { name: card }).waitFor()
      await page.getByText(/^\d without a tutor$/).waitFor()
    })

    test('gives a session its tutor in two taps from the list', async () => {
      const { tap, tookTaps } = errand()
      await tap(page.getByRole('link', { name: 'Show them' }))
      const row = page.locator(`[data-row-key="${unassigned.id}"]`)
      await tap(row.getByRole('button', { name: /^Assign: / }))
      await tap(page.getByRole('dialog').getByRole('button', { name: unassigned.tutor }))
      await page.getByText(`${unassigned.tutor} takes`).first().waitFor()
      await row.waitFor({ state: 'detached' })
      tookTaps(3)
    })

    test('decides a dispute in three', async () => {
      await toDashboard()
      const { tap, tookTaps } = errand()
      await tap(
        page
          .getByRole('region', { name: /^Disputed no-shows/ })
          .getByRole('listitem')
          .getByRole('link'),
      )
      const dispute = page.getByRole('region', { name: 'No-show disputed' })
      await tap(dispute.getByText('A new booking, free', { exact: true }))
      await dispute.getByLabel('Reason').fill('The power was off in the whole street.')
      await tap(dispute.getByRole('button', { name: 'Give a new booking, free' }))
      await dispute.waitFor({ state: 'detached' })
      await page.getByText('Reinstated').first().waitFor()
      tookTaps(3)
    })

    test('adds credit with a reason in five, and writes to the same person in two', async () => {
      const credit = errand()
      await credit.goTo(page, 'Users')
      await page.getByRole('searchbox', { name: 'Search users' }).fill(student.fullName)
      await credit.tap(rowsOf(page).getByRole('link', { name: student.fullName }))
      await credit.tap(page.getByRole('button', { name: 'Add credit' }))
      const dialog = page.getByRole('dialog')
      await credit.tap(dialog.getByText('Bonus', { exact: true }))
      await dialog.getByLabel('Amount').fill('12.50')
      await dialog.getByLabel('Reason').fill('For the wait on Saturday')
      await credit.tap(dialog.getByRole('button', { name: 'Add £12.50 bonus' }))
      await page.getByText(`+£12.50 for ${student.fullName}`).first().waitFor()
      credit.tookTaps(5)

      const message = errand()
      await message.tap(page.getByRole('button', { name: 'Message' }))
      await dialog.getByLabel('Subject').fill('Your bonus')
      await dialog.getByLabel('Message').fill('It is in your wallet.')
      await message.tap(dialog.getByRole('button', { name: `Send to ${student.fullName}` }))
      await dialog.waitFor({ state: 'detached' })
      message.tookTaps(2)
      await expect
        .poll(async () => (await product.mails(student.email)).map(({ subject }) => subject))
        .toContain('Your bonus')
    })

    test('finds a purchase by the buyer’s name', async () => {
      const { goTo, tap, tookTaps } = errand()
      await goTo(page, 'Billing')
      await tap(page.getByRole('link', { name: 'Purchases' }))
      await page.getByRole('searchbox', { name: 'Search purchases' }).fill(student.fullName)
      await tap(rowsOf(page).filter({ hasText: student.fullName }).getByRole('link').first())
      await page.getByRole('heading', { name: new RegExp(student.fullName) }).waitFor()
      tookTaps(3 + more)
    })

    test('reads in the audit log what they did', async () => {
      const { goTo, tap, tookTaps } = errand()
      await goTo(page, 'Settings')
      await tap(page.getByRole('link', { name: 'Audit log' }))
      const entry = rowsOf(page).filter({ hasText: student.fullName }).filter({ hasText: 'Put money into a wallet' })
      await tap(entry.getByRole('link').first())
      await page.getByRole('cell', { name: 'For the wait on Saturday' }).waitFor()
      tookTaps(3 + more)
    })

    test('reads the charts as tables, and marking times by tutor in one tap', async () => {
      await toDashboard()
      const table = page.getByRole('table', { name: 'Sales by week, less refunds' })
      await table.waitFor({ state: 'attached' })
      expect(await table.getByRole('row').count()).toBe(13)
      const { tap, tookTaps } = errand()
      await tap(page.getByRole('button', { name: 'By tutor' }))
      await page.getByRole('table', { name: 'The marks that took longest' }).waitFor()
      tookTaps(1)
    })
  })
