import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barrier } from '../../barrier'
import { codes } from '../../library/library'
import { type Shop, shop } from './shop'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const many = <Made>(count: number, make: (at: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe('a wallet with money for 50 of 200 purchases at once', () => {
  const [PURCHASES, COVERED, PRICE] = [200, 50, 100]

  it('pays for 50, and refuses 150 for want of money', async () => {
    const student = await app.person()
    await app.pay(student, COVERED * PRICE)
    const bundles = await many(PURCHASES, (at) => app.bundle({ title: `Bundle ${at}`, price: PRICE }))
    const answers = await Promise.all(
      bundles.map(({ id }) => app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: id }] })),
    )
    const refused = answers.flatMap(codes)
    expect(refused).toHaveLength(PURCHASES - COVERED)
    expect(new Set(refused)).toEqual(new Set(['INSUFFICIENT_FUNDS wallet']))
    expect(await app.balance(student)).toBe(0)
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  }, 60_000)

  it('would pay for more with the bug planted: the balance is read before the wallet is locked, and the database does not look', async () => {
    const { query } = app.services.database
    /** Twenty purchases, of which the wallet can pay for two, that read the balance all at once. */
    const spend = async () => {
      const student = await app.person()
      await app.pay(student, 2 * PRICE)
      const together = barrier(20)
      const paid = await Promise.allSettled(
        Array.from({ length: 20 }, async () => {
          const balance = await app.balance(student)
          await together()
          if (balance < PRICE) throw new Error('too little')
          await query({
            text: 'update accounts set balance = balance - $2, bonus = bonus - $2 where user_id = $1',
            values: [student.id, PRICE],
          })
        }),
      )
      return paid.filter(({ status }) => status === 'fulfilled').length
    }
    await query({ text: 'alter table accounts disable trigger user' })
    try {
      // The database's own guard holds, until it is taken away.
      expect(await spend()).toBe(2)
      await query({ text: 'alter table accounts drop constraint wallet_not_negative, drop constraint wallet_sources' })
      expect(await spend()).toBe(20)
    } finally {
      await query({ text: 'alter table accounts enable trigger user' })
    }
  })
})

describe('a coupon of 10 uses that 100 people want at once', () => {
  const [PEOPLE, USES] = [100, 10]

  it('is used by 10, and each of the others is told', async () => {
    const { id } = await app.coupon({ code: 'FIRSTTEN', percentOff: 10, maxRedemptions: USES })
    const { id: typeId } = await app.bundle({ price: 1000 })
    const buyers = await many(PEOPLE, async () => {
      const person = await app.person()
      await app.pay(person, 1000)
      return person
    })
    const basket = { gateway: 'wallet' as const, items: [{ type: 'bundle', typeId }], promoCode: 'FIRSTTEN' }
    const answers = await Promise.all(buyers.map((buyer) => app.checkout(buyer, basket)))
    const refused = answers.flatMap(codes)
    expect(refused).toHaveLength(PEOPLE - USES)
    expect(refused.filter((code) => !/^(VALIDATION|CONFLICT) promoCode$/.test(code))).toEqual([])
    expect(await app.uses(id)).toBe(USES)
    const balances = await Promise.all(buyers.map((buyer) => app.balance(buyer)))
    expect(balances.filter((balance) => balance === 100)).toHaveLength(USES)
    expect(balances.filter((balance) => balance === 1000)).toHaveLength(PEOPLE - USES)
  }, 60_000)

  it('would be used by more with the bug planted: its uses are read before they are counted, and the database does not look', async () => {
    const { query } = app.services.database
    const use = async () => {
      const { id } = await app.coupon({ percentOff: 10, maxRedemptions: 2 })
      const together = barrier(20)
      const used = await Promise.allSettled(
        Array.from({ length: 20 }, async () => {
          const before = Number(await app.uses(id))
          await together()
          if (before >= 2) throw new Error('used up')
          await query({ text: 'update coupons set times_redeemed = times_redeemed + 1 where id = $1', values: [id] })
        }),
      )
      return used.filter(({ status }) => status === 'fulfilled').length
    }
    // The database's own guard holds, until it is taken away.
    expect(await use()).toBe(2)
    await query({ text: 'alter table coupons drop constraint coupons_within_uses' })
    expect(await use()).toBe(20)
  })
})
