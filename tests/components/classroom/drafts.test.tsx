// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Phase } from '../../../src/nouns/session/state'
import { commentsAmong, withComments } from '../../../src/parts/marking/sheet/comment-bank'
import { GradeKeys } from '../../../src/parts/marking/sheet/grade-keys'
import { paragraphsOf, textOf, wordCount } from '../../../src/parts/room/html-words'
import type { RoomSession } from '../../../src/parts/room/session-parts'
import { StatePage } from '../../../src/parts/room/state-pages'
import { forgetSignIn, keepSignIn } from '../../../src/providers/sign-in/session-store'
import { find, press, render } from '../render'
import { memoryIndexedDB } from './memory-indexed-db'

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value

beforeEach(() => {
  // Forgets the tab's memory, as a reload does.
  vi.resetModules()
  vi.stubGlobal('indexedDB', memoryIndexedDB())
  keepSignIn({ accessToken: 'a', refreshToken: 'r', user: { id: 'maya' } })
  vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => ({ from, to }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The drafts as a newly loaded tab reads them. */
async function opened() {
  vi.resetModules()
  const drafts = await import('../../../src/parts/saving/draft-store')
  await drafts.openDrafts()
  return drafts
}
const PATIENCE = { timeout: 10_000, interval: 5 }

describe('drafts on this device', () => {
  it('belong to one person and one session, and survive a reload', async () => {
    const { keepDraft, draftKey } = await opened()
    expect(await keepDraft(draftKey('maya', 's1', 'answer'), { text: 'Dear client' })).toBe(true)
    const { readDraft } = await opened()
    expect(readDraft(draftKey('maya', 's1', 'answer'), isText)).toEqual({ text: 'Dear client' })
    expect(readDraft(draftKey('luca', 's1', 'answer'), isText)).toBeNull()
    expect(readDraft(draftKey('maya', 's2', 'answer'), isText)).toBeNull()
  })

  it('can be read right after they are written', async () => {
    const { keepDraft, readDraft } = await opened()
    void keepDraft('articled.draft.maya.s1.answer', { text: 'x' })
    expect(readDraft('articled.draft.maya.s1.answer', isText)).toEqual({ text: 'x' })
  })

  it('are gone once they are dropped, and one of another shape never breaks the page', async () => {
    const key = 'articled.draft.maya.s1.answer'
    const first = await opened()
    await first.keepDraft(key, { text: 'x' })
    first.dropDraft(key)
    expect(first.readDraft(key, isText)).toBeNull()
    await vi.waitFor(async () => expect((await opened()).readDraft(key, isText)).toBeNull(), PATIENCE)
    const second = await opened()
    await second.keepDraft(key, 'another shape')
    expect((await opened()).readDraft(key, isText)).toBeNull()
  })

  it('move once from their earlier place', async () => {
    const key = 'articled.draft.maya.s1.answer'
    localStorage.setItem(key, JSON.stringify({ text: 'From last week' }))
    localStorage.setItem('articled.draft.maya.s2.answer', '{half')
    localStorage.setItem('theme', 'dark')
    expect((await opened()).readDraft(key, isText)).toEqual({ text: 'From last week' })
    await vi.waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
    await vi.waitFor(
      () => expect(Object.keys(localStorage).filter((name) => name.startsWith('articled.'))).toEqual([]),
      PATIENCE,
    )
    expect((await opened()).readDraft(key, isText)).toEqual({ text: 'From last week' })
  })

  it('are not stored again by a page whose owner has signed out', async () => {
    const key = 'articled.draft.maya.s1.answer'
    const { keepDraft } = await opened()
    await keepDraft(key, { text: 'x' })
    forgetSignIn('left')
    vi.stubGlobal('indexedDB', memoryIndexedDB())
    expect(await keepDraft(key, { text: 'x' })).toBe(false)
    expect((await opened()).readDraft(key, isText)).toBeNull()
  })

  it('stay in their earlier place while the device is full, and say so', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new Error('none')
      },
    })
    const key = 'articled.draft.maya.s1.answer'
    localStorage.setItem(key, JSON.stringify({ text: 'From last week' }))
    const { readDraft, keepDraft, openDrafts } = await opened()
    expect(await keepDraft('k', { text: 'x' })).toBe(false)
    await openDrafts()
    expect(readDraft(key, isText)).toEqual({ text: 'From last week' })
    expect(localStorage.getItem(key)).not.toBeNull()
  })
})

