import { expect, type Page, test } from '@playwright/test'
import { enrolled } from './enrolled'
import { faultsOf } from './faults'
import { type Product, startProduct } from './product'
import { looks } from './taps'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product?.close())

const ADMIN = 'admin@articled.example'
const LECTOR = 'tutor@articled.example'
const LINK = 'https://meet.example/drafting'
const PRICE = 1_500
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Ten o'clock in the morning of a day to come, in winter and in summer outside of anybody's quiet hours. */
function someMorning(): Date {
  const day = new Date(Date.now() + 48 * HOUR)
  return new Date(day.setUTCHours(10, 0, 0, 0))
}

const staff = async () => (await product.tokens(ADMIN)).accessToken

const MAKE = `mutation ($title: String!, $startAt: DateTime!, $endAt: DateTime!, $link: String!, $price: Pence!) {
  meetingCreate(type: workshop, title: $title, subtitle: "One will, three mistakes", timezone: "Europe/London", startAt: $startAt, endAt: $endAt,
    membersLimit: 1, roomLimit: 2, link: $link, price: $price) { id } }`
const LEAD =
  'mutation ($id: ID!, $lector: ID!) { meetingMemberCreate(meetingId: $id, userId: $lector, type: lector) { id } }'
const PUBLISH = `mutation ($id: ID!, $title: String!, $startAt: DateTime!, $endAt: DateTime!) {
  meetingUpdate(id: $id, type: workshop, title: $title, timezone: "Europe/London", startAt: $startAt, endAt: $endAt, status: scheduled) { status } }`

/** A workshop of an hour with one place, in a room for two, that the demo tutor leads. */
async function workshop(title: string, start: Date) {
  const token = await staff()
  const times = { startAt: start.toISOString(), endAt: new Date(start.getTime() + HOUR).toISOString() }
  const { meetingCreate } = await product.send<{ meetingCreate: { id: string } }>(
    MAKE,
    { title, ...times, link: LINK, price: PRICE },
    token,
  )
  const { id } = meetingCreate
  const lector = (await product.tokens(LECTOR)).user.id
  await product.send(LEAD, { id, lector }, token)
  await product.send(PUBLISH, { id, title, ...times }, token)
  return id
}

/** Somebody new with £20.00 in their wallet. */
async function withMoney(email: string, firstName: string, lastName: string) {
  const { user } = await enrolled(product, { email, firstName, lastName, preparation: 'sqe1' })
  await product.send(
    'mutation ($id: ID!) { walletCredit(userId: $id, kind: bonus, amount: 2000, reason: "For the journey") { id } }',
    { id: user.id },
    await staff(),
  )
}

const ticketOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

