import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Entry } from '../../../src/parts/marking/sheet/marksheet-draft'
import { pressInSheet } from '../../../src/parts/marking/sheet/sheet-keys'
import { useUndo } from '../../../src/parts/marking/sheet/use-undo'
import { click, find, render } from '../render'

const none: Entry = { mark: null, comment: '', quotes: [] }

function Sheet() {
  const [entries, setEntries] = useState<Record<string, Entry>>({ a: none, b: none })
  const put = (id: string, part: Partial<Entry>) =>
    setEntries((were) => ({ ...were, [id]: { ...(were[id] ?? none), ...part } }))
  const { note, undo } = useUndo(put)
  const edit = (id: string, part: Partial<Entry>) => {
    note(id, entries[id] ?? none, part)
    put(id, part)
  }
  return (
    <>
      <output>{JSON.stringify(Object.values(entries).map(({ mark, comment }) => `${mark ?? '-'} ${comment}`))}</output>
      <button id="grade-a" type="button" onClick={() => edit('a', { mark: entries.a?.mark === 'B' ? 'C' : 'B' })} />
      <button id="type-a" type="button" onClick={() => edit('a', { comment: `${entries.a?.comment}x` })} />
      <button id="type-b" type="button" onClick={() => edit('b', { comment: `${entries.b?.comment}y` })} />
      <button id="undo" type="button" disabled={!undo} onClick={() => undo?.()} />
    </>
  )
}

test('undo takes grades back one by one, and a comment as it was before it was typed on', () => {
  render(<Sheet />)
  const says = (...entries: string[]) => expect(JSON.parse(find('output').textContent ?? '')).toEqual(entries)
  for (const press of ['grade-a', 'grade-a', 'type-a', 'type-a', 'type-b', 'type-a']) click(find(`#${press}`))
  says('C xxx', '- y')
  const undo = () => click(find('#undo'))
  undo()
  says('C xx', '- y')
  undo()
  says('C xx', '- ')
  undo()
  says('C ', '- ')
  undo()
  says('B ', '- ')
  undo()
  says('- ', '- ')
  expect(find<HTMLButtonElement>('#undo').disabled).toBe(true)
})

test('the keys of a sheet act on grades, and leave a text what belongs to a text', () => {
  const keys = { back: vi.fn(), comment: vi.fn(), grade: vi.fn(), release: vi.fn(), undo: vi.fn() }
  render(
    <section aria-label="Sheet" onKeyDown={(event) => pressInSheet(event, keys)}>
      <input type="radio" />
      <textarea />
    </section>,
  )
  const done = (selector: string, key: string, held: KeyboardEventInit = {}) => {
    for (const each of Object.values(keys)) each.mockClear()
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
    act(() => void find(selector).dispatchEvent(event))
    const called = Object.entries(keys).filter(([, each]) => each.mock.calls.length > 0)
    expect(event.defaultPrevented).toBe(called.length > 0)
    return called.map(([name]) => name).join()
  }
  const ctrlKey = true
  expect(done('input', 'Enter')).toBe('comment')
  expect(done('input', 'ArrowUp', { shiftKey: true })).toBe('back')
  expect(done('input', 'ArrowUp')).toBe('')
  expect(done('input', 'z', { ctrlKey })).toBe('undo')
  expect(done('input', 'Enter', { ctrlKey })).toBe('release')
  expect(done('textarea', 'Enter')).toBe('')
  expect(done('textarea', 'Enter', { ctrlKey })).toBe('release')
  expect(done('textarea', 'z', { ctrlKey })).toBe('')
  expect(done('textarea', 'ArrowUp', { shiftKey: true })).toBe('')
  expect(done('textarea', 'Escape')).toBe('grade')
})
