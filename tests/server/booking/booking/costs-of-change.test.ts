import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { sessionTypes } from '../../../../server/school/session-type/table'
import { build, type Person, type TestApp } from '../../../build'
import { booked, give, inDays, type School, school } from '../../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const costs = 'moveCost cancelCost'
const toBook = (who: Person, { typeId, areaId }: School, at: Date) =>
  app.send(
    `query($type: ID!, $area: ID!, $at: DateTime!) { sessionQuote(purpose: book, sessionTypeId: $type, practiceAreaId: $area, startAt: $at) { ${costs} } }`,
    { type: typeId, area: areaId, at: at.toISOString() },
    who,
  )
const toCancel = (who: Person, id: string) =>
  app.send(`query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total ${costs} } }`, { id }, who)

it('a quote says what a change will cost: nothing in the free time, and after it what moving and cancelling take', async () => {
  const place = await school(app)
  const student = await app.person()
  await give(app, student, 10_000)
  expect((await toBook(student, place, inDays(app, 3))).data.sessionQuote).toEqual({ moveCost: 0, cancelCost: 0 })
  // A type that can be booked on the day itself, later than its free time.
  await write(app.services, ({ orm }) =>
    orm.update(sessionTypes).set({ noticeHours: 1, freeUntilHours: 96 }).where(eq(sessionTypes.id, place.typeId)),
  )
  const late = await toBook(student, place, inDays(app, 3))
  expect(late.data.sessionQuote).toEqual({ moveCost: 1000, cancelCost: 3500 })
})

it('a booking says what cancelling takes from its candidate, and nothing where the tutor cancels', async () => {
  const place = await school(app)
  const [tutor] = place.tutors as [Person]
  const student = await app.person()
  const at = inDays(app, 3)
  const id = await booked(app, place, student, at)
  expect((await toCancel(student, id)).data.sessionQuote).toEqual({ total: -7000, moveCost: 0, cancelCost: 0 })
  await app.at(new Date(at.getTime() - 10 * 3_600_000))
  const late = await toCancel(await app.again(student), id)
  expect(late.data.sessionQuote).toEqual({ total: -3500, moveCost: 1000, cancelCost: 3500 })
  const byTutor = await toCancel(await app.again(tutor), id)
  expect(byTutor.data.sessionQuote).toMatchObject({ total: -7000, cancelCost: 0 })
  await app.at(null)
})
