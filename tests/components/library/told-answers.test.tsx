// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { LateAnswers } from '../../../src/learn/attempt/late-answers'
import { keepUnsent } from '../../../src/parts/player/test/answers/unsent'
import { OtherAnswer } from '../../../src/parts/player/test/question/other-answer'
import { click, find, render } from '../render'
import { asked, running } from './test-fixtures'

beforeEach(() => localStorage.clear())
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement

const options = ['a', 'b'].map((id) => ({ id, body: `<p>Option ${id}</p>` }))

it('says which other answer was given elsewhere, and takes or forgets it', () => {
  const [onTake, onDrop] = [vi.fn(), vi.fn()]
  const question = asked({ subtype: 'single_best_answer', options })
  render(<OtherAnswer question={question} other={{ answer: ['b'], note: null }} onTake={onTake} onDrop={onDrop} />)
  expect(find('[role="alert"]').textContent).toContain('B. Option b')
  click(button('Use the other answer'))
  click(button('Keep what stands below'))
  expect(onTake).toHaveBeenCalledOnce()
  expect(onDrop).toHaveBeenCalledOnce()
})

it('shows with the result what came too late, until it is forgotten', () => {
  const attempt = running({
    status: 'graded',
    questions: [asked({ change: 5, answer: ['In time'] }), asked({ id: 'q2', position: 1 })],
  })
  keepUnsent('t1', [
    ['q1', { change: 4, since: 0, answer: ['Taken before'] }],
    ['q1', { change: 6, since: 0, seconds: 3 }],
    ['q2', { change: 7, since: 0, answer: ['Too'] }],
    ['q2', { change: 8, since: 0, answer: ['Too late'] }],
  ])
  render(<LateAnswers attempt={attempt} />)
  expect(document.body.textContent).toContain('One answer came too late')
  expect(document.body.textContent).toContain('Question 2Too late')
  expect(document.body.textContent).not.toContain('Taken before')
  click(button('Forget it'))
  expect(document.body.textContent).toBe('')
  expect(localStorage.length).toBe(0)
})

it('shows nothing where all came in time', () => {
  render(<LateAnswers attempt={running({ status: 'graded' })} />)
  expect(document.body.textContent).toBe('')
})
