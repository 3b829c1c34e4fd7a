import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import dashboardStyles from '../../../src/learn/dashboard/dashboard.module.css'
import { daysLeft, ExamCountdown, sittingWords } from '../../../src/learn/dashboard/student/exam-countdown'
import { FirstDay } from '../../../src/learn/dashboard/student/first-day'
import { changeSince, RecentResults } from '../../../src/learn/dashboard/student/recent-results'
import type { StudentDashboardQuery } from '../../../src/learn/dashboard/student/student.documents'
import { type Study, studyTasks } from '../../../src/learn/dashboard/student/study-tasks'
import { tasksOf } from '../../../src/learn/dashboard/student/tasks'
import { WalletCard } from '../../../src/learn/dashboard/student/wallet-card'
import statStyles from '../../../src/ui/data/stat.module.css'
import tagStyles from '../../../src/ui/data/tag.module.css'
import { find, render } from '../render'

const now = Date.parse('2026-11-21T06:00:00.000Z')
const today = '2026-11-21'
type Session = StudentDashboardQuery['upcoming']['entries'][number]
type Result = StudentDashboardQuery['released']['entries'][number]

const session = (values: Partial<Session>): Session => ({
  id: 'a',
  name: 'Legal drafting',
  status: 'in_progress',
  assignmentStatus: 'assigned',
  startAt: '2026-11-20T06:00:00.000Z',
  endAt: '2026-11-27T06:00:00.000Z',
  deadline: '2026-11-27T06:00:00.000Z',
  accessOpen: '2026-11-20T06:00:00.000Z',
  zoomId: null,
  clockStartedAt: null,
  clockMinutes: null,
  timeLimit: null,
  sessionTypeId: 't',
  sessionType: { id: 't', mode: 'window' },
  practiceArea: { id: 'p', name: 'Property Practice' },
  attendees: [],
  holdUntil: null,
  price: 5000,
  unreadyMessage: null,
  answers: [],
  ...values,
})
const live = session({
  sessionType: { id: 't', mode: 'live' },
  name: 'Advocacy',
  status: 'booked',
  startAt: '2026-11-21T07:00:00.000Z',
  endAt: '2026-11-21T08:00:00.000Z',
  deadline: null,
  accessOpen: '2026-11-21T05:45:00.000Z',
})
const sitting = { id: 's', exam: 'sqe2', paper: 'oral', date: '2026-12-03' } as const

const nothing: Study = {
  reviewQueue: { off: false, today: { cards: 0, questions: 0, minutes: 0 } },
  running: { entries: [] },
  held: { entries: [] },
  libraryProgress: [],
}

const titles = (entries: Session[], sittings: StudentDashboardQuery['examSittings'] = [sitting], next?: string) =>
  tasksOf({ upcoming: { entries }, examSittings: sittings, ...nothing }, { now, today, next }).map(({ title }) => title)

test('an open station asks for an answer, and for the hand-in once there is one', () => {
  expect(titles([session({}), session({ id: 'b', answers: [{ id: 'x' }] })])).toEqual([
    'Answer: Legal drafting',
    'Hand in: Legal drafting',
  ])
})

test('open materials ask to be read before a session of today, but not of tomorrow', () => {
  const tomorrow = { ...live, id: 'b', startAt: '2026-11-22T07:00:00.000Z', endAt: '2026-11-22T08:00:00.000Z' }
  expect(titles([live, tomorrow, { ...live, id: 'c', accessOpen: '2026-11-21T06:45:00.000Z' }])).toEqual([
    'Read: Advocacy',
  ])
})

test('an urgent task, and one that begins the page, is not listed again', () => {
  const urgent = session({ deadline: '2026-11-21T20:00:00.000Z' })
  const handedBack = session({ id: 'b', unreadyMessage: 'The second page is missing.' })
  expect(titles([urgent, handedBack, session({ id: 'c', status: 'pending' })])).toEqual([])
  expect(titles([session({})], [sitting], 'a')).toEqual([])
})

