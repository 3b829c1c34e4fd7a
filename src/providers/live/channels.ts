import type { Channel, Presence, Socket } from 'phoenix'
import { useSyncExternalStore } from 'react'
import { channelFaults } from '../api/errors'
import { renewIfDue } from '../sign-in/renewal'
import { claimsOf, forgetSignIn, getSignIn, onSignInLost, subscribeSignIn } from '../sign-in/session-store'
import { connectionDropped, connectionFailed, connectionOpened } from './connection-notices'

/** `waiting` until the first attempt. */
export type ConnectionState = 'waiting' | 'open' | 'lost'

const LOBBY = 'user:lobby'
const CLOSED_DISABLED = 4403
const PUSH_TIMEOUT_MS = 10_000

interface Connected {
  socket: Socket
  own: Channel
  Presence: typeof Presence
  stop: () => void
}

let state: ConnectionState = 'waiting'
let online: ReadonlySet<string> = new Set()
let opening: Promise<Connected> | null = null
let connected: Connected | null = null
const listeners = new Set<() => void>()
const messages = new Set<(message: unknown) => void>()

/** Joins the signed-in person's channels once, loading the phoenix client. */
export function connect(): void {
  if (opening) return
  const begun = open().catch((error) => {
    opening = null
    console.warn('The channels could not be opened.', error)
    throw error
  })
  opening = begun
  begun.then(
    (made) => {
      if (opening === begun) connected = made
      tell()
    },
    () => {},
  )
}

/** Leaves the channels. */
export function disconnect(): void {
  opening?.then(({ stop }) => stop()).catch(() => {})
  opening = null
  connected = null
  change('waiting', new Set())
  tell()
}

/** The state of the connection. */
export const useConnection = (): ConnectionState => useSyncExternalStore(subscribe, () => state)

/** The ids of the people who are online. */
export const useOnlineIds = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => online)

/** Uses the socket, once there is one, and calls what that returned when it goes. Returns a function that ends the use. */
export function withSocket(use: (socket: Pick<Connected, 'socket' | 'Presence'>) => () => void): () => void {
  let used: Connected | null = null
  let end = () => {}
  const look = () => {
    if (used === connected) return
    end()
    used = connected
    end = used ? use(used) : () => {}
  }
  look()
  const stop = subscribe(look)
  return () => {
    stop()
    end()
  }
}

/** Calls back with each message to the signed-in person. */
export function onMessage(listener: (message: unknown) => void): () => void {
  messages.add(listener)
  return () => messages.delete(listener)
}

/** Tells the server that the person went from one page to another. */
export function pushNavigation(from: string, to: string): void {
  if (opening) push('navigate', { from, to }).catch((error: Error) => console.warn(error.message))
}

/** Sends an event over the person's own channel; rejects with 'Push timeout' or the server's reason. */
export async function push(event: string, payload: object): Promise<unknown> {
  const connected = await opening
  if (!connected) throw new Error(channelFaults.noChannel)
  return new Promise((resolve, reject) => {
    connected.own
      .push(event, payload, PUSH_TIMEOUT_MS)
      .receive('ok', resolve)
      .receive('error', (answer: { reason?: string }) => reject(new Error(answer.reason ?? 'Push failed')))
      .receive('timeout', () => reject(new Error(channelFaults.timeout)))
  })
}

async function open(): Promise<Connected> {
  const [phoenix] = await Promise.all([import('phoenix'), renewIfDue()])
  const held = getSignIn()
  const userId = held && claimsOf(held.accessToken)?.id
  if (!userId) throw new Error('Nobody is signed in.')

  const socket = new phoenix.Socket('/socket', { params: () => ({ token: getSignIn()?.accessToken }) })
  socket.onOpen(() => {
    change('open')
    connectionOpened()
  })
  socket.onError(() => {
    change('lost')
    connectionFailed()
  })
  socket.onClose((closing: { code?: number }) => {
    if (state === 'open') connectionDropped()
    change(state === 'waiting' ? 'waiting' : 'lost')
    if (closing?.code === CLOSED_DISABLED && getSignIn()) forgetSignIn('disabled')
    // It reconnects by itself, with the token of that time.
    else if (getSignIn()) void renewIfDue()
  })
  socket.connect()

  const lobby = socket.channel(LOBBY)
  const own = socket.channel(`user:${userId}`)
  const { Presence } = phoenix
  const presence = new Presence(lobby)
  presence.onSync(() => change(state, new Set(presence.list((id: string) => id))))
  own.on('message', (message: unknown) => {
    for (const listener of messages) listener(message)
  })
  for (const channel of [lobby, own]) join(channel)

  // The server closes a socket when its token expires, unless it gets a newer one.
  const stopTelling = subscribeSignIn(() => {
    const token = getSignIn()?.accessToken
    if (token && state === 'open') own.push('token', { token })
  })
  const stopWatching = onSignInLost(disconnect)
  const stop = () => {
    stopTelling()
    stopWatching()
    socket.disconnect()
  }
  return { socket, own, Presence, stop }
}

function join(channel: Channel): void {
  channel
    .join()
    .receive('error', ({ reason }: { reason?: string }) =>
      console.warn(`Could not join ${channel.topic}: ${reason ?? 'no reason'}`),
    )
    .receive('timeout', () => console.warn(`Could not join ${channel.topic}: networking issue, still waiting`))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(to: ConnectionState, people: ReadonlySet<string> = online): void {
  if (to === state && people === online) return
  state = to
  online = people
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
