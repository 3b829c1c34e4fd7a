// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { PracticePage } from '../../../src/learn/practice/practice-page'
import { click, eventually, find } from '../render'
import { answering, button, openAt, refusal, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const area = (id: string, name: string, shortName: string) => ({ id, name, shortName })
const tort = area('t', 'Tort', 'TORT')
const land = area('l', 'Land Law', 'LAND')
const counts = [
  { practiceArea: tort, pools: ['unused'], count: 6 },
  { practiceArea: tort, pools: ['wrong', 'sure_and_wrong'], count: 4 },
  { practiceArea: land, pools: ['unused'], count: 10 },
  { practiceArea: land, pools: ['right'], count: 5 },
]
const practiceCounts = (adjustment: object | null = null) => ({ practiceCounts: counts, adjustment })
const open = (search = '') => openAt('/library/practice', `/library/practice${search}`, <PracticePage />)

it('counts what fits, and starts what was chosen', async () => {
  const server = answering(
    ['PracticeCounts', () => practiceCounts()],
    ['AttemptStart', () => ({ testAttemptStart: { id: 'a1' } })],
  )
  const at = open()
  await eventually(() => expect(text()).toContain('From the 25 questions you have open'))
  // Unused and wrong ones, unless told otherwise.
  expect(text()).toContain('Start 20 questions')
  click(find('input[type="checkbox"]'))
  await eventually(() => expect(button('Start 10 questions')).toBeTruthy())
  expect(at()).toContain('areas=t')
  click(button('Start 10 questions'))
  await eventually(() => expect(at()).toBe('/library/attempts/a1'))
  expect(server.callsOf('AttemptStart')).toMatchObject([
    { mode: 'practice', practice: { practiceAreaIds: ['t'], pools: ['unused', 'wrong'], count: 10, timeLimit: null } },
  ])
})

it('is filled in by a link: one paper, against the clock, answers at the end', async () => {
  const server = answering(
    ['PracticeCounts', () => practiceCounts()],
    ['AttemptStart', () => ({ testAttemptStart: { id: 'a1' } })],
  )
  open('?paper=flk2&clock=exam&answers=end&pools=unused&count=10')
  await eventually(() => expect(button('Start 10 questions')).toBeTruthy())
  click(button('Start 10 questions'))
  await eventually(() => expect(server.callsOf('AttemptStart')).toHaveLength(1))
  expect(server.callsOf('AttemptStart')[0]).toMatchObject({
    mode: 'exam',
    practice: { practiceAreaIds: ['l'], pools: ['unused'], count: 10, timeLimit: 17 },
  })
})

it('starts nothing where nothing fits', async () => {
  answering(['PracticeCounts', () => practiceCounts()])
  open('?pools=flagged')
  await eventually(() => expect(text()).toContain('questions match'))
  const start = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('Start'))
  expect(start.every(({ disabled }) => disabled)).toBe(true)
})

it('leads to a test where nothing is open, and says when it did not load', async () => {
  answering(['PracticeCounts', () => ({ practiceCounts: [], adjustment: null })])
  open()
  await eventually(() => expect(text()).toContain('You have no questions open yet'))
  expect(find('a[href="/library?type=test"]').textContent).toBe('Find a test')
  document.body.replaceChildren()
  answering(['PracticeCounts', () => refusal('FORBIDDEN', 'You may not.')])
  open()
  await eventually(() => expect(text()).toContain('This did not load'))
})
