import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secondFactors } from '../../../../server/identity/second-factor/table'
import { build, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'
import { member, signInAs } from '../sign-in/signing-in'
import { due, pass, setUp } from './app'

let app: TestApp
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
})
afterAll(() => app.close())

const start = new Date('2026-11-23T10:00:00.000Z')

/** Somebody with an app, and two sign-ins by link that wait for a code. */
async function waiting(email: string) {
  await app.at(start)
  await member(app, { email })
  const { shows, codes } = await setUp(app, await signInAs(app, email))
  await app.at(new Date(start.getTime() + 60_000))
  return { shows, codes, both: [await signInAs(app, email), await signInAs(app, email)] }
}

it.each(['app', 'recovery'])('one code of the %s, sent by two at once, signs in one of them', async (kind) => {
  const { shows, codes, both } = await waiting(`race-${kind}@articled.example`)
  const code = kind === 'app' ? shows() : (codes[0] ?? '')
  const answers = await Promise.all(both.map((each) => pass(app, each, code)))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect((await Promise.all(both.map((each) => due(app, each)))).sort()).toEqual(['code', null].sort())
})

it('would sign in both if the last step were compared first and written later', async () => {
  const { both } = await waiting('race-planted@articled.example')
  const [{ id: userId = '' } = {}] = both
  const { orm } = app.services.database
  let arrived = 0
  let open = () => {}
  const together = new Promise<void>((resolve) => (open = resolve))
  const step = Math.floor(app.services.clock.now().getTime() / 30_000)
  const passWithoutGuard = async () => {
    const [own] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, userId))
    if (++arrived === 2) open()
    await together
    if ((own?.lastStep ?? 0) >= step) return false
    await orm.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId))
    return true
  }
  expect(await Promise.all(both.map(passWithoutGuard))).toEqual([true, true])
})
