import {
  createSourceEventStream,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { makeServer, type Context as SocketContext, type SubscribePayload } from 'graphql-ws'
import { LRUCache } from 'lru-cache'
import type { Services } from '../context'
import { Refusal } from '../errors'
import { limits, parseOptions } from '../graphql/limits'
import type { Connection } from './connection'
import type { Connections } from './connections'
import type { Subscribing } from './group'
import type { Wire } from './wire'

const MOST_SUBSCRIPTIONS = 100
const MOST_DOCUMENTS = 500
/** Documents stay in memory while somebody subscribes, so they are smaller than those of requests and lack source positions. */
const keptOptions = { ...parseOptions, maxTokens: 1_000, noLocation: true }

interface Extra {
  wire: Wire
  connection: Connection | null
}

type Opened = SocketContext<{ token?: unknown }, Extra>

interface GraphqlSocketOptions {
  services: Services
  schema: GraphQLSchema
  connections: Connections
  outward(error: unknown): GraphQLError
}

const invalidDocument = (message: string) => new GraphQLError(message, { extensions: { code: 'VALIDATION' } })

/** The parsed document of a text, one for each, so that subscribers share its plan and its rows. */
function createDocuments(schema: GraphQLSchema, { settings }: Services) {
  const documents = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS })
  const rules = [...specifiedRules, ...limits(settings)]
  return (source: string): DocumentNode => {
    const known = documents.get(source)
    if (known) return known
    const document = parse(source, keptOptions)
    const [fault] = validate(schema, document, rules, { maxErrors: 1 })
    if (fault) throw fault
    documents.set(source, document)
    return document
  }
}

/** Answers what a client asks to subscribe to: the source of what it is sent, or the errors. */
function createSubscribe({ services, schema, outward }: Omit<GraphqlSocketOptions, 'connections'>) {
  const documentOf = createDocuments(schema, services)
  return async ({ extra, subscriptions }: Opened, id: string, payload: SubscribePayload) => {
    if (!extra.connection) throw new Error('a subscription came before its socket was let in')
    if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS)
      throw new Refusal('RATE_LIMITED', `A socket carries at most ${MOST_SUBSCRIPTIONS} subscriptions.`)
    const { query: source, operationName, variables } = payload
    const document = documentOf(source)
    const operation = getOperationAST(document, operationName)
    if (!operation) throw invalidDocument('Name one operation of the document.')
    if (operation.operation !== 'subscription') throw invalidDocument('Only subscriptions are served here.')
    // A skipped subscription has no source, and the library would report that as our fault.
    if (operation.selectionSet.selections.some((each) => each.directives?.length))
      throw invalidDocument('The field of a subscription takes no directive.')
    const contextValue: Subscribing = {
      viewer: await extra.connection.viewer(),
      connection: extra.connection,
      source,
      document,
      ...(operationName && { operationName }),
      ...(variables && { variables }),
      operationId: id,
    }
    const stream = await createSourceEventStream({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
    })
    if ('errors' in stream) return (stream.errors ?? []).map(outward)
    return { schema, document, operationName, contextValue: stream }
  }
}

/** Serves subscriptions only, by the graphql-transport-ws protocol; returns the handler for each socket. */
export function createGraphqlSocket({ services, schema, connections, outward }: GraphqlSocketOptions) {
  const subscribe = createSubscribe({ services, schema, outward })
  const server = makeServer<{ token?: unknown }, Extra>({
    connectionInitWaitTimeout: services.settings.patience.socketInitMs,
    async onConnect({ connectionParams, extra }) {
      extra.connection = await connections.open(extra.wire, connectionParams?.token)
      return extra.connection !== null
    },
    async onSubscribe(opened, id, payload) {
      try {
        return await subscribe(opened, id, payload)
      } catch (error) {
        return [outward(error)]
      }
    },
    // Subscribed above, where a refusal can still be sent as the protocol's error. Messages bypass this library, framed once for all.
    subscribe: ({ contextValue }) => contextValue as AsyncIterableIterator<never>,
  })

  return function serve(wire: Wire, protocol: string) {
    const extra: Extra = { wire, connection: null }
    const closed = server.opened(
      {
        protocol,
        send: (text) => wire.send(text),
        close: (code = 1000, reason = '') => wire.close({ code, reason }),
        onMessage(listener) {
          wire.onText((text) => {
            listener(text).catch((error) => {
              services.log.error({ err: error }, 'a socket message failed')
              wire.close({ code: 1011, reason: 'Server error' })
            })
          })
        },
        async onPing(payload) {
          const until =
            payload?.token && extra.connection ? await extra.connection.renew(payload.token).catch(() => null) : null
          wire.send(JSON.stringify({ type: 'pong', ...(until && { payload: { expiresAt: until } }) }))
        },
      },
      extra,
    )
    wire.onClosed((code, reason) => {
      closed(code, reason).catch((error) => services.log.error({ err: error }, 'a socket did not end well'))
    })
  }
}
