// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { TestPage } from '../../../src/learn/results/test-page'
import { eventually } from '../render'
import { answering, openAt, refusal, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const attempt = {
  id: 'a',
  bundleId: 'b',
  title: 'Contract: a timed test',
  mode: 'exam',
  status: 'graded',
  startedAt: '2026-11-20T10:00:00.000Z',
  percent: 70,
  answered: 20,
  count: 20,
  questions: [],
}
const open = (entries: object[], bundle: object) => {
  answering(['TestAttempts', () => ({ testAttempts: { entries } })], ['TestOfAttempts', () => bundle])
  openAt('/test-results/:bundleId', '/test-results/b', <TestPage />)
}
const gone = refusal('NOT_FOUND', 'Bundle was not found.')

it('shows the attempts at a test, and the way to it', async () => {
  open([attempt], { bundle: { id: 'b', title: 'Contract: a timed test', categoryId: 'c' } })
  await eventually(() => expect(document.querySelector('a[href="/library/c/b"]')).not.toBeNull())
  expect(text()).toContain('70%')
})

it('shows them also when the test has been taken down', async () => {
  open([attempt], gone)
  await eventually(() => expect(text()).toContain('This test has been taken down. Your results stay.'))
  expect(text()).toContain('Contract: a timed test')
  expect(text()).toContain('70%')
  expect(document.querySelector('a[href^="/library"]')).toBeNull()
})

it('says that there is none where nobody took it and it is not to be found', async () => {
  open([], gone)
  await eventually(() => expect(text()).toContain('This test was not found'))
})
