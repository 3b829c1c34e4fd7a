// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLogout } from '../../../src/learn/shell/use-logout'
import { KeepHere } from '../../../src/parts/kept-reviews/keep-here'
import { keep, readKept } from '../../../src/parts/kept-reviews/kept-store'
import { addEvent, countUnsent, readEvents } from '../../../src/parts/kept-reviews/outbox'
import { keepPlace, renewKept, sendReviews } from '../../../src/parts/kept-reviews/renew-kept'
import { getSignIn } from '../../../src/providers/sign-in/session-store'
import { getToasts } from '../../../src/ui/overlay/toast'
import { click, eventually } from '../render'
import { answering, button, openAt, refusal, text } from './answering-server'
import { browserThatKeeps, keptCard, keptPlace, signIn } from './kept-here'

beforeEach(browserThatKeeps)
afterEach(() => vi.unstubAllGlobals())

const event = (id: string, at: string, more = {}) => ({
  id,
  cardId: 'card',
  at,
  grade: 'good' as const,
  seconds: 5,
  ...more,
})
const FIRST = '2026-06-01T19:00:00.000Z'
const SECOND = '2026-06-01T19:01:00.000Z'
const { place: _place, readAt: _readAt, ...given } = keptPlace([keptCard('One'), keptCard('Two')])

describe('what is kept on this device', () => {
  it('is without what may be kept no longer, and goes when somebody else reads', async () => {
    const ended = keptCard('ended', { keptUntil: '2026-01-01T00:00:00.000Z' })
    await keep('me', keptPlace([keptCard('open'), ended]))
    await keep('me', keptPlace([ended], { place: 'bundle' }))
    const counts = async (now?: number) =>
      Object.fromEntries((await readKept('me', now)).map(({ place, cards }) => [place, cards.length]))
    expect(await counts()).toEqual({ queue: 1, bundle: 0 })
    // By a clock that is put back, it does not come again.
    expect(await counts(0)).toEqual({ queue: 1, bundle: 0 })
    expect(await readKept('you')).toEqual([])
    expect(await readKept('me')).toEqual([])
  })

  it('is read anew at a visit, and let go when the server gives no more of it', async () => {
    await keep('me', keptPlace([keptCard('Old')]))
    await keep('me', keptPlace([keptCard('Old')], { place: 'bundle' }))
    answering(['ReviewKept', ({ bundleId }) => ({ reviewKept: { ...given, cards: bundleId ? [] : given.cards } })])
    expect(await renewKept('me')).toBe(true)
    expect((await readKept('me')).map(({ place, cards }) => [place, cards.length])).toEqual([['queue', 2]])
  })

  it('stays while the server cannot be reached', async () => {
    await keep('me', keptPlace([keptCard('Old')]))
    answering(['ReviewKept', () => refusal('UNAVAILABLE', 'Later.')])
    expect(await renewKept('me')).toBe(false)
    expect(await readKept('me')).toHaveLength(1)
  })

  it('is asked for as its person: somebody else who has signed in meanwhile gets none of it, and sends nothing', async () => {
    await keep('me', keptPlace([keptCard('Mine')]))
    const { callsOf } = answering(['ReviewKept', () => ({ reviewKept: given })])
    signIn('you')
    expect(await renewKept('me')).toBe(false)
    await expect(keepPlace('me', 'bundle')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(callsOf('ReviewKept')).toEqual([])
    expect((await readKept('me')).map(({ place, cards }) => [place, cards.length])).toEqual([['queue', 1]])
  })
})

describe('the pictures of what is kept', () => {
  const [ABOVE, INSIDE] = ['00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000a2']
  const illustrated = keptCard('Who is that?', {
    image: `/files/${ABOVE}?link=a`,
    back: `<p>The tenant.</p><img src="/files/${INSIDE}?link=b" alt="A plan" />`,
  })
  const server = (cards: object[]) => {
    answering(['ReviewKept', () => ({ reviewKept: { ...given, cards } })])
    const answer = globalThis.fetch
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
      if (!url.startsWith('/files/')) return answer(url, options)
      asked.push(url)
      return new Response(new Blob(['a picture'], { type: 'image/webp' }))
    })
    return asked
  }
  const picture = `data:image/webp;base64,${btoa('a picture')}`
  const inQueue = async () => (await readKept('me'))[0]?.pictures

  it('are kept with it, fetched once, and go with their cards', async () => {
    const asked = server([illustrated])
    await keepPlace('me', 'queue')
    expect(await inQueue()).toEqual({ [ABOVE]: picture, [INSIDE]: picture })
    await renewKept('me')
    expect(asked).toEqual([`/files/${ABOVE}?link=a`, `/files/${INSIDE}?link=b`])
    server([keptCard('Another')])
    await renewKept('me')
    expect(await inQueue()).toEqual({})
  })

  it('go when their cards may be kept no longer', async () => {
    server([illustrated, keptCard('Another', { keptUntil: '2100-01-01T00:00:00.000Z' })])
    await keepPlace('me', 'queue')
    expect((await readKept('me', Date.parse('2090-01-01')))[0]).toMatchObject({ cards: [{}], pictures: {} })
    expect(await inQueue()).toEqual({})
  })

  it('that do not arrive are left out, and tried again at the next visit', async () => {
    server([illustrated])
    const working = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
      url.startsWith('/files/') ? Promise.reject(new TypeError('offline')) : working(url, options),
    )
    await keepPlace('me', 'queue')
    expect(await inQueue()).toEqual({})
    vi.stubGlobal('fetch', working)
    await renewKept('me')
    expect(Object.keys((await inQueue()) ?? {})).toEqual([ABOVE, INSIDE])
  })
})