test('a student without an exam day ahead is asked for it', () => {
  expect(titles([], [])).toEqual(['Say when you sit your exam'])
  expect(titles([], [{ ...sitting, date: '2026-11-20' }])).toEqual(['Say when you sit your exam'])
  expect(titles([], [{ ...sitting, date: today }])).toEqual([])
})

const attempt = { id: 'a', title: 'Land law test 1', answered: 3, count: 20, endsAt: null }

const heard: Study['libraryProgress'][number] = {
  bundleId: 'l',
  categoryId: 'c',
  title: 'Overreaching',
  at: '2026-11-20T20:00:00.000Z',
  inSlide: true,
  number: 7,
  count: 14,
  whole: 6,
  secondsLeft: 1000,
}

test('reviews of tonight, a test and a lecture begun, and access about to end are tasks of today', () => {
  const held = (until: string | null) => ({
    id: `h ${until}`,
    until,
    bundle: { id: 'b', categoryId: 'c', title: 'Tort' },
  })
  const study: Study = {
    reviewQueue: { off: false, today: { cards: 34, questions: 1, minutes: 31 } },
    running: { entries: [attempt, { ...attempt, id: 'x', endsAt: '2026-11-21T05:00:00.000Z' }] },
    held: {
      entries: ['2026-11-28T06:00:00.000Z', '2026-12-20T06:00:00.000Z', '2026-11-20T06:00:00.000Z', null].map(held),
    },
    libraryProgress: [{ ...heard, bundleId: 'done', whole: 14 }, heard, { ...heard, bundleId: 'earlier' }],
  }
  const tasks = studyTasks(study, now)
  expect(tasks.map(({ title, note, to }) => [title, note, to])).toEqual([
    ['Go on: Land law test 1', '3 of 20 answered.', '/library/attempts/a'],
    ['Go on: Overreaching', 'Slide 7 of 14. 17 min left.', '/library/c/l'],
    ['Tonight’s review', '34 cards, 1 question, about 31 min.', '/library/review'],
    ['Access ends: Tort', 'Yours until', '/library/c/b'],
  ])
})

test('a lecture of long ago is no task of today, and an unknown time is not said', () => {
  const go = (values: object) => studyTasks({ ...nothing, libraryProgress: [{ ...heard, ...values }] }, now)
  expect(go({ at: '2026-11-01T20:00:00.000Z' })).toEqual([])
  expect(go({ secondsLeft: null, inSlide: false }).map(({ note }) => note)).toEqual(['Video 7 of 14.'])
})

test('a day off asks for no review', () => {
  const review = { off: true, today: { cards: 34, questions: 1, minutes: 31 } }
  expect(studyTasks({ ...nothing, reviewQueue: review }, now)).toEqual([])
})

test('the countdown counts calendar days to the nearest paper, and ends after the last', () => {
  expect(sittingWords(sitting)).toBe('SQE2 oral assessments')
  expect(sittingWords({ exam: 'hra_bar', paper: 'whole' })).toBe('HRA/BAR')
  expect([today, '2026-11-22', '2026-12-03'].map((date) => daysLeft(today, date))).toEqual([
    'Today',
    'Tomorrow',
    '12 days',
  ])
  const draw = render(
    <MemoryRouter>
      <ExamCountdown
        today={today}
        sittings={[sitting, { ...sitting, id: 'w', paper: 'written', date: '2026-11-30' }]}
      />
    </MemoryRouter>,
  )
  expect(find(`p.${statStyles.label}`).parentElement?.textContent).toContain(
    'SQE2 written assessments9 daysMonday 30 November 2026',
  )
  draw(
    <MemoryRouter>
      <ExamCountdown today="2026-12-04" sittings={[sitting]} />
    </MemoryRouter>,
  )
  expect(document.querySelector('section')).toBeNull()
})

