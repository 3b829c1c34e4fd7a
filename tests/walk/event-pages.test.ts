import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './faults'
import type { Product } from './product'
import { settled } from './settled'
import { sharedProduct } from './shared-product'
import { looks } from './taps'
import { walked } from './walked'

let product: Product
test.beforeAll(async () => {
  product = await sharedProduct()
})
test.afterAll(() => product?.close())

const [ADMIN, LECTOR, STUDENT] = ['admin@articled.example', 'tutor@articled.example', 'student@articled.example']

interface Found {
  meetings: { entries: { id: string; status: string; lectors: { user: { email: string } }[] }[] }
}

/** An event of the demo school that is on, or ahead, with people, and that the demo tutor leads. */
async function eventOf(status: 'live' | 'scheduled'): Promise<string> {
  const { accessToken } = await product.tokens(ADMIN)
  const { meetings } = await product.send<Found>(
    '{ meetings(scope: ahead, pageSize: 100) { entries { id status lectors { user { email } } } } }',
    {},
    accessToken,
  )
  const found = meetings.entries.find(
    (event) => event.status === status && event.lectors.some(({ user }) => user.email === LECTOR),
  )
  if (!found) throw new Error(`the demo tutor leads no event that is ${status}`)
  return found.id
}

const dialog = (button: RegExp, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog', { name: title }).waitFor()
}

/** Each page by who reads it, with what is opened there. */
const pages = (live: string, ahead: string) =>
  [
    [STUDENT, '/smart-events'],
    [STUDENT, `/smart-events/${ahead}`],
    [STUDENT, '/calendar/events'],
    [STUDENT, '/account#calendar'],
    [LECTOR, `/smart-events/${live}`],
    [LECTOR, `/smart-events/${live}/attendance`],
    [LECTOR, `/smart-events/${live}/attendance`, dialog(/^Add somebody/, 'Somebody without a ticket')],
    [LECTOR, `/smart-events/${live}/attendance`, dialog(/^Finish$/, 'Finish attendance')],
    [LECTOR, '/calendar/slots'],
    [ADMIN, `/smart-events/${ahead}/tickets`],
    [ADMIN, `/smart-events/${ahead}/tickets`, dialog(/^Cancel event$/, 'Cancel this event')],
    [ADMIN, `/smart-events/${ahead}/edit`],
    [ADMIN, '/interest'],
    [ADMIN, '/settings/google-account'],
  ] as const satisfies readonly (readonly [string, string, ((page: Page) => Promise<void>)?])[]

for (const { look, place: _, colorScheme: __, ...how } of walked(looks, 1))
  for (const reader of [STUDENT, LECTOR, ADMIN])
    test(`pages about events ${look.split(',')[0]} are for everybody, in the light and in the dark: ${reader.split('@')[0]}`, async () => {
      const [live, ahead] = [await eventOf('live'), await eventOf('scheduled')]
      const context = await product.signedIn(reader, how)
      const page = await context.newPage()
      for (const [who, path, open] of pages(live, ahead)) {
        if (who !== reader) continue
        // From another page, since the same address with a dialog begins anew.
        await page.goto('about:blank')
        await page.goto(product.url + path)
        await settled(page)
        await open?.(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await faultsOf(page), `${path} in the ${colorScheme}`).toEqual([])
        }
      }
      await context.close()
    })
