// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { ResultPage } from '../../../src/learn/attempt/result-page'
import type { Question } from '../../../src/parts/player/test/attempt-parts'
import { eventually, find } from '../render'
import { answering, openAt, text } from './answering-server'
import { asked, running } from './test-fixtures'

afterEach(() => vi.unstubAllGlobals())

const outcome = (values: Partial<NonNullable<Question['outcome']>>): NonNullable<Question['outcome']> => ({
  ...{ right: null, points: null, waits: false, marker: null, markedAt: null, remark: null },
  ...{ correct: [], reasons: [], feedback: null, model: '<p>Model</p>', source: null, lawStatedAt: null, others: 0 },
  ...values,
})
const marked = { points: 7.5, right: true, markedAt: '2026-11-05T10:00:00.000Z', remark: 'Name the section.' }
const written = (id: string, position: number, values: Partial<NonNullable<Question['outcome']>>) =>
  asked({ id, position, score: 10, title: `Essay ${id}`, answer: [`What I wrote to ${id}`], outcome: outcome(values) })

function show(values: Parameters<typeof running>[0]) {
  const attempt = running({ submittedAt: '2026-11-04T11:00:00.000Z', answered: 2, count: 2, ...values })
  answering(['Attempt', () => ({ testAttempt: attempt })])
  openAt('/test-results/attempts/:attemptId', '/test-results/attempts/t1', <ResultPage />)
}

it('says how many answers wait for a person, and scores the others without a pass', async () => {
  show({
    ...{ status: 'submitted', points: 7.5, most: 10, percent: 75, passPercent: 60, unmarked: 1 },
    questions: [written('one', 0, { ...marked, marker: 'Helen Prosser' }), written('two', 1, { waits: true })],
  })
  await eventually(() => expect(text()).toContain('1 of 2 waits to be marked by a person.'))
  expect(text()).toContain('7.5 of 10 points in the others')
  expect(text()).not.toContain('above the pass line')
  expect(text()).toContain('Waits to be marked')
})

it('offers no choice of questions where all is the only one', async () => {
  const wrong = written('two', 1, { right: false, points: 2, markedAt: marked.markedAt })
  show({ status: 'graded', questions: [written('one', 0, marked), written('two', 1, marked)] })
  await eventually(() => expect(text()).toContain('Question by question'))
  expect(document.querySelector('fieldset')).toBeNull()
  show({ status: 'graded', questions: [written('one', 0, marked), wrong] })
  await eventually(() => expect(find('fieldset').textContent).toBe('Which questionsWrong 1All 2'))
})

it('counts by topic the points of what a person marked, and not which of it was enough', async () => {
  const of = (topic: string, question: Question) => ({ ...question, topic })
  show({
    status: 'graded',
    questions: [
      of('Intestacy', written('one', 0, marked)),
      of('Limitation', written('two', 1, { ...marked, points: 9 })),
    ],
  })
  await eventually(() => expect(text()).toContain('Intestacy75%7.5 of 10 points'))
  expect(text()).toContain('Limitation90%9 of 10 points')
})

it('shows the points, who marked, and the words beside one’s answer and the model', async () => {
  show({
    ...{ status: 'graded', points: 15, most: 20, percent: 75, passPercent: 60 },
    questions: [written('one', 0, { ...marked, marker: 'Helen Prosser' }), written('two', 1, marked)],
  })
  await eventually(() => expect(text()).toContain('15 points above the pass line'))
  for (const words of [
    '7.5 of 10 points',
    'Marked by Helen Prosser',
    'Name the section.',
    'What I wrote to one',
    'Model',
  ])
    expect(text()).toContain(words)
  expect(text()).toContain('Marked by a former marker')
})
