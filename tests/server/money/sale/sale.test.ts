import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../library/library'
import { type Shop, shop } from './shop'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const permissions = `query($userId: ID!) { libraryPermissions(userId: $userId) { entries { bundleId type status } } }`

/** A student with money, and a package of two bundles and £5 of credits at 10 percent off. */
async function scene(balance = 0) {
  const student = await app.person()
  if (balance) await app.pay(student, balance)
  const bundles = [
    await app.bundle({ title: 'Torts', price: 2000 }),
    await app.bundle({ title: 'Crime', price: 1000 }),
  ].map(({ id }) => id)
  const made = await app.package({ bundles, discount: 10 })
  return { student, bundles, packageId: made.id, item: { type: 'package', typeId: made.id } }
}

describe('a package', () => {
  it('is bought from the wallet, and each part is given with its share of the price', async () => {
    const { student, item, packageId } = await scene(5000)
    const quote = (await app.quote(student, { gateway: 'wallet', items: [item] })).data.checkoutQuote
    expect(quote).toMatchObject({
      list: 3000,
      total: 2700,
      fromWallet: 2700,
      charged: 0,
      balance: 5000,
      balanceAfter: 2300,
      missing: 0,
      coupon: null,
    })
    expect(quote.reductions).toEqual([{ by: 'package', amount: 300 }])
    const { data } = await app.checkout(student, { gateway: 'wallet', items: [item], price: 2700 })
    expect(data.checkout).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
      amountTotal: 2700,
      amountCharged: 0,
      url: null,
    })
    expect(await app.movements(student)).toEqual(['bonus 5000', 'purchase -2700'])
    const held = (await app.send(permissions, { userId: student.id }, student)).data.libraryPermissions.entries
    expect(held.map(({ type, status }: Record<string, string>) => [type, status])).toEqual([
      ['package', 'pending'],
      ['package', 'pending'],
    ])
    const { rows } = await app.services.database.query({
      text: 'select name, share from purchase_parts where user_id = $1 order by name',
      values: [student.id],
    })
    expect(rows).toEqual([
      { name: 'Crime', share: 900 },
      { name: 'Torts', share: 1800 },
    ])
    const again = await app.checkout(student, { gateway: 'wallet', items: [{ type: 'package', typeId: packageId }] })
    expect(codes(again)).toEqual(['CONFLICT'])
  })

  it('dearer than the balance is one checkout: the gateway takes the rest, and its event buys', async () => {
    const { student, item } = await scene(1000)
    const basket = { items: [item] }
    expect((await app.quote(student, basket)).data.checkoutQuote).toMatchObject({
      fromWallet: 1000,
      charged: 1700,
      balanceAfter: 0,
    })
    const { data } = await app.checkout(student, basket)
    expect(data.checkout).toMatchObject({
      status: 'open',
      paymentStatus: 'unpaid',
      amountTotal: 2700,
      amountCharged: 1700,
    })
    expect(await app.movements(student)).toEqual(['bonus 1000'])
    await app.press(data.checkout.externalId, 'pay')
    await app.press(data.checkout.externalId, 'pay')
    expect(await app.movements(student)).toEqual(['bonus 1000', 'topup 1700', 'purchase -2700'])
    expect(await app.balance(student)).toBe(0)
  })

  it('sells no part to somebody who has it, nor its share of the price', async () => {
    const { student, item, bundles } = await scene(5000)
    await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundles[0] ?? '' }] })
    const quote = (await app.quote(student, { gateway: 'wallet', items: [item] })).data.checkoutQuote
    expect(quote).toMatchObject({ total: 900 })
    expect(quote.lines[0]).toMatchObject({
      reductions: [
        { by: 'package', amount: 300 },
        { by: 'held', amount: 1800 },
      ],
      parts: [{ name: 'Crime', share: 900 }],
    })
  })

  it('with credits is paid with new money: they go into the wallet, what they cost less as a bonus', async () => {
    const student = await app.person()
    await app.pay(student, 50_000)
    const { id } = await app.package({ credits: 20_500, price: 20_000 })
    const item = { type: 'package', typeId: id }
    expect(codes(await app.checkout(student, { gateway: 'wallet', items: [item] }))).toEqual(['VALIDATION gateway'])
    expect((await app.quote(student, { items: [item] })).data.checkoutQuote).toMatchObject({
      ...{ total: 20_000, credits: 20_000, bonus: 500, fromWallet: 0, charged: 20_000, balanceAfter: 70_500 },
    })
    const { data } = await app.checkout(student, { items: [item] })
    await app.press(data.checkout.externalId, 'pay')
    expect(await app.movements(student)).toEqual(['bonus 50000', 'topup 20000', 'bonus 500'])
  })

  it('that is a draft is not found, and one off sale is refused', async () => {
    const { student, item, packageId } = await scene(5000)
    await app.send(
      'mutation($id: ID!) { billingPackageUpdate(id: $id, title: "Old", status: archived) { id } }',
      { id: packageId },
      app.admin,
    )
    expect(codes(await app.checkout(student, { gateway: 'wallet', items: [item] }))).toEqual(['CONFLICT'])
    await app.send(
      'mutation($id: ID!) { billingPackageUpdate(id: $id, title: "New", status: draft) { id } }',
      { id: packageId },
      app.admin,
    )
    expect(codes(await app.checkout(student, { gateway: 'wallet', items: [item] }))).toEqual(['NOT_FOUND'])
  })
})

