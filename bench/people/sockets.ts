import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { Changed } from '../../src/providers/live/live.documents'
import type { Account } from '../school/accounts'

export interface Sockets {
  opened: number
  news: number
  /** The reasons for which sockets ended unexpectedly, each with its number. */
  unexpected: Map<string, number>
  stop(): void
}

const TYPES = ['Session', 'Wallet', 'SessionAnswer']

/** Keeps this number of people listening. Each second the longest listener leaves and another comes. */
export function keepSockets(url: string, accounts: readonly Account[], count: number): Sockets {
  const listening: (() => void)[] = []
  const sockets: Sockets = { opened: 0, news: 0, unexpected: new Map(), stop }
  const blame = (what: string) => sockets.unexpected.set(what, (sockets.unexpected.get(what) ?? 0) + 1)

  function open() {
    const account = accounts[sockets.opened++ % accounts.length]
    if (!account) return
    let left = false
    const client = createClient({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: () => ({ token: account.token() }),
      on: {
        closed: (event) => {
          const { code, reason } = event as { code?: number; reason?: string }
          if (!left) blame(`a socket was closed: ${code} ${reason}`)
        },
      },
    })
    client.subscribe(
      { query: Changed, variables: { types: TYPES } },
      {
        next: ({ errors }) => {
          sockets.news++
          for (const { message } of errors ?? []) blame(message)
        },
        error: (error) => {
          if (!left) blame(`a subscription failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`)
        },
        complete: () => {},
      },
    )
    listening.push(() => {
      left = true
      void client.dispose()
    })
  }

  for (let at = 0; at < count; at++) open()
  const turn = setInterval(() => {
    listening.shift()?.()
    open()
  }, 1000)
  function stop() {
    clearInterval(turn)
    for (const leave of listening.splice(0)) leave()
  }
  return sockets
}
