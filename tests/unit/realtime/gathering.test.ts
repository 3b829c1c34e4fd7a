import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChangeKind } from '../../../schema/generated/types'
import { createGathering, type Gathered } from '../../../server/kernel/realtime/gathering'
import { createClock } from '../../../server/kernel/time/clock'

const clock = createClock({ settable: false })
const change = (id: string, kind: ChangeKind = 'updated') => ({ type: 'User', id, kind })
const soon = () => vi.advanceTimersByTimeAsync(0)

let told: string[]
const tell = async ({ id, kinds }: Gathered) => void told.push(`${id} ${[...kinds]}`)

beforeEach(() => {
  vi.useFakeTimers()
  told = []
})
afterEach(() => void vi.useRealTimers())

describe('gathering', () => {
  test('sends a first change at once, and gathers the next ones', async () => {
    const gather = createGathering(clock, tell)
    gather(change('a'))
    await soon()
    expect(told).toEqual(['a updated'])

    gather(change('a'))
    await vi.advanceTimersByTimeAsync(20)
    gather(change('a', 'deleted'))
    await vi.advanceTimersByTimeAsync(29)
    expect(told).toEqual(['a updated'])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual(['a updated', 'a updated,deleted'])
  })

  test('joins the changes of one commit', async () => {
    const gather = createGathering(clock, tell)
    for (const kind of ['created', 'updated'] as const) gather(change('a', kind))
    await vi.runAllTimersAsync()

    expect(told).toEqual(['a created,updated'])
  })

  test('never makes one row wait for another', async () => {
    const gather = createGathering(clock, tell)
    gather(change('a'))
    await soon()
    gather(change('b'))
    await soon()

    expect(told).toEqual(['a updated', 'b updated'])
  })

  test('sends a change at once again after a quiet moment', async () => {
    const gather = createGathering(clock, tell)
    gather(change('a'))
    await vi.advanceTimersByTimeAsync(50)
    gather(change('a'))
    await soon()

    expect(told).toEqual(['a updated', 'a updated'])
  })

  test('sends nothing about a row while an earlier message about it is under way', async () => {
    const gather = createGathering(clock, async (what) => {
      await tell(what)
      await new Promise((done) => setTimeout(done, 1_000))
    })
    gather(change('a'))
    await soon()
    gather(change('a'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(told).toHaveLength(2)
  })
})