describe('money that comes', () => {
  it('for what can no longer be bought stays in the wallet, and the person is told', async () => {
    const { student, item, bundles } = await scene()
    const { data } = await app.checkout(student, { items: [item] })
    await app.pay(student, 3000)
    for (const typeId of bundles)
      await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId }] })
    await app.press(data.checkout.externalId, 'pay')
    expect(await app.movements(student)).toEqual(['bonus 3000', 'purchase -2000', 'purchase -1000', 'topup 2700'])
    const told = (await app.send('{ notifications { entries { title body } } }', {}, student)).data.notifications
      .entries
    expect(told[0].title).toBe('Paid, but not bought: Package')
    expect(told[0].body).toContain('£27.00')
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  })

  it('after the purchase was given up is credited, and buys all the same', async () => {
    const { student, item } = await scene()
    const { data } = await app.checkout(student, { items: [item] })
    await app.services.database.query({
      text: "update billing_sessions set status = 'expired' where id = $1",
      values: [data.checkout.id],
    })
    await app.press(data.checkout.externalId, 'pay')
    expect(await app.movements(student)).toEqual(['topup 2700', 'purchase -2700'])
  })
})

describe('a coupon', () => {
  it('lowers the price by a typed code, once for a person', async () => {
    const { student, item } = await scene(9000)
    const { id } = await app.coupon({ code: 'TENOFF', percentOff: 10 })
    const basket = { gateway: 'wallet' as const, items: [item], promoCode: ' tenoff' }
    const quote = (await app.quote(student, basket)).data.checkoutQuote
    expect(quote).toMatchObject({ total: 2430, coupon: 'Coupon' })
    const { data } = await app.checkout(student, basket)
    expect(data.checkout.discounts).toEqual([
      { by: 'package', amount: 300 },
      { by: 'coupon', amount: 270, name: 'Coupon' },
    ])
    expect(await app.uses(id)).toBe(1)
    const other = await scene(9000)
    expect(codes(await app.quote(student, { ...basket, items: [other.item] }))).toEqual(['VALIDATION promoCode'])
  })

  it('on a top-up leaves less to pay for the same credits', async () => {
    const student = await app.person()
    await app.coupon({ code: 'LAUNCH10', percentOff: 10, itemTypes: ['topup'] })
    const basket = { items: [{ type: 'topup', unitAmount: 20_000 }], promoCode: 'LAUNCH10' }
    expect((await app.quote(student, basket)).data.checkoutQuote).toMatchObject({
      total: 18_000,
      charged: 18_000,
      credits: 18_000,
      bonus: 2000,
      balanceAfter: 20_000,
    })
    const { data } = await app.checkout(student, basket)
    await app.press(data.checkout.externalId, 'pay')
    expect(await app.movements(student)).toEqual(['topup 18000', 'bonus 2000'])
  })

  it('of the package counts by itself, and a code only where it leaves less to pay', async () => {
    const student = await app.person()
    const own = await app.coupon({ percentOff: 20 })
    const { id: bundleId } = await app.bundle({ price: 1000 })
    const { id } = await app.package({ bundles: [bundleId], coupons: [own.id] })
    await app.coupon({ name: 'Typed', code: 'FIVE', percentOff: 5 })
    await app.coupon({ name: 'Better', code: 'HALF', percentOff: 50 })
    const price = async (values: object) => {
      const { data } = await app.quote(student, { items: [{ type: 'package', typeId: id }], ...values })
      return [data.checkoutQuote.total, data.checkoutQuote.coupon]
    }
    expect(await price({})).toEqual([800, 'Coupon'])
    expect(await price({ useCoupon: false })).toEqual([1000, null])
    expect(await price({ promoCode: 'FIVE' })).toEqual([800, 'Coupon'])
    expect(await price({ promoCode: 'HALF' })).toEqual([500, 'Better'])
  })

  it('that cannot be used says why', async () => {
    const { student, item } = await scene(9000)
    const { clock } = app.services
    await app.coupon({ code: 'OVER', percentOff: 10, until: clock.now().toISOString() })
    await app.coupon({ code: 'TOPUPS', percentOff: 10, itemTypes: ['topup'] })
    await app.coupon({ code: 'DEAR', percentOff: 10, minimumAmount: 5000 })
    const why = async (promoCode: string) =>
      (await app.quote(student, { items: [item], promoCode })).errors?.[0]?.message
    expect(await why('NOSUCH')).toBe('This code is not known.')
    expect(await why('OVER')).toBe('This code is over.')
    expect(await why('TOPUPS')).toBe('This code is for other things.')
    expect(await why('DEAR')).toBe('This code counts from £50.00.')
  })

  it('is free again when the purchase comes to nothing, and money that comes late uses it again if it can', async () => {
    const { student, item } = await scene()
    const { id } = await app.coupon({ code: 'ONLYONE', percentOff: 10, maxRedemptions: 1 })
    const basket = { items: [item], promoCode: 'ONLYONE' }
    const { externalId } = (await app.checkout(student, basket)).data.checkout
    const another = await scene()
    expect(codes(await app.quote(another.student, { ...basket, items: [another.item] }))).toEqual([
      'VALIDATION promoCode',
    ])
    await app.press(externalId, 'cancel')
    expect(await app.uses(id)).toBe(0)
    const late = (await app.checkout(student, basket)).data.checkout
    await app.send(
      'mutation($id: ID!) { billingSessionUpdate(id: $id, status: expired) { id } }',
      { id: late.id },
      student,
    )
    const taken = (await app.checkout(another.student, { ...basket, items: [another.item] })).data.checkout
    expect(await app.uses(id)).toBe(1)
    await app.press(taken.externalId, 'pay')
    expect(await app.movements(another.student)).toEqual(['topup 2430', 'purchase -2430'])
    expect(await app.uses(id)).toBe(1)
  })
})

