// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { Remembered } from '../../../src/learn/results/remembered'
import { queryClient } from '../../../src/providers/api/query'
import { eventually } from '../render'
import { answering, openAt, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const area = (id: string, name: string, values: object = {}) => ({
  practiceArea: { id, name },
  ...{ cards: 26, answers: 47, waiting: 0, examDate: '2027-01-26' },
  ...{ now: { from: 84, middle: 90, until: 96 }, exam: { from: 53, middle: 68, until: 82 } },
  ...values,
})
const show = (...areas: object[]) => {
  const server = answering(['ReviewMemory', () => ({ reviewMemory: areas })])
  openAt('/x', '/x', <Remembered areaIds={['tort', 'con']} />)
  return server
}

it('says of each area of the paper what is known now and on the day of the exam, as ranges with what they stand on', async () => {
  show(area('tort', 'Tort', { waiting: 3 }), area('land', 'Land law'))
  await eventually(() => expect(text()).toContain('Tort26 cards, 47 answers, 3 to begin'))
  expect(text()).toContain('Now 84–96%')
  expect(text()).toContain('Exam 53–82%')
  expect(text()).toContain('on Tue 26 Jan, if you reviewed nothing more')
  expect(text()).not.toContain('Land law')
})

it('says from how many cards on there is a share, and nothing of an exam that is not noted', async () => {
  show(area('con', 'Contract', { cards: 1, answers: 1, now: null, exam: null, examDate: null }))
  await eventually(() => expect(text()).toContain('Contract1 card, 1 answer'))
  expect(text()).toContain('It is said from 10 cards on')
  expect(text()).not.toContain('reviewed nothing more')
})

it('shows nothing where no card was answered', async () => {
  const server = show(area('tort', 'Tort', { cards: 0, waiting: 20, now: null, exam: null }))
  await eventually(() => expect(server.callsOf('ReviewMemory')).toHaveLength(1))
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  expect(text()).toBe('')
})
