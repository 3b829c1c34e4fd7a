// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { PlanPage } from '../../../src/learn/attempt/mock-day/plan-page'
import { click, eventually, find } from '../render'
import { type Answer, answering, button, openAt, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const offer = (available: number, more: object = {}) => ({
  paper: 'flk1',
  questions: 90,
  available,
  plainMinutes: 153,
  minutes: 153,
  extraTime: 0,
  breaks: 0,
  breakMinutes: 60,
  graceMinutes: 30,
  areas: [
    {
      practiceArea: { id: 't', name: 'Tort' },
      weightFrom: 14,
      weightTo: 20,
      available,
      unseen: 3,
      whole: 31,
      half: 15,
    },
  ],
  ...more,
})
const plan = (mockDayOffer: object, entries: object[] = []) => ({ mockDayOffer, mockDays: { entries } })
const deviceTime: Answer = ['DeviceTime', () => ({ serverTime: new Date().toISOString() })]
const open = (search = '') => openAt('/library/mock-day', `/library/mock-day${search}`, <PlanPage />)

it('says what the day asks, and starts its first session', async () => {
  const server = answering(
    deviceTime,
    ['MockDayPlan', () => plan(offer(200))],
    [
      'MockDayStart',
      () => ({
        mockDayStart: { id: 'd1', sessions: [{ id: 'a1', status: 'in_progress', mockSession: 1 }] },
      }),
    ],
  )
  const at = open()
  await eventually(() => expect(button('Start session 1')).toBeTruthy())
  expect(text()).toContain('90 questions, 2 h 33 min')
  expect(text()).toContain('The clock starts when you press and cannot be paused.')
  expect(find('table').textContent).toContain('Tort14–20%31200')
  click(button('Start session 1'))
  await eventually(() => expect(at()).toBe('/library/attempts/a1'))
  expect(server.callsOf('MockDayStart')).toMatchObject([{ paper: 'flk1', half: false }])
})

it('is half a day where there are too few questions for a whole one, and says so', async () => {
  answering(deviceTime, ['MockDayPlan', () => plan(offer(120))])
  open()
  await eventually(() => expect(button('Start the session')).toBeTruthy())
  expect(text()).toContain('A whole day takes 180 questions of this paper, and you have 120 open.')
})

it('with too few for either leads to tests and to practice of the paper', async () => {
  answering(deviceTime, ['MockDayPlan', () => plan(offer(65))])
  open()
  await eventually(() => expect(text()).toContain('You have 65 of the 180 questions that this takes.'))
  expect(find('a[href="/library?type=test"]').textContent).toBe('Find tests')
  expect(find('a[href^="/library/practice"]').getAttribute('href')).toContain('paper=flk1')
  expect([...document.querySelectorAll('button')].some(({ textContent }) => textContent?.startsWith('Start'))).toBe(
    false,
  )
})

it('shows the person’s own time, and where it comes from', async () => {
  answering(deviceTime, ['MockDayPlan', () => plan(offer(200, { minutes: 192, extraTime: 25 }))])
  open()
  await eventually(() => expect(text()).toContain('3 h 12 min'))
  expect(text()).toContain('From your adjustments. Only you and staff see this.')
})

it('goes on with a day that runs', async () => {
  answering(deviceTime, [
    'MockDayPlan',
    () => plan(offer(200), [{ id: 'd1', paper: 'flk1', status: 'break', half: false }]),
  ])
  const at = open()
  await eventually(() => expect(at()).toBe('/library/mock-day/d1'))
})
