// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReview } from '../../../src/learn/review/use-review'
import { click, eventually } from '../render'
import { answering, button, openAt, text } from './answering-server'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const card = (id: string) => ({ id, reps: 0 })

/** The counts of a review, and what is done with its first card. */
function Review() {
  const review = useReview(null)
  const [first] = review.cards
  return (
    <>
      <p>{`${first?.id ?? 'none'}, ${review.done + 1} of ${review.done + review.left}`}</p>
      <button type="button" onClick={() => first && review.grade(first as never, 'easy', 1)}>
        Easy
      </button>
      <button type="button" onClick={() => void review.undo()}>
        Undo
      </button>
    </>
  )
}

it('an answer that is taken back while more cards are read is counted once, however often it is pressed', async () => {
  let back = true
  const server = answering(
    ['ReviewNext', () => ({ reviewNext: { cards: [card('one'), card('two')], left: back ? 2 : 1 } })],
    [
      'ReviewAnswer',
      () => {
        back = false
        return { reviewAnswer: { id: 'one' } }
      },
    ],
    [
      'ReviewUndo',
      () => {
        back = true
        return { reviewUndo: card('one') }
      },
    ],
  )
  openAt('/', '/', <Review />)
  await eventually(() => expect(text()).toContain('one, 1 of 2'))
  click(button('Easy'))
  await eventually(() => expect(text()).toContain('two, 2 of 2'))
  click(button('Undo'))
  click(button('Undo'))
  await eventually(() => expect(text()).toContain('one, 1 of 2'))
  expect(server.callsOf('ReviewUndo')).toHaveLength(1)
})

it('an answer is taken back though the next cards are still asked for', async () => {
  let give = () => {}
  const held = new Promise<void>((done) => {
    give = done
  })
  let asked = 0
  const server = answering(
    [
      'ReviewNext',
      async () => {
        asked += 1
        if (asked > 1) await held
        return { reviewNext: { cards: [card('one'), card('two')], left: asked > 1 ? 1 : 2 } }
      },
    ],
    ['ReviewAnswer', () => ({ reviewAnswer: { id: 'one' } })],
    ['ReviewUndo', () => ({ reviewUndo: card('one') })],
  )
  openAt('/', '/', <Review />)
  await eventually(() => expect(text()).toContain('one, 1 of 2'))
  click(button('Easy'))
  await eventually(() => expect(server.callsOf('ReviewNext')).toHaveLength(2))
  click(button('Undo'))
  give()
  await eventually(() => expect(server.callsOf('ReviewUndo')).toHaveLength(1))
  await eventually(() => expect(text()).toContain('one, 1 of 2'))
})
