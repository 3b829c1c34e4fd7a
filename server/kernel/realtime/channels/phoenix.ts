import type { Services } from '../../context'
import { isAway } from '../../database/away'
import { Refusal } from '../../errors'
import type { Connections } from '../connections'
import { unanswered, type Wire } from '../wire'
import { type Channels, createChannels } from './channels'
import { end, type Peer } from './peer'
import { type Frame, no, ok, parsed, type Reply } from './phoenix-frames'

const notYours = { code: 1008, reason: 'Only for the person.' }

async function answer(channels: Channels, peer: Peer, [joinRef, ref, topic, event, payload]: Frame) {
  const { wire } = peer.connection
  const reply = (what: Reply) => wire.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', what]))
  const joined = peer.topics.get(topic)

  if (topic === 'phoenix') return reply(event === 'heartbeat' ? ok() : no('unmatched topic'))
  if (event === 'phx_join') {
    end(peer, topic)
    const taken = await channels.join(peer, joinRef, topic)
    reply(taken)
    const state = taken.status === 'ok' && channels.state(topic)
    if (state) wire.send(JSON.stringify([joinRef, null, topic, 'presence_state', state]))
    return
  }
  if (!joined || joined.joinRef !== joinRef) return reply(no('unmatched topic'))
  if (event !== 'phx_leave') return reply(await channels.push(peer, topic, event, payload))
  reply(ok())
  end(peer, topic)
}

/** Serves channels as Phoenix 1.8 does (serializer V2): presence in the lobby and in the topics of rows, and messages to each person. Returns the handler for each socket. */
export function createPhoenix({ services, connections }: { services: Services; connections: Connections }) {
  const { log } = services
  const channels = createChannels(services)

  async function hear(peer: Peer, text: string) {
    const frame = parsed(text)
    if (!frame) return peer.connection.wire.close({ code: 1007, reason: 'Not a message of this protocol' })
    await answer(channels, peer, frame)
  }

  return async function serve(wire: Wire, token: string | null) {
    const connection = await connections.open(wire, token)
    if (!connection) return
    // Staff who view as a person are not that person: nobody sees them online, and messages are not theirs.
    const viewer = await connection.viewer().catch(() => null)
    if (!viewer || viewer.viewedBy) return wire.close(notYours)
    const peer: Peer = { connection, topics: new Map() }
    // Handles one message after the other, so that a join is finished first.
    let last: Promise<unknown> = Promise.resolve()
    wire.onText((text) => {
      last = last
        .then(() => hear(peer, text))
        .catch((error) => {
          // A refused sign-in has closed the socket already.
          if (isAway(error)) return wire.close(unanswered)
          if (!(error instanceof Refusal)) log.error({ err: error }, 'a channel message failed')
          wire.close({ code: 1011, reason: 'Server error' })
        })
    })
    wire.onClosed(() => {
      last.then(() => {
        for (const joined of [...peer.topics.values()]) joined.leave()
      })
    })
  }
}