describe('a checkout', () => {
  it('believes no price of its client', async () => {
    const { student, item } = await scene(5000)
    const basket = { gateway: 'wallet' as const, items: [{ ...item, unitAmount: 1 }] }
    expect((await app.checkout(student, basket)).data.checkout.amountTotal).toBe(2700)
    const other = await scene(5000)
    expect(codes(await app.checkout(other.student, { gateway: 'wallet', items: [other.item], price: 1 }))).toEqual([
      'CONFLICT price',
    ])
  })

  it('refuses an empty basket, a thing twice, and what nobody sells', async () => {
    const { student, item } = await scene(9000)
    for (const items of [[], [item, item], [{ type: 'course', typeId: item.typeId }], [{ type: 'fee' }]])
      expect(codes(await app.checkout(student, { gateway: 'wallet', items }))).toEqual(['VALIDATION items'])
  })

  it('with too little in the wallet changes nothing', async () => {
    const { student, item } = await scene(100)
    expect(codes(await app.checkout(student, { gateway: 'wallet', items: [item] }))).toEqual([
      'INSUFFICIENT_FUNDS wallet',
    ])
    const { rows } = await app.services.database.query({
      text: 'select count(*)::int as n from billing_sessions where user_id = $1',
      values: [student.id],
    })
    expect(rows[0]?.n).toBe(0)
  })

  it('charges at least 30p, and the rest of it stays in the wallet', async () => {
    const { student, item } = await scene(2690)
    expect((await app.quote(student, { items: [item] })).data.checkoutQuote).toMatchObject({
      fromWallet: 2690,
      charged: 30,
      balanceAfter: 20,
    })
    const { data } = await app.checkout(student, { items: [item] })
    await app.press(data.checkout.externalId, 'pay')
    expect(await app.balance(student)).toBe(20)
  })

  it('of something free asks for no payment', async () => {
    const { student, item } = await scene()
    await app.coupon({ code: 'FREE', percentOff: 100 })
    const { data } = await app.checkout(student, { items: [item], promoCode: 'FREE' })
    expect(data.checkout).toMatchObject({
      status: 'complete',
      paymentStatus: 'no_payment_required',
      amountTotal: 0,
      url: null,
    })
    expect(await app.movements(student)).toEqual([])
  })
})

