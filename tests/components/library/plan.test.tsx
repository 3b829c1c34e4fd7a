// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { PlanPage } from '../../../src/learn/plan/plan-page'
import { click, eventually, find } from '../render'
import { answering, button, openAt, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const piece = { workId: null, sessionId: null, title: null, at: null }
const land = { id: 'land', name: 'Land law' }
const work = (more: object) => ({
  id: 'land',
  kind: 'practice',
  title: null,
  categoryId: null,
  practiceArea: land,
  paper: 'flk2',
  minutes: 170,
  questions: 100,
  leftOut: false,
  doneOn: null,
  ...more,
})
const plan = (more: object = {}) => ({
  day: '2026-06-01',
  minutesPerDay: 90,
  doneMinutes: 25,
  exams: [{ exam: 'sqe1', paper: 'flk2', date: '2026-06-04' }],
  days: [
    {
      day: '2026-06-01',
      off: false,
      minutes: 52,
      papers: [],
      training: [],
      pieces: [
        { ...piece, kind: 'review', minutes: 7 },
        { ...piece, kind: 'practice', minutes: 45, workId: 'land' },
      ],
    },
    {
      day: '2026-06-02',
      off: false,
      minutes: 90,
      papers: [],
      training: [],
      pieces: [
        {
          ...piece,
          kind: 'session',
          minutes: 60,
          sessionId: 's1',
          title: 'Client interview',
          at: '2026-06-02T15:00:00.000Z',
        },
        { ...piece, kind: 'lecture', minutes: 30, workId: 'b1' },
      ],
    },
    { day: '2026-06-03', off: true, minutes: 0, papers: [], training: [], pieces: [] },
  ],
  work: [
    work({
      id: 'b1',
      kind: 'lecture',
      title: 'Overreaching',
      categoryId: 'c1',
      minutes: 30,
      questions: null,
      doneOn: '2026-06-02',
    }),
    work({}),
    work({ id: 'tort', practiceArea: { id: 'tort', name: 'Tort' }, leftOut: true, minutes: 34, questions: 20 }),
  ],
  excess: { minutes: 125, minutesMore: 65, leaveOut: ['land'] },
  ...more,
})

const links = () => [...document.querySelectorAll('main a, a')].map((link) => link.getAttribute('href'))

it('says what is to be done today, each with its way, and what each day ahead holds', async () => {
  answering(['StudyPlan', () => ({ studyPlan: plan() })])
  openAt('/library/plan', '/library/plan', <PlanPage />)
  await eventually(() => expect(text()).toContain('Today, about 52 min'))
  expect(text()).toContain('FLK2 on Thursday 4 June 2026, in 3 days')
  expect(text()).toContain('You have studied 25 min today.')
  expect(links()).toEqual(
    expect.arrayContaining(['/library/review', '/library/practice?areas=land&pools=unused&count=26']),
  )
  expect(find('[aria-label="Each day"]').textContent).toContain('Client interview 60 min, Overreaching 30 min')
  expect(find('[aria-label="Each day"]').textContent).toContain('Day off')
  expect(text()).toContain('Lecture. Done by Tue 2 Jun.')
  expect(text()).toContain('Does not fit.')
})

it('says by how much it does not fit, and makes it fit by more time or by less', async () => {
  const server = answering(
    ['StudyPlan', () => ({ studyPlan: plan() })],
    ['StudyPlanUpdate', () => ({ studyPlanUpdate: plan({ excess: null }) })],
  )
  openAt('/library/plan', '/library/plan', <PlanPage />)
  await eventually(() => expect(text()).toContain('2 h 5 min too much'))
  click(button('Study 2 h 35 min a day'))
  await eventually(() => expect(server.callsOf('StudyPlanUpdate')).toEqual([{ minutesPerDay: 155 }]))
  await eventually(() => expect(button('Leave it out').getAttribute('aria-busy')).not.toBe('true'))
  click(button('Leave it out'))
  await eventually(() => expect(server.callsOf('StudyPlanUpdate')[1]).toEqual({ leftOut: ['tort', 'land'] }))
})

it('takes in again what was left out', async () => {
  const server = answering(
    ['StudyPlan', () => ({ studyPlan: plan() })],
    ['StudyPlanUpdate', () => ({ studyPlanUpdate: plan() })],
  )
  openAt('/library/plan', '/library/plan', <PlanPage />)
  await eventually(() => expect(text()).toContain('Take in'))
  click(button('Take in'))
  await eventually(() => expect(server.callsOf('StudyPlanUpdate')).toEqual([{ leftOut: [] }]))
})

it('keeps the time a day and the days off', async () => {
  const server = answering(
    ['StudyPlan', () => ({ studyPlan: plan() })],
    ['PlanDaysOff', () => ({ reviewSettings: { weekdaysOff: [7] } })],
    ['PlanDaysOffWrite', ({ weekdaysOff }) => ({ reviewSettingsWrite: { weekdaysOff } })],
    ['StudyPlanUpdate', () => ({ studyPlanUpdate: plan() })],
  )
  openAt('/library/plan', '/library/plan', <PlanPage />)
  await eventually(() => expect(text()).toContain('Today'))
  click(button('Time and days off'))
  await eventually(() => expect(text()).toContain('Saturday'))
  click(find('dialog input[type="checkbox"]'))
  click(button('Save'))
  await eventually(() => expect(server.callsOf('PlanDaysOffWrite')).toEqual([{ weekdaysOff: [7, 1] }]))
  await eventually(() => expect(server.callsOf('StudyPlanUpdate')).toEqual([{ minutesPerDay: 90 }]))
})

it('leads to the library while there is nothing to plan, and asks for the exam', async () => {
  const empty = plan({
    exams: [],
    work: [],
    excess: null,
    days: [{ day: '2026-06-01', off: false, minutes: 0, papers: [], training: [], pieces: [] }],
  })
  answering(['StudyPlan', () => ({ studyPlan: empty })])
  openAt('/library/plan', '/library/plan', <PlanPage />)
  await eventually(() => expect(text()).toContain('Nothing to plan yet'))
  expect(links()).toEqual(expect.arrayContaining(['/library', '/account#exam']))
})
