// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testAttemptAnswer } from '../../../schema/generated/limits'
import { Answers } from '../../../src/learn/attempt/attempt-answers'
import { eventually, find, render } from '../render'
import { openPlayer } from './open-player'
import { asked, running, serverOf } from './test-fixtures'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const checked = {
  checkedAt: '2026-11-04T12:03:00.000Z',
  outcome: {
    ...{ right: true, points: 1, correct: [], reasons: [], feedback: null, model: null, source: null },
    ...{ lawStatedAt: null, others: 0 },
  },
}

const field = () => find<HTMLTextAreaElement>('textarea')
const press = (key: string) => act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key })))
async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
/** Of a kind without a field of its own. */
const choice = (more = {}) => asked({ subtype: 'single_best_answer', ...more })

describe('a note on a question', () => {
  it('is written with N, is saved like an answer, and stays when its question is left', async () => {
    const server = serverOf(choice())
    openPlayer(running({ questions: [choice(), choice({ id: 'q2', position: 1 })] }))
    expect(document.querySelector('textarea')).toBeNull()
    await press('n')
    expect(document.activeElement).toBe(field())
    await type('See s 25')
    await eventually(() => expect(server.row.note).toBe('See s 25'))
    expect(server.sent.at(-1)).toMatchObject({ id: 't1', questionId: 'q1', note: 'See s 25' })
    act(() => field().blur())
    await press('ArrowRight')
    expect(document.querySelector('textarea')).toBeNull()
    await press('ArrowLeft')
    expect(field().value).toBe('See s 25')
  })

  it('is written after the answer was checked too', async () => {
    const server = serverOf(choice(checked))
    openPlayer(running({ questions: [choice(checked)] }))
    await act(async () => find<HTMLButtonElement>('[aria-label="Write a note on this question"]').click())
    await type('Ask when the step was taken')
    await eventually(() => expect(server.row.note).toBe('Ask when the step was taken'))
    expect(Object.keys(server.sent.at(-1) ?? {}).toSorted()).toEqual(['change', 'id', 'note', 'questionId', 'since'])
  })

  it('that is too long waits on this device until it is shortened', async () => {
    const server = serverOf(choice())
    openPlayer(running({ questions: [choice()] }))
    await press('N')
    await type('x'.repeat(testAttemptAnswer.note + 1))
    await eventually(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(server.sent).toEqual([])
    await type('x')
    await eventually(() => expect(server.row.note).toBe('x'))
  })

  it('stands at its question in the result, also where no outcome is shown', () => {
    const ended = running({
      status: 'graded',
      questions: [choice({ ...checked, note: 'See s 25' }), choice({ id: 'q2', note: 'Waits' })],
    })
    render(<Answers attempt={ended} mayReport />)
    expect(document.body.textContent).toContain('Your noteSee s 25')
    expect(document.body.textContent).toContain('Your noteWaits')
  })
})
