// @vitest-environment happy-dom
import { Presence, Socket } from 'phoenix'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { useOnlineIn } from '../../../src/providers/live/online-in'
import { render } from '../render'

const TOPIC = 'study_group:g1'

/** The server's end of a socket, in the place of the network. */
class Wire {
  static sent: unknown[][] = []
  static last: Wire
  static replies = true
  readyState = 1
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  constructor() {
    Wire.last = this
  }
  send(text: string) {
    const frame = JSON.parse(text)
    Wire.sent.push(frame)
    if (frame[3] === 'phx_join' && Wire.replies)
      this.tell([frame[0], frame[1], frame[2], 'phx_reply', { status: 'ok', response: {} }])
  }
  tell(frame: unknown[]) {
    act(() => this.onmessage({ data: JSON.stringify(frame) }))
  }
  close() {}
}

const socket = new Socket('/socket', { transport: Wire as never })
vi.mock('../../../src/providers/live/channels', () => ({
  withSocket: (use: (connected: object) => () => void) => use({ socket, Presence }),
}))

const Shown = ({ topic }: { topic: string | null }) => {
  const online = useOnlineIn(topic)
  return <p>{online ? [...online].join() : 'unknown'}</p>
}
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
const joins = () => Wire.sent.filter(([, , topic, event]) => topic === TOPIC && event === 'phx_join')
const leaves = () => Wire.sent.filter(([, , topic, event]) => topic === TOPIC && event === 'phx_leave')
const entry = (ref: string) => ({ metas: [{ phx_ref: ref }] })
const tell = (event: string, payload: object) => Wire.last.tell([joins().at(-1)?.[0], null, TOPIC, event, payload])

it('joins a channel once for all who ask, keeps it from page to page, and leaves it after the last', () => {
  vi.useFakeTimers()
  socket.connect()
  Wire.last.onopen()
  const draw = render([
    <Shown key="1" topic={TOPIC} />,
    <Shown key="2" topic={TOPIC} />,
    <Shown key="3" topic={null} />,
  ])
  expect(joins()).toHaveLength(1)
  expect(shown()).toEqual(['unknown', 'unknown', 'unknown'])
  tell('presence_state', { ada: entry('1'), ben: entry('2') })
  expect(shown()).toEqual(['ada,ben', 'ada,ben', 'unknown'])
  tell('presence_diff', { joins: {}, leaves: { ben: entry('2') } })
  expect(shown()).toEqual(['ada', 'ada', 'unknown'])

  draw(null)
  vi.advanceTimersByTime(1_000)
  draw(<Shown topic={TOPIC} />)
  expect(shown()).toEqual(['ada'])
  vi.advanceTimersByTime(10_000)
  expect([joins().length, leaves().length]).toEqual([1, 0])
  draw(null)
  vi.advanceTimersByTime(2_000)
  expect(leaves()).toHaveLength(1)
  vi.useRealTimers()
})

it('shows nobody once the server has closed it, and joins anew for the next page', () => {
  const draw = render(<Shown topic={TOPIC} />)
  tell('presence_state', { ada: entry('1') })
  expect(shown()).toEqual(['ada'])
  const before = joins().length
  tell('phx_close', {})
  expect(shown()).toEqual(['unknown'])
  draw(null)
  draw(<Shown topic={TOPIC} />)
  expect(joins()).toHaveLength(before + 1)
})

it('asks a server that is busy again, and leaves where it is refused', () => {
  vi.useFakeTimers()
  const asked = (topic: string) =>
    Wire.sent.filter(([, , of, event]) => of === topic && event === 'phx_join').map(([ref]) => ref)
  const refuse = (topic: string, reason: string) => {
    const ref = asked(topic).at(-1)
    Wire.last.tell([ref, ref, topic, 'phx_reply', { status: 'error', response: { reason } }])
  }
  Wire.replies = false
  render([<Shown key="1" topic="study_group:busy" />, <Shown key="2" topic="study_group:shut" />])
  refuse('study_group:busy', 'busy')
  refuse('study_group:shut', 'unauthorized')
  vi.advanceTimersByTime(60_000)

  expect(asked('study_group:busy').length).toBeGreaterThan(1)
  expect(asked('study_group:shut')).toHaveLength(1)
  Wire.replies = true
  vi.useRealTimers()
})
