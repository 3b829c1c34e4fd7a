// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Playlist, playlistAt } from '../../../src/parts/player/lecture/playlist'
import { useMediaSession } from '../../../src/parts/player/use-media-session'
import { render } from '../render'

const tracks = ['one', 'two'].map((id) => ({ id, source: null, seconds: 60 }))
const at = (more: Partial<Playlist> = {}) => ({ ...playlistAt(tracks), ...more })

const handlers = new Map<string, ((details: object) => void) | null>()
const session = {
  metadata: null as { title: string; album: string } | null,
  playbackState: 'none',
  setPositionState: vi.fn(),
  setActionHandler: (action: string, handler: ((details: object) => void) | null) => {
    if (action === 'stop') throw new TypeError('no such action')
    handlers.set(action, handler)
  },
}
const orders = { pause: vi.fn(), resume: vi.fn(), stop: vi.fn(), seek: vi.fn(), go: vi.fn() }

interface SoundProps {
  list: Playlist
  title?: string
  does?: typeof orders
}

function Sound({ list, title = 'Offer', does = orders }: SoundProps) {
  useMediaSession({ title, of: 'Contract' }, list, 1.5, does)
  return null
}

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(said: object) {
        Object.assign(this, said)
      }
    },
  )
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  handlers.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

it('the lock screen shows nothing until something was played, then what plays and where', () => {
  const draw = render(<Sound list={at()} />)
  expect([session.metadata, session.playbackState, handlers.size]).toEqual([null, 'none', 0])
  draw(<Sound list={at({ playing: true, time: 12 })} />)
  expect(session.metadata).toMatchObject({ title: 'Offer', album: 'Contract' })
  expect(session.playbackState).toBe('playing')
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, playbackRate: 1.5, position: 12 })
  draw(<Sound list={at({ current: 1, time: 0 })} title="Acceptance" />)
  expect(session.metadata).toMatchObject({ title: 'Acceptance' })
  expect(session.playbackState).toBe('paused')
})

it('its buttons steer the player, from where it is, though the browser does not know each of them', () => {
  const draw = render(<Sound list={at({ playing: true, time: 5 })} />)
  draw(<Sound list={at({ playing: true, time: 25 })} />)
  const press = (action: string, details: object = {}) => handlers.get(action)?.(details)
  press('pause')
  press('play')
  expect([orders.pause.mock.calls.length, orders.resume.mock.calls.length]).toEqual([1, 1])
  press('seekbackward', { seekOffset: 30 })
  press('seekforward')
  press('seekto', { seekTime: 40 })
  expect(orders.seek.mock.calls).toEqual([[0], [35], [40]])
  press('previoustrack')
  press('nexttrack')
  expect(orders.go.mock.calls).toEqual([[-1], [1]])
})

it('is left as it was found when the player goes', () => {
  const draw = render(<Sound list={at({ playing: true })} />)
  draw(null)
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
})

it('of two players on a page the one that began last has the buttons, and the other pauses', () => {
  const others = { pause: vi.fn(), resume: vi.fn(), stop: vi.fn(), seek: vi.fn(), go: vi.fn() }
  const page = (sound: Partial<Playlist>, video: Partial<Playlist>) => (
    <>
      <Sound key="sound" list={at(sound)} />
      <Sound key="video" title="A hearing" list={at(video)} does={others} />
    </>
  )
  const draw = render(page({ playing: true }, {}))
  expect(session.metadata).toMatchObject({ title: 'Offer' })
  expect(orders.pause).not.toHaveBeenCalled()
  draw(page({ playing: true }, { playing: true }))
  expect([orders.pause.mock.calls.length, others.pause.mock.calls.length]).toEqual([1, 0])
  draw(page({ playing: false }, { playing: true }))
  expect(session).toMatchObject({ metadata: { title: 'A hearing' }, playbackState: 'playing' })
  handlers.get('pause')?.({})
  expect([orders.pause.mock.calls.length, others.pause.mock.calls.length]).toEqual([1, 1])
  draw(page({ playing: true }, { playing: false }))
  expect(session).toMatchObject({ metadata: { title: 'Offer' }, playbackState: 'playing' })
})
