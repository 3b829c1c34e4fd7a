import { expect, type Page, test } from '@playwright/test'
import { bookingsOf } from './bookings'
import { type Product, startProduct } from './product'
import { errand, looks } from './taps'
import { walked } from './walked'

let product: Product
let school: ReturnType<typeof bookingsOf>
test.beforeAll(async () => {
  product = await startProduct()
  school = bookingsOf(product)
})
test.afterAll(() => product?.close())

const MINUTE = 60_000

for (const { look, place, ...how } of walked(looks, 1))
  test.describe(`between people ${look}`, () => {
    const open = async (email: string, path: string): Promise<Page> => {
      const page = await (await product.signedIn(email, how)).newPage()
      await page.goto(product.url + path)
      return page
    }

    test('a no-show is recorded, disputed, decided, and the money is back', async () => {
      const email = (await school.students())[place]?.email ?? ''
      const { id, startAt, price, tutor } = await school.book(email, 'the tutor')
      const left = await school.balanceOf(email)
      await product.clock(new Date(Date.parse(startAt) + 16 * MINUTE))
      try {
        const recording = errand()
        const room = await open(tutor.email, `/classroom/${id}`)
        await recording.tap(room.getByRole('button', { name: 'More actions' }))
        await recording.tap(room.getByRole('menuitem', { name: 'Record a no-show' }))
        await recording.tap(room.getByRole('alertdialog').getByRole('button', { name: 'Record a no-show' }))
        await room.getByRole('heading', { name: 'Recorded as a no-show' }).waitFor()
        recording.tookTaps(3)

        const disputing = errand()
        const student = await open(email, '/notifications')
        await disputing.tap(student.getByRole('link', { name: /^Recorded as a no-show/ }).first())
        await student.getByRole('heading', { name: 'You were recorded as absent' }).waitFor()
        await student.getByRole('button', { name: 'Send dispute' }).click()
        await student.getByText('Choose what happened').waitFor()
        await disputing.tap(student.getByText('I was there on time'))
        await student.getByLabel('Tell us in your own words').fill('I waited in the room from ten to.')
        await disputing.tap(student.getByRole('button', { name: 'Send dispute' }))
        await student.getByRole('heading', { name: 'The school is deciding' }).waitFor()
        disputing.tookTaps(3)

        const deciding = errand()
        const staff = await open('admin@articled.example', '/dashboard')
        const card = staff.getByRole('region', { name: /Disputed no-shows/ })
        await deciding.tap(card.locator(`a[href="/sessions/${id}"]`))
        const dispute = staff.getByRole('region', { name: 'No-show disputed' })
        await dispute.getByText('I waited in the room from ten to.').waitFor()
        await dispute.getByRole('button', { name: 'Decide dispute' }).click()
        await dispute.getByText('Choose the outcome').waitFor()
        await deciding.tap(dispute.getByText('Money back', { exact: true }))
        await dispute.getByLabel('Reason').fill('The log of the room shows that you were there.')
        await deciding.tap(dispute.getByRole('button', { name: 'Give the money back' }))
        await dispute.waitFor({ state: 'detached' })
        deciding.tookTaps(3)

        await student.getByRole('main').getByText('The log of the room shows that you were there.').waitFor()
        expect(await school.balanceOf(email)).toBe(left + price)
        expect((await school.factsOf(id)).status).toBe('cancelled')
        for (const page of [room, student, staff]) await page.context().close()
      } finally {
        await product.clock(null)
      }
    })

    test('a tutor declines, another takes the session at once, and both sides see it', async () => {
      const email = (await school.students())[place + looks.length]?.email ?? ''
      const { id, tutor } = await school.book(email, 'one of several')
      const declining = errand()
      const room = await open(tutor.email, `/classroom/${id}`)
      await declining.tap(room.getByRole('button', { name: 'More actions' }))
      await declining.tap(room.getByRole('menuitem', { name: 'Decline this session' }))
      const dialog = room.getByRole('dialog', { name: 'Decline this session?' })
      await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
      await dialog.getByText('Field is required').waitFor()
      await dialog.getByLabel('Reason').fill('I am in court that day.')
      await declining.tap(dialog.getByRole('button', { name: 'Decline', exact: true }))
      await room.waitForURL(/\/classroom$/)
      declining.tookTaps(3)

      const next = (await school.conductorOf(id)).user
      expect(next.email).not.toBe(tutor.email)
      const reading = errand()
      const student = await open(email, '/notifications')
      await reading.tap(student.getByRole('link', { name: /^Another tutor/ }).first())
      await student.waitForURL(/\/classroom\//)
      await student.getByText(next.fullName).filter({ visible: true }).first().waitFor()
      reading.tookTaps(1)

      const accepting = errand()
      const other = await open(next.email, `/classroom/${id}`)
      const accept = other.getByRole('button', { name: 'Accept', exact: true })
      await accepting.tap(accept)
      await accept.waitFor({ state: 'detached' })
      accepting.tookTaps(1)
      expect((await school.factsOf(id)).assignmentStatus).toBe('accepted')
      for (const page of [room, student, other]) await page.context().close()
    })
  })
