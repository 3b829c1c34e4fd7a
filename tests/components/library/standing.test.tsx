// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStanding } from '../../../src/learn/library/card/standing'
import { queryClient } from '../../../src/providers/api/query'
import { render } from '../render'
import { answering, text } from './answering-server'

const NOON = Date.parse('2026-11-26T12:00:00.000Z')
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()

beforeEach(() => {
  answering()
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Said({ from, until }: { from: string; until: string }) {
  const standing = useStanding()
  return <p>{standing({ permission: { id: 'p', status: 'active', from, until } }).state}</p>
}

it('a page says that a bundle opens, is open and has ended when it is so, without being asked again', () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Said from={at(5)} until={at(30)} />
    </QueryClientProvider>,
  )
  const after = (minutes: number) => {
    act(() => vi.advanceTimersByTime(minutes * 60_000))
    return text()
  }
  expect(text()).toBe('later')
  expect([after(4), after(1.1), after(20), after(5)]).toEqual(['later', 'open', 'open', 'ended'])
})
