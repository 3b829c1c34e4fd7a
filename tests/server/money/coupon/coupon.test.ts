import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let keeper: Person
beforeAll(async () => {
  app = await build()
  keeper = await app.person({ abilities: ['manage_billing'] })
})
afterAll(() => app.close())

const create = (values: Record<string, unknown>) =>
  app.send(
    `mutation($name: String!, $code: String, $percentOff: Float, $amountOff: Pence, $duration: CouponDuration, $durationInMonths: Int, $maxRedemptions: Int,
      $minimumAmount: Pence, $itemTypes: [BillingItemType!], $from: DateTime, $until: DateTime) {
      couponCreate(name: $name, code: $code, percentOff: $percentOff, amountOff: $amountOff, currency: gbp, duration: $duration, durationInMonths: $durationInMonths,
        maxRedemptions: $maxRedemptions, minimumAmount: $minimumAmount, itemTypes: $itemTypes, from: $from, until: $until) {
        id code percentOff amountOff duration durationInMonths itemTypes timesRedeemed valid } }`,
    { name: 'Winter intake', ...values },
    keeper,
  )

const refusal = async (values: Record<string, unknown>) => (await create(values)).errors?.[0]?.extensions

describe('a coupon', () => {
  it('has a code in capitals, whichever way it is typed, and can be used at once', async () => {
    const { couponCreate } = (await create({ code: ' winter 15 ', percentOff: 15 })).data
    expect(couponCreate).toMatchObject({
      ...{ code: 'WINTER15', percentOff: 15, amountOff: null, duration: 'once', durationInMonths: null },
      ...{ itemTypes: [], timesRedeemed: 0, valid: true },
    })
    expect(await refusal({ code: 'Winter15', percentOff: 10 })).toMatchObject({ code: 'CONFLICT', field: 'code' })
  })

  it('needs no code where packages bring it', async () => {
    expect((await create({ amountOff: 500, code: '  ' })).data.couponCreate.code).toBeNull()
  })

  it('takes off either a percentage or an amount', async () => {
    for (const values of [
      { percentOff: 10, amountOff: 500 },
      {},
      { percentOff: 0 },
      { percentOff: 101 },
      { amountOff: 0 },
    ])
      expect(await refusal(values), JSON.stringify(values)).toMatchObject({
        code: 'VALIDATION',
        field: 'percentOff' in values && !('amountOff' in values) ? 'percentOff' : 'amountOff',
      })
    expect(await refusal({ percentOff: 33.333 })).toMatchObject({ code: 'VALIDATION', field: 'percentOff' })
  })

  it('has a number of months if it repeats, and only then', async () => {
    expect(await refusal({ percentOff: 10, duration: 'repeating' })).toMatchObject({ field: 'durationInMonths' })
    expect(await refusal({ percentOff: 10, duration: 'repeating', durationInMonths: 37 })).toMatchObject({
      field: 'durationInMonths',
    })
    const { data } = await create({ percentOff: 10, duration: 'forever', durationInMonths: 3 })
    expect(data.couponCreate).toMatchObject({ duration: 'forever', durationInMonths: null })
  })

  it('refuses other bad input at its field', async () => {
    const bad: [Record<string, unknown>, string][] = [
      [{ code: 'no_underscores' }, 'code'],
      [{ code: 'A' }, 'code'],
      [{ code: '-HYPHEN-' }, 'code'],
      [{ maxRedemptions: 0 }, 'maxRedemptions'],
      [{ minimumAmount: -1 }, 'minimumAmount'],
      [{ from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 'until'],
    ]
    for (const [values, field] of bad)
      expect(await refusal({ percentOff: 10, ...values }), field).toMatchObject({ code: 'VALIDATION', field })
  })

  it('can be used from its first instant and not at its last, and the list tells them apart', async () => {
    const now = app.services.clock.now().getTime()
    const hours = (by: number) => new Date(now + by * 3_600_000).toISOString()
    const valid = async (values: Record<string, unknown>) =>
      (await create({ percentOff: 10, ...values })).data.couponCreate.valid
    expect(await valid({ name: 'To come', from: hours(1) })).toBe(false)
    expect(await valid({ name: 'Begins now', from: hours(0) })).toBe(true)
    expect(await valid({ name: 'Ends now', until: hours(0) })).toBe(false)
    const names = async (isValid: boolean) =>
      (
        await app.send(
          'query($valid: Boolean) { coupons(valid: $valid) { entries { name } } }',
          { valid: isValid },
          keeper,
        )
      ).data.coupons.entries.map(({ name }: { name: string }) => name)
    expect(await names(false)).toEqual(expect.arrayContaining(['To come', 'Ends now']))
    expect(await names(true)).toContain('Begins now')
    expect(await names(true)).not.toContain('Ends now')
  })
})
