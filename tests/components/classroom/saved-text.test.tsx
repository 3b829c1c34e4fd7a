// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { type SavedText, useSavedText } from '../../../src/parts/saving/saved-text'
import { ApiError } from '../../../src/providers/api/api-error'
import { render } from '../render'

interface Sending {
  text: string
  arrive: () => void
  fail: (error: Error) => void
}

interface PageProps {
  send: (text: string) => Promise<void>
  show: (saved: SavedText) => void
}

function Page({ send, show }: PageProps) {
  show(
    useSavedText({ userId: 'harriet', sessionId: 's1', what: 'review' }, { text: '', at: null }, send, (text) => ({
      length: text.length,
      most: 100,
    })),
  )
  return null
}

/** A text of a session as a page holds it, with the requests that it `sent`. */
function held() {
  const sent: Sending[] = []
  let current: SavedText | undefined
  const send = (text: string) =>
    new Promise<void>((arrive, fail) => {
      sent.push({ text, arrive, fail })
    })
  render(
    <Page
      send={send}
      show={(saved) => {
        current = saved
      }}
    />,
  )
  return { sent, saved: () => current as SavedText, write: (text: string) => act(() => current?.write(text)) }
}

describe('a text that saves itself', () => {
  it('is sent at once where a caller cannot wait, and not again once it is saved', async () => {
    const { sent, saved, write } = held()
    write('<p>A sound interview.</p>')
    await act(async () => {
      const flushed = saved().flush()
      await Promise.resolve()
      sent[0]?.arrive()
      expect(await flushed).toBe(true)
    })
    expect(await saved().flush()).toBe(true)
    expect(sent.map(({ text }) => text)).toEqual(['<p>A sound interview.</p>'])
  })

  it('sends the text written during a save', async () => {
    const { sent, saved, write } = held()
    write('one')
    await act(async () => void saved().flush())
    write('one and two')
    await act(async () => {
      const flushed = saved().flush()
      sent[0]?.arrive()
      await expect.poll(() => sent.length).toBe(2)
      sent[1]?.arrive()
      expect(await flushed).toBe(true)
    })
    expect(sent.map(({ text }) => text)).toEqual(['one', 'one and two'])
  })

  it('answers that it is not saved where a request failed, and shows that', async () => {
    const { sent, saved, write } = held()
    write('one')
    await act(async () => {
      const flushed = saved().flush()
      await Promise.resolve()
      sent[0]?.fail(new ApiError({ code: 'NETWORK', message: 'Connection error.', status: 0 }))
      expect(await flushed).toBe(false)
    })
    expect(saved().failure).toBe('Not saved yet. It is kept on this device.')
  })

  it('is not sent while it is too long, stays, and says why', async () => {
    const { sent, saved, write } = held()
    write('x'.repeat(101))
    await act(async () => expect(await saved().flush()).toBe(false))
    expect(sent).toEqual([])
    expect(saved()).toMatchObject({ text: 'x'.repeat(101), failure: 'Not saved: too long by 1 character' })
    write('x'.repeat(100))
    await act(async () => {
      const flushed = saved().flush()
      await Promise.resolve()
      sent[0]?.arrive()
      expect(await flushed).toBe(true)
    })
    expect(saved().failure).toBeNull()
  })
})
