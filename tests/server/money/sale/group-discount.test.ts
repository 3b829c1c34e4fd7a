import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import type { Person } from '../../../build'
import { type Shop, shop } from './shop'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const GROUP = `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until, config)
  values ($1, 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days', $2)`
const JOINED = 'insert into members (id, study_group_id, user_id, accepted_at) values ($1, $2, $3, now())'

/** Somebody whose group takes that much off. */
async function member(discount: { unit: string; amount: number; on: string[] }) {
  const { query } = app.services.database
  const [person, id] = [await app.person(), newId()]
  await query({ text: GROUP, values: [id, { discount }] })
  await query({ text: JOINED, values: [newId(), id, person.id] })
  return person
}

const reductions = async (who: Person, type: string, typeId: string, gateway: 'wallet' | 'sandbox' = 'wallet') => {
  const { data } = await app.quote(who, { gateway, items: [{ type, typeId }] })
  return data.checkoutQuote.lines[0].reductions
}

describe('a group’s discount', () => {
  it('counts on a package only where the package’s own takes less off', async () => {
    const bundles = [(await app.bundle({ title: 'Torts', price: 2000 })).id]
    const { id } = await app.package({ bundles, discount: 10 })
    const [less, more] = [
      await member({ unit: 'percent', amount: 5, on: ['package'] }),
      await member({ unit: 'amount', amount: 500, on: ['package'] }),
    ]
    expect(await reductions(less, 'package', id)).toEqual([{ by: 'package', amount: 200 }])
    expect(await reductions(more, 'package', id)).toEqual([{ by: 'group', amount: 500 }])
  })

  it('lowers what is left of a package whose other parts the buyer has', async () => {
    const bundles = [
      (await app.bundle({ title: 'A', price: 1000 })).id,
      (await app.bundle({ title: 'B', price: 3000 })).id,
    ]
    const { id } = await app.package({ bundles })
    const buyer = await member({ unit: 'percent', amount: 50, on: ['package'] })
    await app.pay(buyer, 1000)
    await app.checkout(buyer, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundles[0] }] })
    expect(await reductions(buyer, 'package', id)).toEqual([
      { by: 'group', amount: 2000 },
      { by: 'held', amount: 500 },
    ])
  })

  it('counts on a bundle, not on credits, nor on what renews', async () => {
    const { id: bundleId } = await app.bundle({ title: 'Crime', price: 1000 })
    const renewing = await app.package({ bundles: [bundleId], renews: 'monthly' })
    const buyer = await member({ unit: 'percent', amount: 20, on: ['bundle', 'package'] })
    expect(await reductions(buyer, 'bundle', bundleId)).toEqual([{ by: 'group', amount: 200 }])
    expect(await reductions(buyer, 'package', renewing.id, 'sandbox')).toEqual([])
    const topUp = { gateway: 'sandbox' as const, items: [{ type: 'topup', unitAmount: 5000 }] }
    expect((await app.quote(buyer, topUp)).data.checkoutQuote.total).toBe(5000)
  })
})
