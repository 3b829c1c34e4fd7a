import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { codes, OPEN } from '../../library/library'
import { type Shop, shop } from '../sale/shop'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const GIVE =
  'mutation($id: ID!, $key: String) { purchasePartGiveBack(id: $id, idempotencyKey: $key) { id share givenBackAt used } }'
const PARTS = '{ purchaseParts { entries { id name share used giveBackUntil givenBackAt typeId } } }'
interface Part {
  id: string
  name: string
  share: number
  used: boolean
  giveBackUntil: string
  typeId: string
}

async function bought() {
  const student = await app.person()
  await app.pay(student, 5000)
  const bundles = [
    await app.bundle({ title: 'Torts', price: 2000 }),
    await app.bundle({ title: 'Crime', price: 1000 }),
  ].map(({ id }) => id)
  const { id } = await app.package({ bundles, discount: 10, accessDuration: 6 })
  await app.checkout(student, { gateway: 'wallet', items: [{ type: 'package', typeId: id }] })
  const [crime, torts] = (await partsOf(student)).sort((a, b) => a.name.localeCompare(b.name)) as [Part, Part]
  return { student, crime, torts }
}

const partsOf = async (who: Person): Promise<Part[]> => (await app.send(PARTS, {}, who)).data.purchaseParts.entries
const give = (who: Person, id: string, key?: string) => app.send(GIVE, { id, key }, who)

describe('a part of a package', () => {
  it('comes back at its share while it is unused, once, and is then no longer held', async () => {
    const { student, torts } = await bought()
    expect(torts).toMatchObject({ share: 1800, used: false, givenBackAt: null })
    const { data } = await give(student, torts.id, 'k')
    expect(data.purchasePartGiveBack.givenBackAt).not.toBeNull()
    expect(await app.balance(student)).toBe(5000 - 2700 + 1800)
    await give(student, torts.id, 'k')
    expect(codes(await give(student, torts.id, 'other'))).toEqual(['CONFLICT'])
    expect(await app.balance(student)).toBe(4100)
    expect(codes(await app.send(OPEN, { bundleId: torts.typeId }, student))).toEqual(['EXPIRED'])
    expect(await app.movements(student)).toEqual(['bonus 5000', 'purchase -2700', 'refund 1800'])
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  })

  it('does not come back once it has been opened', async () => {
    const { student, crime } = await bought()
    await app.send(OPEN, { bundleId: crime.typeId }, student)
    expect((await partsOf(student)).find(({ id }) => id === crime.id)?.used).toBe(true)
    expect(codes(await give(student, crime.id))).toEqual(['CONFLICT'])
  })

  it('is nobody else’s to give back', async () => {
    const { crime } = await bought()
    expect(codes(await give(app.student, crime.id))).toEqual(['NOT_FOUND'])
  })

  it('and the package are paid back in full when all parts are given back, to the penny', async () => {
    const student = await app.person()
    await app.pay(student, 5000)
    const bundles = await Promise.all([1111, 1777, 333].map(async (price) => (await app.bundle({ price })).id))
    const { id } = await app.package({ bundles, discount: 7, accessDuration: 1 })
    await app.checkout(student, { gateway: 'wallet', items: [{ type: 'package', typeId: id }] })
    for (const part of await partsOf(student)) await give(student, part.id)
    expect(await app.balance(student)).toBe(5000)
    const { rows } = await app.services.database.query({
      text: "select status from transactions where user_id = $1 and type = 'purchase'",
      values: [student.id],
    })
    expect(rows).toEqual([{ status: 'reversed' }])
  })

  it('comes back once, however often it is asked for at once', async () => {
    const { student, torts } = await bought()
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(student, torts.id)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await app.balance(student)).toBe(4100)
  })
})

describe('without the guard', () => {
  it('two who look before the wallet is locked both find it unused', async () => {
    const { student, torts } = await bought()
    const { database } = app.services
    const meet = barrier(2)
    const unguarded = () =>
      database.transaction(async ({ query }) => {
        const { rows } = await query({
          text: 'select given_back_at as at from purchase_parts where id = $1',
          values: [torts.id],
        })
        await meet()
        if (rows[0]?.at) return false
        await query({ text: 'update purchase_parts set given_back_at = now() where id = $1', values: [torts.id] })
        return true
      })
    expect(await Promise.all([unguarded(), unguarded()])).toEqual([true, true])
    expect(student.id).toBeDefined()
  })
})

// Last, since it moves the clock past everybody’s sign-in.
describe('the last day of a package', () => {
  it('is the last on which a part comes back', async () => {
    const { student, crime, torts } = await bought()
    const end = Date.parse(crime.giveBackUntil)
    app.services.clock.set(new Date(end - 1000))
    expect((await give(await app.again(student), torts.id)).errors).toBeUndefined()
    app.services.clock.set(new Date(end))
    expect(codes(await give(await app.again(student), crime.id))).toEqual(['EXPIRED'])
  })
})
