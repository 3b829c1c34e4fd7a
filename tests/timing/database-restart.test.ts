import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { until } from '../until'
import { type Load, startLoad } from './load'
import { lostOf } from './lost'
import { endAll, type OwnPostgres, onOwnPostgres } from './own-postgres'

let own: OwnPostgres
let load: Load
beforeAll(async () => {
  own = await onOwnPostgres()
})
afterAll(() => own.close())
afterEach(() => load.stop())

const expected = new Set(['200 done', '503 UNAVAILABLE'])
const unexpected = ({ answers }: Load) => [...answers].filter(([answer]) => !expected.has(answer))
/** So many writes are in progress or done when the database goes. */
const SOME = 20

it.each(['fast', 'immediate'] as const)(
  'lives on when PostgreSQL stops (%s) during writes, and loses nothing that it acknowledged',
  async (mode) => {
    const loads: Load[] = []
    for (let round = 0; round < 3; round++) {
      load = startLoad(own.url, own.token)
      loads.push(load)
      await until(() => load.areas.length >= SOME)
      await own.cluster.halt(mode)
      await until(() => load.answers.has('503 UNAVAILABLE'))
      await own.cluster.begin()
      await load.untilWritten()
      await load.stop()
      expect(unexpected(load)).toEqual([])
    }
    expect(await lostOf(loads, own)).toEqual({ writes: [], mails: [] })
  },
  120_000,
)

it('lives on when each connection to PostgreSQL is ended during writes', async () => {
  const loads: Load[] = []
  for (let round = 0; round < 5; round++) {
    load = startLoad(own.url, own.token)
    loads.push(load)
    await until(() => load.areas.length >= SOME)
    await own.ask(endAll)
    await load.untilWritten()
    await load.stop()
    expect(unexpected(load)).toEqual([])
  }
  expect(await lostOf(loads, own)).toEqual({ writes: [], mails: [] })
})
