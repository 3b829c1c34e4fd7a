import type { Client } from 'graphql-ws'
import { useEffect, useRef } from 'react'
import type { TypedDocument } from '../api/document'
import { invalidate } from '../api/query'
import { renew, renewIfDue } from '../sign-in/renewal'
import { forgetSignIn, getSignIn, onSignInLost, subscribeSignIn } from '../sign-in/session-store'
import { getViewing } from '../sign-in/viewing-store'
import { Changed } from './live.documents'

const CLOSED_ENDED = 4401
const CLOSED_DISABLED = 4403

const LONGEST_WAIT_MS = 30_000

let opening: Promise<Client> | null = null
const reconnections = new Set<() => void>()

/** Calls back with the messages of a subscription; all subscriptions share one socket. */
export function useSubscription<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  onData: (data: Result) => void,
  { enabled = true }: { enabled?: boolean } = {},
): void {
  const latest = useRef(onData)
  latest.current = onData
  const key = JSON.stringify(variables ?? {})
  useEffect(() => {
    if (!enabled) return
    return subscribe<Result>(document, JSON.parse(key), (data) => latest.current(data))
  }, [document, key, enabled])
}

/** Reloads these operations when a row of these types changes, and after a gap in the connection. */
export function useLive(types: string[], operationNames: string[]): void {
  const names = operationNames.join()
  const refresh = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSubscription(
    Changed,
    { types },
    () => {
      // A booking changes several rows at once, so it reloads only once.
      clearTimeout(refresh.current)
      refresh.current = setTimeout(() => void invalidate(...names.split(',')), 50)
    },
    { enabled: types.length > 0 },
  )
  useEffect(() => {
    const reread = () => void invalidate(...names.split(','))
    reconnections.add(reread)
    return () => {
      reconnections.delete(reread)
      clearTimeout(refresh.current)
    }
  }, [names])
}

/** Calls back when the socket returns after an absence, since messages may have been missed. */
export function onReconnected(listener: () => void): () => void {
  reconnections.add(listener)
  return () => reconnections.delete(listener)
}

function subscribe<Result>(query: string, variables: Record<string, unknown>, onData: (data: Result) => void) {
  let stopped = false
  let stop = () => {}
  const start = async () => {
    const client = await open()
    if (stopped) return
    stop = client.subscribe<Result>(
      { query, variables },
      {
        next: ({ data }) => {
          if (data) onData(data as Result)
        },
        error: (problem) => void resume(problem),
        complete: () => {},
      },
    )
  }
  const resume = async (problem: unknown) => {
    if (closeCode(problem) !== CLOSED_ENDED) return console.error('A subscription ended.', problem)
    const held = getSignIn()
    if (!held || (await renew(held.accessToken)) !== 'fresh' || stopped) return
    await start()
    for (const listener of reconnections) listener()
  }
  start().catch((error) => console.error('Live updates could not start.', error))
  return () => {
    stopped = true
    stop()
  }
}

function open(): Promise<Client> {
  opening ??= openSocket().catch((error) => {
    opening = null
    throw error
  })
  return opening
}

async function openSocket(): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  let socket: WebSocket | undefined
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: async () => {
      await renewIfDue()
      return { token: getSignIn()?.accessToken }
    },
    // Between two pages there may be no subscription for a moment.
    lazyCloseTimeout: 5000,
    keepAlive: 25_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (tries) => pause(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** tries) * (0.5 + Math.random())),
    shouldRetry: () => true,
    on: {
      connected: (opened, _payload, wasRetry) => {
        socket = opened as WebSocket
        if (wasRetry) for (const listener of reconnections) listener()
      },
      closed: (problem) => {
        socket = undefined
        const code = closeCode(problem)
        if (code === CLOSED_DISABLED && getSignIn()) forgetSignIn('disabled')
        // The server has ended it, and a viewing is never renewed.
        if (code === CLOSED_ENDED && getViewing()) forgetSignIn('viewed')
      },
    },
  })
  // The server closes a socket when its token expires, unless a ping brings a newer one.
  const stopTelling = subscribeSignIn(() => {
    const token = getSignIn()?.accessToken
    if (token && socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'ping', payload: { token } }))
  })
  const stopWatching = onSignInLost(() => {
    opening = null
    stopTelling()
    stopWatching()
    void client.dispose()
  })
  return client
}

function closeCode(problem: unknown): number | undefined {
  return typeof problem === 'object' && problem !== null && 'code' in problem ? Number(problem.code) : undefined
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