describe('the authors of a bundle', () => {
  it('have their share of the net price by the terms of the sale, as pending royalties', async () => {
    const student = await app.person()
    await app.pay(student, 5000)
    const [one, other] = [
      await app.person({ type: 'tutoringSolicitor' }),
      await app.person({ type: 'tutoringSolicitor' }),
    ]
    const { id: bundleId } = await app.bundle({ price: 2000 })
    const author = (userId: string, values: object) =>
      app.send(
        `mutation($bundleId: ID!, $userId: ID!, $royaltyAmount: Int, $royaltyUnit: AmountUnit, $discountAmount: Int, $discountUnit: AmountUnit) {
          bundleAuthorCreate(bundleId: $bundleId, userId: $userId, royaltyAmount: $royaltyAmount, royaltyUnit: $royaltyUnit, discountAmount: $discountAmount, discountUnit: $discountUnit) { id } }`,
        { bundleId, userId, ...values },
        app.admin,
      )
    await author(one.id, { royaltyAmount: 20, royaltyUnit: 'percent', discountAmount: 100, discountUnit: 'amount' })
    await author(other.id, { royaltyAmount: 300, royaltyUnit: 'amount' })
    expect(
      (await app.quote(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })).data
        .checkoutQuote,
    ).toMatchObject({
      reductions: [{ by: 'author', amount: 100 }],
      total: 1900,
    })
    await app.checkout(student, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })
    const { rows } = await app.services.database.query({
      text: 'select amount, unit, unit_amount as "unitAmount", status from royalties where recipient_id = any($1) order by unit desc',
      values: [[one.id, other.id]],
    })
    expect(rows).toEqual([
      // 20 percent of £20.00, less the £1.00 that the author took off.
      { amount: 300, unit: 'percent', unitAmount: 20, status: 'pending' },
      { amount: 300, unit: 'amount', unitAmount: 300, status: 'pending' },
    ])
  })
})

describe('the movements that paid for a bundle', () => {
  it('are found by the bundle and by its shelf, whether it was bought alone or in a package', async () => {
    const { student, item, bundles } = await scene(9000)
    const alone = await app.person()
    await app.pay(alone, 5000)
    await app.checkout(student, { gateway: 'wallet', items: [item] })
    await app.checkout(alone, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundles[0] ?? '' }] })
    const found = async (filter: string, values: object) => {
      const { data } = await app.send(
        `query($id: ID!) { transactions(${filter}) { entries { userId amount } } }`,
        values,
        app.admin,
      )
      return data.transactions.entries.map(({ userId, amount }: { userId: string; amount: number }) => [userId, amount])
    }
    const both = [
      [alone.id, -2000],
      [student.id, -2700],
    ]
    expect(await found('bundleId: $id', { id: bundles[0] })).toEqual(both)
    expect(await found('bundleIds: [$id]', { id: bundles[1] })).toEqual([[student.id, -2700]])
    const here = await found('bundleCategoryId: $id', { id: app.categoryId })
    expect(here).toEqual(expect.arrayContaining(both))
    expect(await found('bundleCategoryIds: [$id]', { id: student.id })).toEqual([])
  })
})
