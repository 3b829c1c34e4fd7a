import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { WebSocketServer } from 'ws'
import type { Services } from '../context'
import { createPhoenix } from '../realtime/channels/phoenix'
import { type Connections, createConnections } from '../realtime/connections'
import { createGraphqlSocket } from '../realtime/graphql-socket'
import { createHub } from '../realtime/hub'
import { attachSubscriptions } from '../realtime/subscriptions'
import { createWaitingRoom } from '../realtime/waiting-room'
import { createWire, LARGEST_FRAME, type Wire } from '../realtime/wire'
import type { Settings } from '../settings'
import { within } from '../time/waiting'
import { addressOf, networkOf } from './network-address'
import { outward } from './outward'
import { thisMachine } from './own-host'

const MOST_SOCKETS = 10_000
const BEARER = 'base64url.bearer.phx.'

type Serve = (wire: Wire, protocol: string, request: IncomingMessage) => unknown

/**
 * Accepts only our own pages. Browsers always send an origin, so a request without one is no browser. A matching host proves nothing, since any name
 * can point here. In development this machine's own names count too.
 */
function isOwn({ headers: { origin, host } }: IncomingMessage, { publicUrl, environment }: Settings) {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  if (environment === 'production' || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return thisMachine.has(from.hostname) && from.host === host
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/** A Phoenix client's token: a parameter, or one of the protocols, which keeps it out of addresses. */
function phoenixToken({ url = '', headers }: IncomingMessage) {
  const offered = headers['sec-websocket-protocol']?.split(',').map((each) => each.trim())
  const bearer = offered?.find((each) => each.startsWith(BEARER))?.slice(BEARER.length)
  return bearer ? Buffer.from(bearer, 'base64').toString() : new URL(url, 'http://here').searchParams.get('token')
}

function chosenProtocol(offered: Set<string>) {
  return [GRAPHQL_TRANSPORT_WS_PROTOCOL, 'phoenix'].find((each) => offered.has(each)) ?? false
}

interface SocketOptions {
  services: Services
  schema: GraphQLSchema
  mayUpgrade: (network: string) => Promise<boolean>
}

/**
 * The live endpoints: subscriptions at /graphql, channels at /socket/websocket. Upgrades are handled by hand: GET /graphql is an HTTP route already,
 * and an upgrade without a route would stay open for ever.
 */
export async function sockets(app: FastifyInstance, { services, schema, mayUpgrade }: SocketOptions) {
  const show = (error: unknown) => outward(error, services)
  const { clock, settings } = services
  const { patience } = settings
  const waiting = createWaitingRoom({ clock, factor: settings.rateFactor, longestMs: patience.signInMs })
  const known = createConnections(services)
  const connections: Connections = {
    async open(wire, token) {
      const connection = await known.open(wire, token)
      if (connection) waiting.leave(wire)
      return connection
    },
  }
  const hub = createHub({ services, schema, outward: show })
  attachSubscriptions(schema, services.nouns, hub)
  const graphql = createGraphqlSocket({ services, schema, connections, outward: show })
  const phoenix = createPhoenix({ services, connections })
  const endpoints: Record<string, Serve> = {
    '/graphql': graphql,
    '/socket/websocket': (wire, _protocol, request) => phoenix(wire, phoenixToken(request)),
  }
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, handleProtocols: chosenProtocol })

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    // A client that leaves while it is counted or refused causes an error that nobody else handles.
    socket.on('error', () => {})
    const network = networkOf(addressOf(request, settings))
    if (!(await mayUpgrade(network))) return refuse(socket, '429 Too Many Requests')
    const address = URL.canParse(request.url ?? '', 'http://here') && new URL(request.url ?? '', 'http://here')
    const serve = address && Object.hasOwn(endpoints, address.pathname) && endpoints[address.pathname]
    if (!serve) return refuse(socket, '404 Not Found')
    if (!isOwn(request, settings)) return refuse(socket, '403 Forbidden')
    if (!(address.searchParams.get('vsn') ?? '2.').startsWith('2.')) return refuse(socket, '400 Bad Request')
    if (server.clients.size >= MOST_SOCKETS) return refuse(socket, '503 Service Unavailable')
    if (!waiting.hasRoom(network)) return refuse(socket, '429 Too Many Requests')
    server.handleUpgrade(request, socket, head, (opened) => {
      const wire = createWire(opened, socket, { clock, patience })
      waiting.enter(wire, network)
      serve(wire, opened.protocol, request)
    })
  }

  function take(request: IncomingMessage, socket: Duplex, head: Buffer) {
    upgrade(request, socket, head).catch((error) => {
      services.log.error({ err: error }, 'a socket could not be opened')
      socket.destroy()
    })
  }

  app.server.on('upgrade', take)
  app.addHook('preClose', async () => {
    app.server.off('upgrade', take)
    const open = [...server.clients]
    for (const each of open) each.close(1001, 'The server is closing')
    const allClosed = Promise.all(open.map((each) => new Promise((closed) => each.once('close', closed))))
    await within(clock, { ms: patience.partingMs, late: () => {} }, allClosed)
    for (const each of open) each.terminate()
  })
}
