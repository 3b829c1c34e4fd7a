import { afterAll, beforeAll, expect, it } from 'vitest'
import { explored } from '../../../explored'
import { type Shop, shop } from '../sale/shop'
import { sell, standard } from '../vat/seller'
import { liveThrough } from './history'

const [HISTORIES, STEPS] = explored ? [1000, 100] : [12, 40]

let app: Shop
beforeAll(async () => {
  app = await shop()
  // All that is on sale has the same VAT, so it is due at each top-up, and moves with each movement.
  await sell(app, { bundle: standard })
})
afterAll(() => app.close())

/** Bundles to buy. */
async function place() {
  const bundles: string[] = []
  for (let at = 0; at < STEPS; at++)
    bundles.push((await app.bundle({ title: `Bundle ${at}`, price: 100 + 37 * at })).id)
  return { bundles, steps: STEPS }
}

/** What the account of VAT has beyond the papers, what stands for credits that are spent, and wallets whose credits' VAT has drifted by more than a step's rounding. */
async function vatAgrees() {
  const { rows } = await app.services.database.query({
    text: `select (select coalesce(sum(e.amount), 0)::int from entries e join accounts a on a.id = e.account_id where a.kind = 'vat')
        - (select coalesce(sum(vat), 0)::int from billing_documents) as due,
      (select count(*)::int from accounts a join accounts w on w.user_id::text = a.name where a.kind = 'vat_ahead' and w.vat_paid = 0 and a.balance <> 0) as ahead,
      (select count(*)::int from accounts a join accounts w on w.user_id::text = a.name where a.kind = 'vat_ahead' and abs(-a.balance - w.vat_paid / 6.0) > ${STEPS / 2}) as drifted`,
  })
  return rows[0]
}

// First, since a thousand histories outlive the sign-in of whoever makes its bundles.
it('a history would part from a model that is wrong by a penny', async () => {
  await expect(liveThrough(app, { ...(await place()), seed: '1', forgets: 1 })).rejects.toThrow(/history 1, step/)
}, 60_000)

it(
  `${HISTORIES} generated histories of up to ${STEPS} steps are as a model of them says, after each step`,
  async () => {
    const here = await place()
    const first = Number(process.env.EXPLORE_SEED ?? 1)
    for (let at = 0; at < HISTORIES; at += 4)
      await Promise.all([0, 1, 2, 3].map((more) => liveThrough(app, { ...here, seed: `${first + at + more}` })))
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
    expect(await vatAgrees()).toEqual({ due: 0, ahead: 0, drifted: 0 })
  },
  explored ? 3_600_000 : 60_000,
)
