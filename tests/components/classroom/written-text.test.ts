import { describe, expect, it } from 'vitest'
import { formatUsed, usedWords } from '../../../src/parts/room/station-clock'
import { TEXT, textRules } from '../../../src/parts/station/answers/written-text'

const { open, reduce, isDirty, maySend, entryOf } = textRules
const server = (text: string, version: number) => ({ body: { [TEXT]: text }, version, at: null })
const typed = (state: ReturnType<typeof open>, text: string) =>
  reduce(state, { type: 'edit', id: TEXT, change: () => text })

describe('the text written in a room', () => {
  it('is the same in another spelling of its layout, and empty without words', () => {
    expect(isDirty(typed(open(server('<p>One<br />two</p>', 1), null), '<p>One<br>two</p>'))).toBe(false)
    expect(isDirty(typed(open(server('', 0), null), '<p></p>'))).toBe(false)
    expect(isDirty(typed(open(server('<p>One</p>', 1), null), ''))).toBe(true)
  })

  it('is this device’s after a reload, where it was not saved, and is sent', () => {
    const kept = { base: { [TEXT]: '<p>One</p>' }, version: 1, mine: { [TEXT]: '<p>One two</p>' } }
    const state = open(server('<p>One</p>', 1), kept)
    expect(entryOf(state.mine, TEXT)).toBe('<p>One two</p>')
    expect(maySend(state)).toBe(true)
  })

  it('waits for a decision where it was changed elsewhere too, and loses neither text', () => {
    const kept = { base: { [TEXT]: '<p>One</p>' }, version: 1, mine: { [TEXT]: '<p>Mine</p>' } }
    const state = open(server('<p>Theirs</p>', 2), kept)
    expect(maySend(state)).toBe(false)
    expect([entryOf(state.mine, TEXT), entryOf(state.conflict?.theirs ?? {}, TEXT)]).toEqual([
      '<p>Mine</p>',
      '<p>Theirs</p>',
    ])
    const mine = reduce(state, { type: 'decide', id: TEXT, keep: 'mine' })
    expect([mine.version, maySend(mine)]).toEqual([2, true])
    const theirs = reduce(state, { type: 'decide', id: TEXT, keep: 'theirs' })
    expect([entryOf(theirs.mine, TEXT), isDirty(theirs)]).toEqual(['<p>Theirs</p>', false])
  })

  it('takes the other tab’s text where nothing was typed here', () => {
    const state = reduce(open(server('<p>One</p>', 1), null), { type: 'server', ...server('<p>Two</p>', 2) })
    expect([entryOf(state.mine, TEXT), state.conflict]).toEqual(['<p>Two</p>', null])
  })

  it('knows its own words again where they were saved and only the answer was lost', () => {
    const lost = (state: ReturnType<typeof open>) =>
      reduce(reduce(state, { type: 'send' }), { type: 'failed', reason: 'Not saved yet.' })
    const first = lost(typed(open(server('<p>One</p>', 1), null), '<p>One two</p>'))
    const second = lost(typed(first, '<p>One two three</p>'))
    const sending = reduce(typed(second, '<p>One two three four</p>'), { type: 'send' })

    const own = reduce(sending, { type: 'server', ...server('<p>One two</p>', 2), refused: true })
    expect([own.conflict, own.version, maySend(own)]).toEqual([null, 2, true])
    expect(entryOf(own.mine, TEXT)).toBe('<p>One two three four</p>')
    const other = reduce(sending, { type: 'server', ...server('<p>One. Other tab</p>', 2), refused: true })
    expect(other.conflict?.open).toEqual([TEXT])

    // What was taken back meanwhile stays so.
    const back = reduce(reduce(typed(second, '<p>One</p>'), { type: 'send' }), {
      ...{ type: 'server', ...server('<p>One two</p>', 2), refused: true },
    })
    expect([entryOf(back.mine, TEXT), maySend(back)]).toEqual(['<p>One</p>', true])

    // Once the server has answered, the same words are somebody’s again.
    const saved = reduce(reduce(own, { type: 'send' }), {
      ...{ type: 'saved', body: own.mine, version: 3, at: 1 },
    })
    const later = reduce(typed(saved, '<p>Five</p>'), { type: 'server', ...server('<p>One two</p>', 4) })
    expect(later.conflict?.open).toEqual([TEXT])
  })
})

describe('the time that a station took', () => {
  it('is said in minutes, hours, or days of what it should take', () => {
    expect(formatUsed(2619)).toBe('43:39')
    expect(formatUsed(3850)).toBe('1:04:10')
    expect(usedWords({ timeUsed: 2619, clockMinutes: 45 })).toBe('43:39 of 45:00')
    expect(usedWords({ timeUsed: 2 * 86_400 + 3600, clockMinutes: 45 })).toBe('2 d 1 h of 45:00')
    expect(usedWords({ timeUsed: null, clockMinutes: 45 })).toBeNull()
    expect(usedWords({ timeUsed: 60, clockMinutes: null })).toBeNull()
  })
})