describe('the reviews that are not sent', () => {
  it('are sent in their order, and stay until the cards are read anew', async () => {
    await addEvent('me', event('b', SECOND))
    await addEvent('me', event('a', FIRST))
    const server = answering(['ReviewReplay', () => ({ reviewReplay: { taken: 2, refused: [] } })])
    expect(await sendReviews('me')).toBe(true)
    expect(await sendReviews('me')).toBe(true)
    expect(server.callsOf('ReviewReplay')).toMatchObject([{ events: [{ id: 'a' }, { id: 'b' }] }])
    expect([(await readEvents('me')).length, await countUnsent('me')]).toEqual([2, 0])
    await renewKept('me')
    expect(await readEvents('me')).toEqual([])
  })

  it('stay when the server does not answer', async () => {
    await addEvent('me', event('a', FIRST))
    answering(['ReviewReplay', () => refusal('UNAVAILABLE', 'Later.')])
    expect(await sendReviews('me')).toBe(false)
    expect(await countUnsent('me')).toBe(1)
  })

  it('that are refused are said in words', async () => {
    await addEvent('me', event('a', FIRST))
    await addEvent('me', event('b', SECOND))
    answering([
      'ReviewReplay',
      () => ({
        reviewReplay: { taken: 0, refused: ['a', 'b'].map((id) => ({ id, cardId: 'card', reason: 'closed' })) },
      }),
    ])
    await sendReviews('me')
    expect(getToasts().map((toast) => toast.text)).toContain(
      '2 reviews do not count: their cards are no longer open to you.',
    )
    expect(await readEvents('me')).toEqual([])
  })

  it('are asked about at logout, those taken back left out', async () => {
    await addEvent('me', event('a', FIRST))
    await addEvent('me', event('b', SECOND))
    await addEvent('me', { id: 'c', cardId: 'card', at: SECOND, undoes: 'b' })
    answering()
    openAt('/', '/', <Leaving />)
    click(button('Leave'))
    await eventually(() => expect(text()).toContain('1 review is not sent yet. It is lost when you log out.'))
    click(button('Stay'))
    expect(getSignIn()).not.toBeNull()
  })
})

function Leaving() {
  const { dialog, start } = useLogout()
  return (
    <>
      <button type="button" onClick={start}>
        Leave
      </button>
      {dialog}
    </>
  )
}

describe('keeping a place', () => {
  it('says how many cards are kept and until when, and removes them', async () => {
    answering(['ReviewKept', () => ({ reviewKept: given })])
    openAt('/', '/', <KeepHere place="queue" offer="Without a network." />)
    await eventually(() => button('Keep on this device'))
    click(button('Keep on this device'))
    await eventually(() => expect(text()).toMatch(/On this device: 2 cards, kept until \w+ \d+ \w+\./))
    click(button('Remove'))
    await eventually(() => expect(text()).toContain('Without a network.'))
    expect(await readKept('me')).toEqual([])
  })

  it('says that there is no room', async () => {
    answering(['ReviewKept', () => ({ reviewKept: given })])
    openAt('/', '/', <KeepHere place="queue" offer="Without a network." />)
    await eventually(() => button('Keep on this device'))
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('none')
      },
    })
    click(button('Keep on this device'))
    await eventually(() =>
      expect(getToasts().map((toast) => toast.text)).toContain('This browser has no room for it, or keeps nothing.'),
    )
  })
})
