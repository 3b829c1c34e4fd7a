// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savedWords } from '../../../src/parts/saving/saved-words'
import { useVersionedDraft, type VersionedDraft } from '../../../src/parts/saving/use-versioned-draft'
import { type Entries, versionedDraft } from '../../../src/parts/saving/versioned-draft'
import { TEXT, textRules } from '../../../src/parts/station/answers/written-text'
import { ApiError } from '../../../src/providers/api/api-error'
import { render } from '../render'
import { memoryIndexedDB } from './memory-indexed-db'

type Options = Parameters<typeof useVersionedDraft<string>>[0]

type Hooks = Pick<Options, 'send'> & Partial<Pick<Options, 'rules' | 'readCurrent'>>

function Room({ onDraft, ...hooks }: Hooks & { onDraft: (draft: VersionedDraft<string>) => void }) {
  const server = { body: { [TEXT]: '' }, version: 0, at: null }
  const draft = useVersionedDraft({
    key: 'text',
    rules: textRules,
    server,
    mayWrite: true,
    readCurrent: () => null,
    ...hooks,
  })
  onDraft(draft)
  return null
}

/** A room with a draft: the draft now, words typed into it, and the press that sends them all. */
function enterRoom(hooks: Hooks) {
  let draft: VersionedDraft<string> | null = null
  const now = () => draft as unknown as VersionedDraft<string>
  const keep = (each: VersionedDraft<string>) => {
    draft = each
  }
  render(<Room {...hooks} onDraft={keep} />)
  const type = (text: string) => act(() => now().dispatch({ type: 'edit', id: TEXT, change: () => text }))
  return { now, type, press: () => act(() => now().flush()) }
}

const changed = (current: object) =>
  new ApiError({ code: 'CONFLICT', message: 'Changed', status: 200, details: { current } })

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryIndexedDB())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a draft sends words typed during a save before it says that all is saved, in one press', async () => {
  const answers: (() => void)[] = []
  const sent: [string | undefined, number][] = []
  const send: Options['send'] = (mine, version) =>
    new Promise((resolve) => {
      sent.push([mine[TEXT], version])
      answers.push(() => resolve({ body: mine, version: version + 1 }))
    })
  const { now, type } = enterRoom({ send })
  type('<p>One</p>')
  const first = now().flush()
  type('<p>One two</p>')
  const whole = now().flush()
  answers.shift()?.()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answers.shift()?.()
  await act(async () => {})
  expect(sent).toEqual([
    ['<p>One</p>', 0],
    ['<p>One two</p>', 1],
  ])
  expect([await first, await whole]).toEqual([1, 2])
})

it('a draft that is too long is not sent, says why, and is sent as soon as it fits', async () => {
  const sent: (string | undefined)[] = []
  const send: Options['send'] = async (mine, version) => {
    sent.push(mine[TEXT])
    return { body: mine, version: version + 1 }
  }
  const { now, type, press } = enterRoom({ send })
  const long = `<p>${'x'.repeat(200_000)}</p>`
  type(long)
  expect([await press(), sent]).toEqual([null, []])
  expect(now().state.mine[TEXT]).toBe(long)
  expect(savedWords(now().state, textRules)).toBe('Not saved: too long by 7 characters')
  type('<p>Short</p>')
  expect([await press(), sent]).toEqual([1, ['<p>Short</p>']])
  expect(savedWords(now().state, textRules)).toMatch(/^Saved /)
})

it('a draft whose last save was stored while its answer was lost is whole in one press', async () => {
  const stored: { text: string | undefined; version: number } = { text: '', version: 0 }
  const lost = new ApiError({ code: 'NETWORK', message: 'Lost', status: 0 })
  let answers = false
  const send: Options['send'] = async (mine, version) => {
    if (version !== stored.version) {
      throw changed({ ...stored })
    }
    Object.assign(stored, { text: mine[TEXT], version: version + 1 })
    if (!answers) throw lost
    return { body: mine, version: stored.version }
  }
  const readCurrent = (current: unknown) => {
    const { text = '', version } = current as typeof stored
    return { body: { [TEXT]: text }, version }
  }
  const { now, type, press } = enterRoom({ send, readCurrent })
  type('<p>One</p>')
  expect(await press()).toBeNull()
  answers = true
  type('<p>One two</p>')
  expect(await press()).toBe(2)
  expect(stored).toEqual({ text: '<p>One two</p>', version: 2 })
  expect(now().state.conflict).toBeNull()
})

/** A save that is refused, since somebody else wrote into another part of the draft meanwhile. */
function writtenBeside() {
  const rules = versionedDraft<string>({ none: '', same: (one, other) => one === other })
  const stored = { body: { beside: 'Theirs' } as Entries<string>, version: 1 }
  const sent: Entries<string>[] = []
  const send: Options['send'] = async (mine, version) => {
    sent.push(mine)
    if (version !== stored.version) throw changed(stored)
    return Object.assign(stored, { body: mine, version: version + 1 })
  }
  return { rules, sent, send, readCurrent: (current: unknown) => current as typeof stored }
}

it('a draft with somebody else’s new words is not sent by the press that brought them, and goes with the next', async () => {
  const { sent, ...hooks } = writtenBeside()
  const { now, type, press } = enterRoom(hooks)
  type('Mine')
  expect(await press()).toBeNull()
  expect(sent).toHaveLength(1)
  const both = { [TEXT]: 'Mine', beside: 'Theirs' }
  expect(now().state).toMatchObject({ mine: both, conflict: null, failure: null })
  expect(await press()).toBe(2)
  expect(sent.at(-1)).toEqual(both)
})

it('a press during a save that brings somebody else’s words sends nothing on top of them', async () => {
  const { sent, ...hooks } = writtenBeside()
  const { now, type } = enterRoom(hooks)
  type('Mine')
  expect(await act(() => Promise.all([now().flush(), now().flush()]))).toEqual([null, null])
  expect(sent).toHaveLength(1)
})
