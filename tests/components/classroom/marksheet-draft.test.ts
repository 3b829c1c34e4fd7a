import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  type Entries,
  entriesOf,
  type SheetState,
  sheetRules,
} from '../../../src/parts/marking/sheet/marksheet-draft'

const { isDirty, maySend, open: openSheet, reduce: sheet } = sheetRules
const entry = (mark: 'A' | 'B' | 'C' | null, comment = '') => ({ mark, comment, quotes: [] })
const first: Entries = { facts: entry('B', 'Clear'), law: entry(null) }
const opened = (): SheetState => openSheet({ body: first, version: 3, at: null }, null)
const typed = (state: SheetState, id: string, comment: string) =>
  sheet(state, { type: 'edit', id, change: (was) => ({ ...was, comment }) })

describe('a marksheet that saves itself', () => {
  it('sends nothing while a comment is too long, and keeps it whole', () => {
    const pasted = 'x'.repeat(5612)
    const long = typed(opened(), 'facts', pasted)
    expect([maySend(long), sheetRules.tooLong(long)]).toEqual([false, { length: 5612, most: 5000 }])
    expect(long.mine.facts?.comment).toBe(pasted)
    expect(maySend(typed(long, 'facts', ` ${pasted.slice(612)} `))).toBe(true)
  })

  it('sends a save once something differs from the server, but not while another save is under way', () => {
    expect(maySend(opened())).toBe(false)
    const changed = typed(opened(), 'law', 'Rule right')
    expect(maySend(changed)).toBe(true)
    const sending = sheet(changed, { type: 'send' })
    expect(maySend(typed(sending, 'law', 'Rule right both ways'))).toBe(false)
  })

  it('keeps text typed during a save, and sends it next', () => {
    const sending = sheet(typed(opened(), 'law', 'Rule'), { type: 'send' })
    const more = typed(sending, 'law', 'Rule right')
    const saved = sheet(more, { type: 'saved', body: { ...first, law: entry(null, 'Rule') }, version: 4, at: 1 })
    expect(saved.mine.law?.comment).toBe('Rule right')
    expect(saved.version).toBe(4)
    expect(maySend(saved)).toBe(true)
  })

  it('keeps that text also where news of its own save arrives before the answer', () => {
    const sending = sheet(typed(opened(), 'law', 'Rule'), { type: 'send' })
    const more = typed(sending, 'law', 'Rule right')
    const body = { ...first, law: entry(null, 'Rule') }
    const told = sheet(more, { type: 'server', body, version: 4 })
    const saved = sheet(told, { type: 'saved', body, version: 4, at: 1 })
    expect(saved.mine.law?.comment).toBe('Rule right')
    expect(saved.conflict).toBeNull()
  })

  it('ignores the spaces that the server removes', () => {
    const sending = sheet(typed(opened(), 'law', 'Rule '), { type: 'send' })
    const saved = sheet(sending, { type: 'saved', body: { ...first, law: entry(null, 'Rule') }, version: 4, at: 1 })
    expect(saved.mine.law?.comment).toBe('Rule ')
    expect(isDirty(saved)).toBe(false)
  })

  it('stays unsaved and shows the reason where a save failed', () => {
    const sending = sheet(typed(opened(), 'law', 'Rule'), { type: 'send' })
    const failed = sheet(sending, { type: 'failed', reason: 'No connection' })
    expect(failed.failure).toBe('No connection')
    expect(maySend(failed)).toBe(true)
    expect(failed.mine.law?.comment).toBe('Rule')
  })

  it('leaves empty lines out of a save', () => {
    expect(bodyOf(first)).toEqual([{ criterionId: 'facts', mark: 'B', comment: 'Clear', quotes: [] }])
    expect(entriesOf([{ criterionId: 'law', mark: null, comment: null, quotes: null }])).toEqual({ law: entry(null) })
  })
})

describe('a stale marksheet', () => {
  const refused = (mine: SheetState, body: Entries) =>
    sheet(sheet(mine, { type: 'send' }), { type: 'server', body, version: 4, refused: true })

  it('takes over changes that only the other person made, and goes on saving its own', () => {
    const state = refused(typed(opened(), 'law', 'Mine'), { ...first, facts: entry('A', 'Clear') })
    expect(state.conflict).toBeNull()
    expect(state.mine).toEqual({ facts: entry('A', 'Clear'), law: entry(null, 'Mine') })
    expect(state.version).toBe(4)
    expect(maySend(state)).toBe(true)
  })

  it('shows both texts where both changed the same criterion, and saves nothing until one is chosen', () => {
    const state = refused(typed(opened(), 'law', 'Mine'), { ...first, law: entry('C', 'Theirs') })
    expect(state.conflict?.open).toEqual(['law'])
    expect(state.mine.law).toEqual(entry(null, 'Mine'))
    expect(state.conflict?.theirs.law).toEqual(entry('C', 'Theirs'))
    expect(maySend(state)).toBe(false)
  })

  it('saves my text over theirs once I keep mine', () => {
    const state = refused(typed(opened(), 'law', 'Mine'), { ...first, law: entry('C', 'Theirs') })
    const decided = sheet(state, { type: 'decide', id: 'law', keep: 'mine' })
    expect(decided.mine.law?.comment).toBe('Mine')
    expect(decided.version).toBe(4)
    expect(maySend(decided)).toBe(true)
  })

  it('has nothing to save once I take theirs', () => {
    const state = refused(typed(opened(), 'law', 'Mine'), { ...first, law: entry('C', 'Theirs') })
    const decided = sheet(state, { type: 'decide', id: 'law', keep: 'theirs' })
    expect(decided.mine.law).toEqual(entry('C', 'Theirs'))
    expect(isDirty(decided)).toBe(false)
  })

  it('does not ask again about a decision when the same version is read again', () => {
    const mine = typed(typed(opened(), 'law', 'Mine'), 'facts', 'Mine too')
    const theirs = { facts: entry('A', 'Theirs too'), law: entry('C', 'Theirs') }
    const half = sheet(refused(mine, theirs), { type: 'decide', id: 'law', keep: 'mine' })
    const again = sheet(half, { type: 'server', body: theirs, version: 4 })
    expect(again.conflict?.open).toEqual(['facts'])
    const done = sheet(again, { type: 'decide', id: 'facts', keep: 'theirs' })
    expect(done.conflict).toBeNull()
    expect(done.mine).toEqual({ facts: entry('A', 'Theirs too'), law: entry(null, 'Mine') })
  })

  it('compares with the draft that this device kept while it was offline', () => {
    const kept = { base: first, version: 3, mine: { ...first, law: entry(null, 'On the train') } }
    const calm = openSheet({ body: first, version: 3, at: null }, kept)
    expect(calm.conflict).toBeNull()
    expect(calm.mine.law?.comment).toBe('On the train')
    const clash = openSheet({ body: { ...first, law: entry('A', 'At the desk') }, version: 5, at: null }, kept)
    expect(clash.conflict?.open).toEqual(['law'])
  })
})
