import { afterAll, beforeAll, expect, it } from 'vitest'
import { explored } from '../../../explored'
import { type Shop, shop } from '../sale/shop'
import { liveThrough } from './history'

const [HISTORIES, STEPS] = explored ? [1000, 100] : [12, 40]

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

/** Bundles to buy. */
async function place() {
  const bundles: string[] = []
  for (let at = 0; at < STEPS; at++)
    bundles.push((await app.bundle({ title: `Bundle ${at}`, price: 100 + 37 * at })).id)
  return { bundles, steps: STEPS }
}

it(
  `${HISTORIES} generated histories of up to ${STEPS} steps are as a model of them says, after each step`,
  async () => {
    const here = await place()
    const first = Number(process.env.EXPLORE_SEED ?? 1)
    for (let at = 0; at < HISTORIES; at += 4)
      await Promise.all([0, 1, 2, 3].map((more) => liveThrough(app, { ...here, seed: `${first + at + more}` })))
    expect(await app.booksAgree()).toEqual({ all: 0, wrong: 0 })
  },
  explored ? 3_600_000 : 60_000,
)

it('a history would part from a model that is wrong by a penny', async () => {
  await expect(liveThrough(app, { ...(await place()), seed: '1', forgets: 1 })).rejects.toThrow(/history 1, step/)
}, 60_000)
