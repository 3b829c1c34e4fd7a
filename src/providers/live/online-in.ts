import type { Channel } from 'phoenix'
import { useCallback, useSyncExternalStore } from 'react'
import { withSocket } from './channels'

/** How long a channel is kept for the next page that asks for it. */
const KEPT_MS = 2_000

type Ids = ReadonlySet<string>

/** A channel that pages ask for. */
interface Asked {
  online: Ids | null
  listeners: Set<() => void>
  ending: ReturnType<typeof setTimeout> | undefined
  leave(): void
}

const asked = new Map<string, Asked>()

/** The ids of the people who are online in a channel, which is joined while a page asks; null without a topic, and until they are known. */
export function useOnlineIn(topic: string | null): Ids | null {
  const subscribe = useCallback((listener: () => void) => (topic ? ask(topic, listener) : () => {}), [topic])
  return useSyncExternalStore(subscribe, () => (topic ? (asked.get(topic)?.online ?? null) : null))
}

function ask(topic: string, listener: () => void): () => void {
  const channel = asked.get(topic) ?? begin(topic)
  clearTimeout(channel.ending)
  channel.listeners.add(listener)
  return () => {
    channel.listeners.delete(listener)
    if (channel.listeners.size) return
    channel.ending = setTimeout(() => {
      forget(topic, channel)
      channel.leave()
    }, KEPT_MS)
  }
}

function begin(topic: string): Asked {
  const made: Asked = { online: null, listeners: new Set(), ending: undefined, leave: () => {} }
  asked.set(topic, made)
  const show = (online: Ids | null) => {
    made.online = online
    for (const listener of made.listeners) listener()
  }
  made.leave = withSocket(({ socket, Presence }) => {
    let isLeft = false
    const channel: Channel = socket.channel(topic)
    const presence = new Presence(channel)
    presence.onSync(() => show(new Set(presence.list((id: string) => id))))
    channel.onClose(() => {
      // The server closes it to whoever may not be there any more: the next page asks anew.
      if (!isLeft) forget(topic, made)
      show(null)
    })
    // Whom it refuses leaves; a server that is busy is asked again by the channel itself.
    channel.join().receive('error', ({ reason }: { reason?: string }) => {
      if (reason !== 'busy') channel.leave()
    })
    return () => {
      isLeft = true
      channel.leave()
    }
  })
  return made
}

function forget(topic: string, which: Asked): void {
  if (asked.get(topic) === which) asked.delete(topic)
}
