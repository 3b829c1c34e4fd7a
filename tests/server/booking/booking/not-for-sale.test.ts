import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { book, give, hold, inDays, school } from '../../../factories'

let app: TestApp
let place: Awaited<ReturnType<typeof school>>
beforeAll(async () => {
  app = await build()
  place = await school(app)
})
afterAll(() => app.close())

const setSold = (purchaseAllowed: boolean, price = 7000) =>
  app.services.database.query({
    text: 'update session_types set purchase_allowed = $2, price = $3 where id = $1',
    values: [place.typeId, purchaseAllowed, price],
  })

async function rich(): Promise<Person> {
  const person = await app.person()
  await give(app, person, 10_000)
  return person
}

const notSold = { code: 'CONFLICT', field: 'sessionTypeId' }

it('refuses to hold or to pay a type of session that is not for sale', async () => {
  await setSold(true)
  const student = await rich()
  const at = inDays(app, 3)
  const { data } = await hold(app, place, student, at)
  await setSold(false)
  expect((await book(app, student, data.sessionHold.session.id)).errors?.[0]?.extensions).toMatchObject(notSold)
  expect((await hold(app, place, await rich(), inDays(app, 4))).errors?.[0]?.extensions).toMatchObject(notSold)
})

it('lets it be booked where it costs nothing', async () => {
  await setSold(false, 0)
  const student = await rich()
  const { data } = await hold(app, place, student, inDays(app, 5))
  expect((await book(app, student, data.sessionHold.session.id)).data.sessionBook.status).toBe('booked')
})
