import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import { build, type Person, type TestApp } from '../../../build'

// Years from the time of the machine, so that nothing can take one for the other.
const MADE = new Date('2041-03-02T09:00:00Z')
const CHANGED = new Date('2042-03-02T09:00:00Z')
const MINUTE_MS = 60_000

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await build()
  await app.at(MADE)
  admin = await app.person({ role: 'admin' })
})
afterAll(() => app.close())

async function yearsOf(id: string) {
  const { orm } = app.services.database
  const [row] = await orm.select().from(practiceAreas).where(eq(practiceAreas.id, id))
  return [row?.insertedAt.getUTCFullYear(), row?.updatedAt.getUTCFullYear()]
}
const values = (name: string) => ({ id: newId(), name, shortName: 'x' })

it('a row bears the time of the server’s clock, not of the database or the machine', async () => {
  await app.at(MADE)
  const { database } = app.services
  const alone = values('Alone')
  await database.orm.insert(practiceAreas).values(alone)
  const within = values('Within')
  await database.transaction(({ orm }) => orm.insert(practiceAreas).values(within))
  const create = 'mutation { practiceAreaCreate(name: "Asked", shortName: "x") { id } }'
  const { data } = await app.send(create, {}, admin)
  const ids = [alone.id, within.id, data.practiceAreaCreate.id]
  for (const id of ids) expect(await yearsOf(id)).toEqual([2041, 2041])

  await app.at(CHANGED)
  await database.orm.update(practiceAreas).set({ shortName: 'y' }).where(eq(practiceAreas.id, alone.id))
  await database.orm
    .insert(practiceAreas)
    .values(within)
    .onConflictDoUpdate({ target: practiceAreas.id, set: { shortName: 'y' } })
  const update = 'mutation ($id: ID!) { practiceAreaUpdate(id: $id, name: "Asked", shortName: "y") { id } }'
  const changed = await app.send(update, { id: data.practiceAreaCreate.id }, await app.again(admin))
  expect(changed.errors).toBeUndefined()
  for (const id of ids) expect(await yearsOf(id)).toEqual([2041, 2042])
})

it('all that one transaction writes bears the time at which it began', async () => {
  await app.at(MADE)
  const [first, second] = [values('First'), values('Second')]
  const began = await app.services.database.transaction(async ({ orm, now }) => {
    await orm.insert(practiceAreas).values(first)
    app.services.clock.set(new Date(MADE.getTime() + MINUTE_MS))
    await orm.insert(practiceAreas).values(second)
    return now
  })
  const rows = await app.services.database.orm.select().from(practiceAreas)
  const times = rows.filter(({ id }) => [first.id, second.id].includes(id)).map(({ insertedAt }) => insertedAt)
  expect(times).toEqual([began, began])
})
