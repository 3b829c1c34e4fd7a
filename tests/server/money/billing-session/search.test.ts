import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let staff: Person
let ada: Person
let bo: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_billing'] })
  ada = await app.person({ firstName: 'Ada', lastName: 'Byron-Quill' })
  bo = await app.person({ firstName: 'Bo', lastName: 'Lind' })
  for (const { id } of [ada, bo])
    await app.send(
      'mutation ($userId: ID!) { billingSessionCreate(userId: $userId, mode: payment, gateway: manual, items: [{ type: topup, unitAmount: 5000 }]) { id } }',
      { userId: id },
      staff,
    )
})
afterAll(() => app.close())

const SEARCH =
  'query ($search: String) { billingSessions(search: $search) { entries { userId } pageInfo { totalCount } } }'
const found = async (search: string, who: Person) => {
  const { billingSessions } = (await app.send(SEARCH, { search }, who)).data
  expect(billingSessions.pageInfo.totalCount).toBe(billingSessions.entries.length)
  return billingSessions.entries.map(({ userId }: { userId: string }) => userId).sort()
}

it('finds purchases by who bought and by what was bought', async () => {
  expect(await found('byron-q', staff)).toEqual([ada.id])
  expect(await found('LIND', staff)).toEqual([bo.id])
  expect(await found('top-up', staff)).toEqual([ada.id, bo.id].sort())
  expect(await found('nobody of this name', staff)).toEqual([])
  expect(await found('%', staff)).toEqual([])
})

it('finds of a person’s own purchases only', async () => {
  expect(await found('Byron', bo)).toEqual([])
  expect(await found('top-up', bo)).toEqual([bo.id])
})

it('does not find by an address that the reader may not see', async () => {
  const { email } = (await app.send('query { currentUser { email } }', {}, ada)).data.currentUser
  const admin = await app.person({ role: 'admin' })
  expect(await found(email, admin)).toEqual([ada.id])
  expect(await found(email, ada)).toEqual([ada.id])
  expect(await found(email, bo)).toEqual([])
  expect(await found(email, staff)).toEqual([])
})
