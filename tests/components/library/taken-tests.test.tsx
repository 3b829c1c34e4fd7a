// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { TestsTaken } from '../../../src/parts/readiness/tests-taken'
import { AttemptsAtTest } from '../../../src/parts/results/attempts-at-test'
import { eventually, find } from '../render'
import { openAt, text } from './answering-server'
import { running } from './test-fixtures'

const taken = (values: object) => ({
  ...{ bundleId: 'b1', title: 'Offers', attempts: 1, lastId: 't1', lastAt: '2026-11-04T11:00:00.000Z' },
  ...{ lastPercent: null, lastCount: 3, lastUnmarked: 0, bestPercent: null, passPercent: null },
  ...values,
})

it('says of a test that is marked in part what waits, and a result of the others', async () => {
  const tests = [
    taken({ bundleId: 'b1', lastUnmarked: 1 }),
    taken({ bundleId: 'b2', lastUnmarked: 2 }),
    taken({ bundleId: 'b3', lastPercent: 66.7 }),
    taken({ bundleId: 'b4' }),
  ]
  openAt('/', '/', <TestsTaken tests={tests} to={() => '/'} />)
  await eventually(() => expect(text()).toContain('1 of 3 answers waits to be marked'))
  expect(text()).toContain('2 of 3 answers wait to be marked')
  expect(text()).toContain('67%')
  expect(text()).toContain('Not shown yet')
})

it('leaves an attempt that is marked in part out of the line of results', async () => {
  const attempt = (day: number, values: object) => {
    const at = `2026-11-0${day}T11:00:00.000Z`
    return running({ id: `t${day}`, status: 'graded', startedAt: at, submittedAt: at, percent: 40, ...values })
  }
  const part = attempt(3, { status: 'submitted', percent: 100, unmarked: 1, count: 2 })
  openAt('/', '/', <AttemptsAtTest attempts={[part, attempt(2, { percent: 60 }), attempt(1, {})]} />)
  await eventually(() => expect(text()).toContain('How it changed'))
  expect(text()).toContain('1 of 2 answers waits to be marked')
  expect(text()).not.toContain('100%')
})

it('draws two results of one day as two', async () => {
  const complaints = vi.spyOn(console, 'error')
  const attempt = (id: string, percent: number) =>
    running({ id, status: 'graded', startedAt: '2026-11-04T11:00:00.000Z', percent, passPercent: 60 })
  openAt('/', '/', <AttemptsAtTest attempts={[attempt('t2', 63), attempt('t1', 30)]} />)
  await eventually(() => expect(text()).toContain('How it changed'))
  expect(complaints).not.toHaveBeenCalled()
  // The words of the last one are above its point, since the pass line lies below.
  const [point, words] = [find('circle').getAttribute('cy'), find('circle + text').getAttribute('y')]
  expect(Number(words)).toBeLessThan(Number(point))
})