const result = (id: string, finalMark: number | null, sessionTypeId = 't'): Result => ({
  id,
  name: 'Advocacy',
  sessionTypeId,
  marked: '2026-11-12T06:00:00.000Z',
  finalMark,
  sessionType: { id: sessionTypeId, passMark: 3 },
  practiceArea: null,
})

test('a result is compared with the previous one of its kind', () => {
  const results = [result('a', 3.5), result('b', 5, 'other'), result('c', null), result('d', 3.25)]
  expect(results.map((each) => changeSince(each, results))).toEqual([0.25, null, null, null])
})

test('the line of scores is of the newest result’s station alone, where that has three', () => {
  const others = [result('b', 5, 'other'), result('c', 1, 'other')]
  const line = (results: Result[]) => {
    document.body.replaceChildren()
    render(
      <MemoryRouter>
        <RecentResults results={results} />
      </MemoryRouter>,
    )
    return document.querySelector(`.${dashboardStyles.trendLine}`)?.textContent
  }
  expect(line([result('a', 3), ...others, result('d', 2)])).toBeUndefined()
  expect(line([result('a', 3), ...others, result('d', 2), result('e', 2.5)])).toBe(
    'Advocacy, oldest to newest: 2.50, 2.00, 3.00',
  )
})

test('marks have a word and a trend in words, and never only a colour', () => {
  render(
    <MemoryRouter>
      <RecentResults results={[result('a', 3), result('b', 3.5), result('c', 3.5)]} />
    </MemoryRouter>,
  )
  expect([...document.querySelectorAll(`.${dashboardStyles.trend}`)].map((each) => each.textContent)).toEqual([
    '0.50 below your last one',
    'The same as your last one',
  ])
  expect(document.querySelector(`.${dashboardStyles.scoreWord}`)?.textContent).toBe('Marginal pass')
  expect(find(`.${dashboardStyles.trendLine}`).textContent).toBe('Advocacy, oldest to newest: 3.50, 3.50, 3.00')
})

const type = (id: string, price: number, values = {}) => ({
  id,
  name: id,
  price,
  status: 'active' as const,
  bookingAllowed: true,
  children: [],
  ...values,
})
const types = [type('dear', 9000), type('cheap', 3500), type('closed', 100, { bookingAllowed: false })]

test('a wallet is low below the price of the cheapest bookable session', () => {
  const draw = render(
    <MemoryRouter>
      <WalletCard balance={3499} types={types} />
    </MemoryRouter>,
  )
  expect(document.body.textContent).toContain('The cheapest session, cheap, costs £35.00.')
  expect(find(`.${tagStyles.tag}`).textContent).toBe('Too low to book')
  draw(
    <MemoryRouter>
      <WalletCard balance={3500} types={types} />
    </MemoryRouter>,
  )
  expect(document.querySelector(`.${tagStyles.tag}`)).toBeNull()
})

test('the first day names three things to do, and marks the next one clearly', () => {
  const draw = render(
    <MemoryRouter>
      <FirstDay firstName="Amara" hasExam={false} data={{ wallet: { id: 'w', balance: 0 }, sessionTypes: types }} />
    </MemoryRouter>,
  )
  expect(find('h2').textContent).toBe('Welcome, Amara')
  expect(document.body.textContent).toContain('It holds £0.00. You pay for each session as you book it, from £35.00.')
  expect(find('[data-look="primary"]').textContent).toBe('Add exam dates')
  draw(
    <MemoryRouter>
      <FirstDay firstName="" hasExam data={{ wallet: { id: 'w', balance: 5000 }, sessionTypes: types }} />
    </MemoryRouter>,
  )
  expect(find('h2').textContent).toBe('Welcome')
  expect(find('[data-look="primary"]').getAttribute('href')).toBe('/booking')
  expect(find('li').textContent).toContain(', done')
})
