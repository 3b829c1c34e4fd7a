import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app?.close())

it('sixty days from midnight to midnight can be asked for, although one of them has 25 hours', async () => {
  const tutor = await app.person({ type: 'tutoringSolicitor' })
  const ask = (from: string, until: string) =>
    app.send(
      'query ($from: DateTime, $until: DateTime) { slots(from: $from, until: $until) { reason } }',
      { from, until },
      tutor,
    )
  expect((await ask('2027-09-30T23:00:00Z', '2027-11-30T00:00:00Z')).errors).toBeUndefined()
  expect((await ask('2027-09-29T23:00:00Z', '2027-11-30T00:00:00Z')).errors?.[0]?.extensions?.field).toBe('until')
})
