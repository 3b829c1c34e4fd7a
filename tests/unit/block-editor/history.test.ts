import { expect, it } from 'vitest'
import { type FieldStep, History } from '../../../src/parts/block-editor/history'

const step = (blockId: string, before: string, after: string): FieldStep => ({ blockId, field: 'title', before, after })

it('what is typed without a pause is taken back in one step, what follows a pause in another', () => {
  let time = 0
  const history = new History(() => time)
  history.push(step('one', '', 'L'))
  time += 100
  history.push(step('one', 'L', 'La'))
  time += 5000
  history.push(step('one', 'La', 'Law'))
  expect(history.undo()).toEqual(step('one', 'La', 'Law'))
  expect(history.undo()).toEqual(step('one', '', 'La'))
  expect(history.get()).toEqual({ canUndo: false, canRedo: true })
  expect(history.redo()).toEqual(step('one', '', 'La'))
})

it('steps of several blocks are taken back in the opposite order', () => {
  const history = new History(() => 0)
  history.push(step('one', '', 'a'))
  history.push(step('other', '', 'b'))
  expect([history.undo(), history.undo(), history.undo()]).toEqual([
    step('other', '', 'b'),
    step('one', '', 'a'),
    undefined,
  ])
})

it('a new step ends what could be done again, and a deed without a way forward is not done again', () => {
  const history = new History(() => 0)
  history.push(step('one', '', 'a'))
  history.undo()
  history.push(step('one', '', 'b'))
  expect(history.get().canRedo).toBe(false)
  history.push({ label: 'the new blocks', undo: async () => {}, redo: null })
  history.undo()
  expect(history.get().canRedo).toBe(false)
})