const open = async (email: string, how: object, path: string): Promise<Page> => {
  const context = await product.signedIn(email, how)
  await context.route(`${LINK}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The room</h1>' }))
  const page = await context.newPage()
  await page.goto(product.url + path)
  return page
}

const phone = { ...looks[1], hasTouch: true, isMobile: true }

// Whoever is first comes with the one size and whoever waits with the other, so that each run sees both.
for (const { look, place, ...how } of walked(looks, 0))
  test(`a ticket ${look} is bought, given back and taken by whoever waits, who joins and is marked as here`, async () => {
    const people = [`buyer${place}@articled.example`, `waiter${place}@articled.example`] as const
    const morning = someMorning()
    await product.clock(morning)
    const [first, second] = place ? ['Mair Bowen', 'Ifor Prys'] : ['Gwen Bowen', 'Huw Prys']
    for (const [at, name] of [first, second].entries()) {
      const [firstName = '', lastName = ''] = name.split(' ')
      await withMoney(people[at] ?? '', firstName, lastName)
    }
    const title = `Drafting a will, ${first}`
    const start = new Date(morning.getTime() + 50 * HOUR)
    const id = await workshop(title, start)
    const path = `/smart-events/${id}`

    const buyer = await open(people[0], how, '/smart-events')
    await buyer.getByRole('link', { name: title, exact: true }).click()
    const selling = ticketOf(buyer, 'Your ticket')
    await selling.getByText('1 of 1 left').waitFor()
    await selling.getByRole('row', { name: 'To pay £15.00' }).waitFor()
    await selling.getByRole('row', { name: 'Balance afterwards £5.00' }).waitFor()
    await selling.getByText(/^Free to cancel until .*Later £7\.50 comes back; nothing after the start\.$/).waitFor()
    await selling.getByRole('button', { name: 'Buy ticket £15.00' }).click()
    await ticketOf(buyer, 'Your ticket')
      .getByText(/^Yours since .*for £15\.00\.$/)
      .waitFor()

    const waiter = await open(people[1], looks[1 - place] ?? looks[0], path)
    await waiter.getByText('The one place is taken.').waitFor()
    await waiter.getByRole('button', { name: 'Wait for a place' }).click()
    await ticketOf(waiter, 'Your place in the queue').getByText('1st of 1').waitFor()

    await buyer.getByRole('button', { name: 'Cancel ticket' }).click()
    const givingBack = buyer.getByRole('alertdialog', { name: 'Cancel your ticket' })
    await givingBack.getByRole('row', { name: 'Back to your wallet £15.00' }).waitFor()
    await givingBack.getByRole('button', { name: 'Cancel ticket, £15.00 back' }).click()
    await givingBack.waitFor({ state: 'detached' })
    await ticketOf(buyer, 'Your ticket').getByText('Full, 1 waits').waitFor()

    // Places are offered each minute.
    await product.clock(new Date(morning.getTime() + 5 * MINUTE))
    const bell = waiter.getByRole('button', { name: /^Notifications, \d+ unread$/ })
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
    await bell.click()
    await waiter
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: new RegExp(`^A place for you: ${title}`) })
      .click()
    const offered = ticketOf(waiter, 'A place for you')
    await offered.getByText(/^Yours until/).waitFor()
    await offered.getByRole('button', { name: 'Buy ticket £15.00' }).click()
    await ticketOf(waiter, 'Your ticket')
      .getByText(/^The link to join opens here/)
      .waitFor()

    // Whoever gave it back would like to come after all.
    await buyer.getByRole('button', { name: 'Wait for a place' }).click()
    await ticketOf(buyer, 'Your place in the queue').getByText('1st of 1').waitFor()

    await product.clock(new Date(start.getTime() - 8 * MINUTE))
    await waiter.reload()
    const room = waiter.waitForEvent('popup')
    await waiter.getByRole('link', { name: /^Join/ }).click()
    await (await room).getByRole('heading', { name: 'The room' }).waitFor()

    await product.clock(new Date(start.getTime() + MINUTE))
    const lector = await open(LECTOR, phone, path)
    await lector.getByRole('link', { name: 'Take attendance' }).tap()
    const marks = (name: string) => lector.getByRole('group', { name })
    await expect(marks(second).getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'true')
    await lector.getByRole('button', { name: 'Add somebody without a ticket' }).tap()
    const admitting = lector.getByRole('dialog', { name: 'Somebody without a ticket' })
    await admitting.getByText('The one place is taken. The room holds 2.').waitFor()
    expect(await faultsOf(lector)).toEqual([])
    await admitting.getByRole('button', { name: new RegExp(first) }).tap()
    await admitting.getByRole('button', { name: 'Let in, free' }).tap()
    await marks(first).getByRole('button', { name: 'Late' }).tap()
    await expect(marks(first).getByRole('button', { name: 'Late' })).toHaveAttribute('aria-pressed', 'true')
    await lector.getByRole('button', { name: 'Undo' }).tap()
    await expect(marks(first).getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'true')
    expect(await faultsOf(lector)).toEqual([])
    await lector.getByRole('button', { name: 'Finish' }).tap()
    const finishing = lector.getByRole('dialog', { name: 'Finish attendance' })
    expect(await faultsOf(lector)).toEqual([])
    await finishing.getByRole('button', { name: 'Finish' }).tap()
    await finishing.waitFor({ state: 'detached' })

    await product.clock(new Date(start.getTime() + HOUR + MINUTE))
    await lector.reload()
    await lector.getByText('Stayed to the end').waitFor()
    await waiter.reload()
    const attended = ticketOf(waiter, 'Your attendance')
    await attended.getByText('You attended 60 of 60 minutes.').waitFor()
    await attended.getByRole('button', { name: 'Ask for a correction' }).waitFor()
    await buyer.reload()
    await ticketOf(buyer, 'Your attendance')
      .getByText(/^You attended \d\d of 60 minutes\.$/)
      .waitFor()
    for (const page of [buyer, waiter, lector]) await page.context().close()
  })