describe('the comments of a marker', () => {
  it('list the marker’s own comments on a criterion, newest first and each once', () => {
    const bank = ['Clear', 'Give the date ', 'Clear', 'x'.repeat(161)].reduce(
      (before, comment) => withComments(before, [{ title: 'Facts', comment }]),
      {},
    )
    expect(commentsAmong(bank, 'Facts', '')).toEqual(['Clear', 'Give the date'])
    expect(commentsAmong(bank, 'Facts', 'Clear. And more')).toEqual(['Give the date'])
    expect(commentsAmong(bank, 'Law', '')).toEqual([])
  })
})

describe('a written text', () => {
  it('becomes paragraphs from plain text and keeps no markup', () => {
    expect(paragraphsOf('One\ntwo\n\n<b>three</b>')).toBe('<p>One<br>two</p><p>&lt;b&gt;three&lt;/b&gt;</p>')
  })

  it('counts only its visible words', () => {
    expect(wordCount('<p>Dear Mr Marlowe</p><ul><li>First</li><li>Second</li></ul>')).toBe(5)
    expect(wordCount('<h2>Costs</h2><table><tbody><tr><td>Fee</td><td>£1<br />each</td></tr></tbody></table>')).toBe(4)
    expect(textOf('<p><br></p>')).toBe('')
    expect(wordCount('<p><br></p>')).toBe(0)
  })
})

describe('the grades of a criterion', () => {
  it('are chosen by their letters and removed by Backspace', () => {
    const onChange = vi.fn()
    render(<GradeKeys label="Facts" value="B" onChange={onChange} />)
    act(() => find('input').focus())
    press('d')
    expect(onChange).toHaveBeenLastCalledWith('D')
    expect(document.activeElement).toBe(document.querySelectorAll('input')[3])
    press('Backspace')
    expect(onChange).toHaveBeenLastCalledWith(null)
    press('x')
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('do not change when a marker only reads them', () => {
    const onChange = vi.fn()
    render(<GradeKeys label="Facts" value="B" onChange={onChange} disabled />)
    act(() => {
      find('[role=radiogroup]').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a session that is not open', () => {
  const session = {
    id: 's1',
    status: 'booked',
    startAt: '2099-11-19T14:00:00.000Z',
    endAt: '2099-11-19T15:00:00.000Z',
    accessOpen: '2099-11-19T13:50:00.000Z',
    deadline: null,
    holdUntil: '2099-11-19T13:00:00.000Z',
    cancelReason: 'The tutor is ill',
    allowed: [],
    sessionType: { mode: 'live', preparationTime: 10 },
    attendees: [],
  } as unknown as RoomSession
  const shown = (phase: Phase, mine = true, part: Partial<RoomSession> = {}) => {
    render(
      <MemoryRouter>
        <StatePage session={{ ...session, ...part }} phase={phase} mine={mine} onTime={() => {}} />
      </MemoryRouter>,
    )
    return document.body.textContent ?? ''
  }

  it('leads from a hold to its booking, for the candidate only', () => {
    shown('hold')
    expect(find<HTMLAnchorElement>('[data-look="primary"]').getAttribute('href')).toBe(
      '/booking/confirmation?session=s1',
    )
    document.body.replaceChildren()
    shown('hold', false)
    expect(document.querySelector('[data-look="primary"]')).toBeNull()
  })

  it('says when it opens and which things to bring', () => {
    const text = shown('before')
    expect(text).toContain('13:50')
    expect(text).toContain('What to bring')
  })

  it('gives the reason of a cancellation', () => {
    expect(shown('cancelled')).toContain('The tutor is ill')
  })

  it('tells a lapsed hold from a deadline that passed', () => {
    expect(shown('expired')).toContain('The hold ran out')
    const missed = { holdUntil: null, deadline: '2026-11-19T14:00:00.000Z' }
    expect(shown('expired', true, missed)).toContain('The deadline passed')
  })
})
