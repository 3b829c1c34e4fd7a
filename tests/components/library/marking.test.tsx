// @vitest-environment happy-dom
import { Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { MarkingPage } from '../../../src/learn/marking/marking-page'
import { QueuePage } from '../../../src/learn/marking/queue-page'
import { click, eventually, find, press, type } from '../render'
import { answering, button, openAt, refusal, text } from './answering-server'

afterEach(() => vi.unstubAllGlobals())

const AT = '2026-11-04T10:00:00.000Z'
const line = (id: string, candidate: string) => ({
  ...{ id, candidate, submittedAt: AT, points: null, most: 10 },
  block: { id: `k-${id}`, title: 'Advise Ann' },
})
const answer = (id: string, more: object = {}) => ({
  ...{
    id,
    bundleId: 'b1',
    candidate: `Person ${id}`,
    submittedAt: AT,
    answer: `What ${id} wrote`,
    files: [],
    most: 10,
  },
  ...{ points: null, feedback: null, marker: null, markedAt: null, version: 0 },
  block: {
    id: `k-${id}`,
    title: 'Advise Ann',
    assignment: '<p>Ann asks.</p>',
    answer: '<p>Model</p>',
    feedback: null,
    voidedAt: null,
  },
  ...more,
})
const marked = { points: 4, marker: 'Helen Prosser', markedAt: AT, version: 1 }

/** A server with two answers that wait. */
function serve(mark: (variables: Record<string, unknown>) => object, now: (id: string) => object = answer) {
  return answering(
    [
      'AnswersToMark',
      () => ({
        bundle: { id: 'b1', title: 'Wills', categoryId: 'c1' },
        answersToMark: {
          entries: [line('one', 'Amara O.'), line('two', 'Ben K.')],
          pageInfo: { totalCount: 2, totalPages: 1, currentPage: 1, hasPreviousPage: false, hasNextPage: false },
        },
      }),
    ],
    ['AnswerToMark', ({ id }) => ({ answerToMark: now(id as string) })],
    ['AnswerMark', mark],
  )
}
const page = (
  <Routes>
    <Route path=":bundleId/editor/marking/:answerId?" element={<MarkingPage />} />
  </Routes>
)
const open = () => openAt('/library/*', '/library/b1/editor/marking', page)
const points = () => find<HTMLInputElement>('input[type="number"]')
const words = () => find<HTMLTextAreaElement>('textarea')

it('marks the first that waits, and shows the next with the caret at its points', async () => {
  const server = serve(({ id, points, feedback }) => ({
    answerMark: answer(id as string, { ...marked, points, feedback }),
  }))
  const at = open()
  await eventually(() => expect(text()).toContain('What one wrote'))
  expect(document.activeElement).toBe(points())
  type(points(), '7.5')
  type(words(), 'Clear.')
  click(button('Save and next'))
  await eventually(() => expect(text()).toContain('What two wrote'))
  expect(server.callsOf('AnswerMark')).toEqual([{ id: 'one', points: 7.5, feedback: 'Clear.', version: 0 }])
  expect(at()).toBe('/library/b1/editor/marking/two')
  expect(points().value).toBe('')
  expect(document.activeElement).toBe(points())
})

it('says which points can be given, and sends no others', async () => {
  const server = serve(() => ({}))
  open()
  await eventually(() => expect(text()).toContain('What one wrote'))
  for (const typed of ['', '11', '3.25', '-1']) {
    type(points(), typed)
    click(button('Save and next'))
    await eventually(() => expect(points().getAttribute('aria-invalid')).toBe('true'))
  }
  expect(server.callsOf('AnswerMark')).toEqual([])
})

it('saves by Ctrl and Enter in the words', async () => {
  const server = serve(({ id }) => ({ answerMark: answer(id as string, marked) }))
  open()
  await eventually(() => expect(text()).toContain('What one wrote'))
  type(points(), '4')
  words().focus()
  press('Enter')
  expect(server.callsOf('AnswerMark')).toEqual([])
  press('Enter', { ctrlKey: true })
  await eventually(() => expect(server.callsOf('AnswerMark')).toHaveLength(1))
})

it('keeps what was typed where somebody has marked the answer meanwhile, shows their marking, and replaces it when told so', async () => {
  let isMarked = false
  const server = serve(
    ({ version, points }) => {
      if (version !== 0) return { answerMark: answer('one', { ...marked, points, version: 2 }) }
      isMarked = true
      return refusal('CONFLICT', 'Somebody has marked this answer since you opened it.')
    },
    (id) => answer(id, isMarked ? marked : {}),
  )
  open()
  await eventually(() => expect(text()).toContain('What one wrote'))
  type(points(), '8')
  click(button('Save and next'))
  await eventually(() => expect(text()).toContain('4 of 10 points, marked by Helen Prosser'))
  expect(points().value).toBe('8')
  await eventually(() => expect(button('Save the change').disabled).toBe(false))
  click(button('Save the change'))
  await eventually(() => expect(server.callsOf('AnswerMark')).toHaveLength(2))
  expect(server.callsOf('AnswerMark')[1]).toMatchObject({ points: 8, version: 1 })
})

it('lists what waits by bundle', async () => {
  const bundlesToMark = [{ bundleId: 'b1', categoryId: 'c1', title: 'Wills', waiting: 2, oldest: AT }]
  answering(['BundlesToMark', () => ({ bundlesToMark })])
  openAt('/', '/', <QueuePage />)
  await eventually(() => expect(text()).toContain('2 answers wait'))
  expect(find('a[href="/library/b1/editor/marking"]').textContent).toBe('Wills')
})

it('says that nothing waits', async () => {
  answering(['BundlesToMark', () => ({ bundlesToMark: [] })])
  openAt('/', '/', <QueuePage />)
  await eventually(() => expect(text()).toContain('No answer waits for you'))
})
