// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savedWords } from '../../../src/parts/saving/saved-words'
import { useVersionedDraft, type VersionedDraft } from '../../../src/parts/saving/use-versioned-draft'
import { TEXT, textRules } from '../../../src/parts/station/answers/written-text'
import { ApiError } from '../../../src/providers/api/api-error'
import { render } from '../render'
import { memoryIndexedDB } from './memory-indexed-db'

type Options = Parameters<typeof useVersionedDraft<string>>[0]

interface Props extends Pick<Options, 'send'>, Partial<Pick<Options, 'readCurrent'>> {
  onDraft: (draft: VersionedDraft<string>) => void
}

function Room({ send, readCurrent = () => null, onDraft }: Props) {
  const server = { body: { [TEXT]: '' }, version: 0, at: null }
  onDraft(useVersionedDraft({ key: 'text', rules: textRules, server, mayWrite: true, send, readCurrent }))
  return null
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryIndexedDB())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a draft sends words typed during a save before it says that all is saved, in one press', async () => {
  let draft: VersionedDraft<string> | null = null
  const answers: (() => void)[] = []
  const sent: [string | undefined, number][] = []
  const send: Options['send'] = (mine, version) =>
    new Promise((resolve) => {
      sent.push([mine[TEXT], version])
      answers.push(() => resolve({ body: mine, version: version + 1 }))
    })
  const now = () => draft as unknown as VersionedDraft<string>
  render(
    <Room
      send={send}
      onDraft={(each) => {
        draft = each
      }}
    />,
  )
  const type = (text: string) => act(() => now().dispatch({ type: 'edit', id: TEXT, change: () => text }))
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
  let draft: VersionedDraft<string> | null = null
  const sent: (string | undefined)[] = []
  const send: Options['send'] = async (mine, version) => {
    sent.push(mine[TEXT])
    return { body: mine, version: version + 1 }
  }
  const now = () => draft as unknown as VersionedDraft<string>
  render(
    <Room
      send={send}
      onDraft={(each) => {
        draft = each
      }}
    />,
  )
  const type = (text: string) => act(() => now().dispatch({ type: 'edit', id: TEXT, change: () => text }))
  const long = `<p>${'x'.repeat(200_000)}</p>`
  type(long)
  let version: number | null = 0
  await act(async () => {
    version = await now().flush()
  })
  expect([version, sent]).toEqual([null, []])
  expect(now().state.mine[TEXT]).toBe(long)
  expect(savedWords(now().state, textRules)).toBe('Not saved: too long by 7 characters')
  type('<p>Short</p>')
  await act(async () => {
    version = await now().flush()
  })
  expect([version, sent]).toEqual([1, ['<p>Short</p>']])
  expect(savedWords(now().state, textRules)).toMatch(/^Saved /)
})

it('a draft whose last save was stored while its answer was lost is whole in one press', async () => {
  let draft: VersionedDraft<string> | null = null
  const stored: { text: string | undefined; version: number } = { text: '', version: 0 }
  const lost = new ApiError({ code: 'NETWORK', message: 'Lost', status: 0 })
  let answers = false
  const send: Options['send'] = async (mine, version) => {
    if (version !== stored.version) {
      throw new ApiError({ code: 'CONFLICT', message: 'Changed', status: 200, details: { current: { ...stored } } })
    }
    Object.assign(stored, { text: mine[TEXT], version: version + 1 })
    if (!answers) throw lost
    return { body: mine, version: stored.version }
  }
  const readCurrent = (current: unknown) => {
    const { text = '', version } = current as typeof stored
    return { body: { [TEXT]: text }, version }
  }
  const now = () => draft as unknown as VersionedDraft<string>
  render(
    <Room
      send={send}
      readCurrent={readCurrent}
      onDraft={(each) => {
        draft = each
      }}
    />,
  )
  const type = (text: string) => act(() => now().dispatch({ type: 'edit', id: TEXT, change: () => text }))
  type('<p>One</p>')
  expect(await act(() => now().flush())).toBeNull()
  answers = true
  type('<p>One two</p>')
  expect(await act(() => now().flush())).toBe(2)
  expect(stored).toEqual({ text: '<p>One two</p>', version: 2 })
  expect(now().state.conflict).toBeNull()
})
