import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Verdict as TestVerdict } from '../../../src/learn/attempt/attempt-verdict'
import dashboardStyles from '../../../src/learn/dashboard/dashboard.module.css'
import { RecentResults } from '../../../src/learn/dashboard/student/recent-results'
import listStyles from '../../../src/learn/sessions/classroom-list.module.css'
import { SessionRow } from '../../../src/learn/sessions/session-row'
import { Verdict } from '../../../src/parts/station/result/verdict'
import { find, render } from '../render'

const marked = (finalMark: number, passMark: number) =>
  ({
    id: 'a',
    name: 'Advocacy',
    status: 'marked',
    sessionTypeId: 't',
    startAt: '2026-11-20T06:00:00.000Z',
    endAt: '2026-11-20T07:00:00.000Z',
    deadline: null,
    readyAt: null,
    accessOpen: null,
    holdUntil: null,
    cancelReason: null,
    marked: '2026-11-21T06:00:00.000Z',
    finalMark,
    skillsMark: finalMark,
    lawMark: finalMark,
    marksheet: [],
    marks: [],
    attendees: [],
    practiceArea: null,
    sessionType: { id: 't', name: 'Advocacy', mode: 'live', passMark },
    // biome-ignore lint/suspicious/noExplicitAny: one session for three pages, each of which reads a part of it.
  }) as any

const drawn = (session: ReturnType<typeof marked>) => {
  render(
    <MemoryRouter>
      <section id="result">
        <Verdict session={session} score={session.finalMark} />
      </section>
      <RecentResults results={[session]} />
      <ul>
        <SessionRow session={session} userId="u" />
      </ul>
    </MemoryRouter>,
  )
  return {
    result: find('#result').textContent ?? '',
    words: [dashboardStyles, listStyles].map(({ scoreWord }) => find(`.${scoreWord}`).textContent),
  }
}

test('a score under the line has the word of a fail on the result, the dashboard and the list', () => {
  const { result, words } = drawn(marked(17 / 6, 3))
  expect(result).toContain('2.83 of 5Below the pass line by 0.17. Marginal fail.')
  expect(words).toEqual(['Marginal fail', 'Marginal fail'])
})

test('a score on a line that is no binary number is on it everywhere', () => {
  const { result, words } = drawn(marked(3.1999999999999997, 3.2))
  expect(result).toContain('On the pass line. Marginal pass.')
  expect(words).toEqual(['Marginal pass', 'Marginal pass'])
})

test('a test whose points are the line to the last digit is on it', () => {
  const attempt = { points: 2.01, most: 3, percent: (100 * 2.01) / 3, passPercent: 67, passEstimated: false }
  render(
    <TestVerdict
      // biome-ignore lint/suspicious/noExplicitAny: what the verdict reads of an attempt.
      attempt={{ ...attempt, answered: 3, count: 3 } as any}
    />,
  )
  expect(document.body.textContent).toContain('On the pass line')
  expect(document.body.textContent).not.toContain('Just below')
})
