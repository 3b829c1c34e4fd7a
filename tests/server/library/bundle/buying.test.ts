import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { libraryPermissions } from '../../../../server/library/library-permission/table'
import { move, revenue } from '../../../../server/money/ledger'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { BUY, codes, type Library, library, OPEN } from '../library'

const CROWD = 50

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const QUOTE =
  'query ($bundleId: ID!) { bundleQuote(bundleId: $bundleId) { price discount total balance balanceAfter missing } }'

describe('buying a bundle', () => {
  it('takes the price less the discount from the wallet, once for a key, and gives a permission that waits for its first opening', async () => {
    const student = await app.person()
    await app.pay(student, 5000)
    await app.services.database.query({
      text: 'update accounts set discount = 10 where user_id = $1',
      values: [student.id],
    })
    const { id: bundleId } = await app.bundle({ price: 1200, accessDuration: 6 })
    const quote = (await app.send(QUOTE, { bundleId }, student)).data.bundleQuote
    expect(quote).toEqual({ price: 1200, discount: 120, total: 1080, balance: 5000, balanceAfter: 3920, missing: 0 })
    const bought = await app.send(BUY, { bundleId, price: 1080, key: 'one' }, student)
    expect(bought.data.bundleBuy).toMatchObject({ status: 'pending', duration: 6, from: null, until: null })
    const again = await app.send(BUY, { bundleId, price: 1080, key: 'one' }, student)
    expect(again.data.bundleBuy.id).toBe(bought.data.bundleBuy.id)
    expect(await app.balance(student)).toBe(3920)
  })

  it('of what one has is refused, whatever the key', async () => {
    const student = await app.person()
    const { id: bundleId } = await app.bundle()
    await app.send(BUY, { bundleId, key: 'a' }, student)
    expect(codes(await app.send(BUY, { bundleId, key: 'b' }, student))).toEqual(['CONFLICT'])
    expect(codes(await app.send(QUOTE, { bundleId }, student))).toEqual(['CONFLICT'])
  })

  it('with too little money changes nothing and says what is missing', async () => {
    const student = await app.person()
    const { id: bundleId } = await app.bundle({ price: 900 })
    const refused = await app.send(BUY, { bundleId }, student)
    expect(codes(refused)).toEqual(['INSUFFICIENT_FUNDS wallet'])
    expect(refused.errors?.[0]?.extensions.missing).toBe(900)
    expect(codes(await app.send(OPEN, { bundleId }, student))).toEqual(['NOT_FOUND'])
  })

  it('at another price than the buyer saw is refused', async () => {
    const student = await app.person()
    await app.pay(student, 5000)
    const { id: bundleId } = await app.bundle({ price: 900 })
    expect(codes(await app.send(BUY, { bundleId, price: 800 }, student))).toEqual(['CONFLICT price'])
    expect(await app.balance(student)).toBe(5000)
  })

  it('of a restricted one, a draft or an archived one is refused', async () => {
    const restricted = await app.bundle({ visibility: 'restricted' })
    const draft = await app.bundle({ status: 'draft' })
    const hidden = await app.bundle({ visibility: 'private' })
    expect(codes(await app.send(BUY, { bundleId: restricted.id }, app.student))).toEqual(['CONFLICT'])
    for (const { id } of [draft, hidden])
      expect(codes(await app.send(BUY, { bundleId: id }, app.student))).toEqual(['NOT_FOUND'])
  })

  it('again is possible from the moment its time is over', async () => {
    const student = await app.person()
    const { id: bundleId } = await app.bundle({ accessDuration: 1, accessDurationUnit: 'day' })
    await app.send(BUY, { bundleId }, student)
    const { until } = (await app.send(OPEN, { bundleId }, student)).data.bundleOpen
    app.services.clock.set(new Date(Date.parse(until) - 1000))
    expect(codes(await app.send(BUY, { bundleId }, await app.again(student)))).toEqual(['CONFLICT'])
    app.services.clock.set(new Date(until))
    const again = await app.send(BUY, { bundleId }, await app.again(student))
    expect(again.data.bundleBuy).toMatchObject({ status: 'pending', from: null, until: null })
    app.services.clock.set(null)
  })

  it('again after its time renews it', async () => {
    const student = await app.person()
    const { id: bundleId } = await app.bundle({ accessDuration: 1, accessDurationUnit: 'week' })
    const first = (await app.send(BUY, { bundleId }, student)).data.bundleBuy
    await app.send(OPEN, { bundleId }, student)
    const later = new Date(app.services.clock.now().getTime() + 8 * 86_400_000)
    await app.at(later)
    const fresh = await app.again(student)
    expect(codes(await app.send(OPEN, { bundleId }, fresh))).toEqual(['EXPIRED'])
    const renewed = await app.send(BUY, { bundleId }, fresh)
    expect(renewed.data.bundleBuy).toMatchObject({ id: first.id, status: 'pending', from: null })
    expect((await app.send(OPEN, { bundleId }, fresh)).data.bundleOpen.status).toBe('active')
    await app.at(null)
  })
})

describe(`${CROWD} purchases of one bundle by one person at once`, () => {
  const PRICE = 400
  const rich = async () => {
    const student = await app.person()
    await app.pay(student, CROWD * PRICE)
    return { student, bundleId: (await app.bundle({ price: PRICE })).id }
  }
  /** What they paid, in prices of the bundle. */
  const charges = async (student: Person) => CROWD - (await app.balance(student)) / PRICE

  it('charge once, each with a key of its own or without one', async () => {
    const { student, bundleId } = await rich()
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, at) => app.send(BUY, { bundleId, key: at % 2 ? `try ${at}` : null }, student)),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(new Set(answers.flatMap(codes))).toEqual(new Set(['CONFLICT']))
    expect(await charges(student)).toBe(1)
  })

  it('charge once with one key, and all are answered with the one purchase', async () => {
    const { student, bundleId } = await rich()
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => app.send(BUY, { bundleId, key: 'the same' }, student)),
    )
    expect(answers.flatMap(codes)).toEqual([])
    expect(new Set(answers.map(({ data }) => data.bundleBuy.id)).size).toBe(1)
    expect(await charges(student)).toBe(1)
  })

  it('would charge each time with the bug planted: whether it is held is asked before the wallet is locked, and the database does not look', async () => {
    const buyers = (student: Person, bundleId: string) => {
      const together = barrier(CROWD)
      return Array.from({ length: CROWD }, async () => {
        await app.services.database.query({
          text: 'select 1 from library_permissions where bundle_id = $1 and user_id = $2',
          values: [bundleId, student.id],
        })
        await together()
        return write(app.services, async (writing) => {
          await writing.orm.insert(libraryPermissions).values({
            id: newId(),
            bundleId,
            userId: student.id,
            status: 'pending',
            type: 'purchase',
            insertedAt: writing.now,
          })
          await move(writing, {
            userId: student.id,
            type: 'purchase',
            description: 'Contract',
            amount: -PRICE,
            against: revenue,
          })
        })
      })
    }
    const one = await rich()
    await Promise.allSettled(buyers(one.student, one.bundleId))
    // The database's own guard holds, until it is taken away.
    expect(await charges(one.student)).toBe(1)
    const other = await rich()
    await app.services.database.query({
      text: 'alter table library_permissions drop constraint library_permissions_once',
      values: [],
    })
    await Promise.all(buyers(other.student, other.bundleId))
    expect(await charges(other.student)).toBe(CROWD)
  })
})
