import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError, Location, type ValidationRule } from 'graphql'
import mercurius from 'mercurius'
import mercuriusUpload from 'mercurius-upload'
import type { Context, Services } from '../context'
import { explained, Refusal } from '../errors'
import { newSecret } from '../gateways/secrets'
import { limits, parseOptions } from '../limits'
import { createReader } from '../read/read'
import { resolvers } from '../resolvers'
import { sdl } from '../schema'
import { MAX_UPLOAD_BYTES } from '../services/uploads'

const BROWSER_COOKIE = 'articled-browser'

/** What mercurius writes on a context. */
type Written =
  | 'app'
  | 'errors'
  | 'pubsub'
  | 'reply'
  | '__currentQuery'
  | 'onResolution'
  | 'onSubscriptionEnd'
  | 'onSubscriptionResolution'
  | 'preExecution'
  | 'preParsing'
  | 'preSubscriptionExecution'
  | 'preSubscriptionParsing'
  | 'preValidation'

/** Builds what operations are given from a request; the sign-in is asked of the database, not believed. */
export async function contextOf(
  services: Services,
  request: FastifyRequest,
  setCookie: (value: string) => void,
): Promise<Context & Record<Written, null>> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const signedIn = token ? await services.viewers.fromToken(token) : null
  const viewer = signedIn?.viewer ?? null
  const { bus, checkRate, clock, database, files, jobs, log, mailer, payments, settings, tokens, viewers } = services
  return {
    // All fields by name: an object that is spread and then given so many becomes a slow one, and a small answer takes twice as long.
    bus,
    checkRate,
    clock,
    database,
    files,
    jobs,
    log,
    mailer,
    payments,
    settings,
    tokens,
    viewers,
    app: null,
    errors: null,
    pubsub: null,
    reply: null,
    __currentQuery: null,
    onResolution: null,
    onSubscriptionEnd: null,
    onSubscriptionResolution: null,
    preExecution: null,
    preParsing: null,
    preSubscriptionExecution: null,
    preSubscriptionParsing: null,
    preValidation: null,
    viewer,
    signInId: signedIn?.signInId ?? null,
    reader: createReader({ database, viewer, now: () => clock.now() }),
    request: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      browser() {
        const known = request.cookies[BROWSER_COOKIE]
        if (known && /^[\w-]{43}$/.test(known)) return known
        const made = newSecret()
        request.cookies[BROWSER_COOKIE] = made
        setCookie(made)
        return made
      },
    },
  }
}

interface MercuriusError extends Error {
  code: string
  errors?: GraphQLError[]
}

const isMercurius = (error: unknown): error is MercuriusError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('MER_ERR')

/** What is wrong with a document or its variables comes in one error that holds the others. */
function unwrapped(error: unknown): unknown[] {
  const held = error instanceof GraphQLError ? (error.originalError ?? error) : error
  if (!isMercurius(held)) return [error]
  return held.errors?.length ? held.errors : [new GraphQLError(held.message)]
}

/** What the parser of requests says of one that it cannot read. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500

const notText = () => new GraphQLError('This is not a GraphQL document.', { extensions: { code: 'VALIDATION' } })

/** What is JSON, and so no GraphQL: a document begins with a name, a comment, or a brace that a name or a spread follows. */
const isJson = (source: unknown) =>
  typeof source !== 'string' || /^\s*(\{\s*["}]|[["\d-]|(true|false|null)\s*$)/.test(source)

/** Only our own parser makes places in a text. */
const onlyParsed: ValidationRule = (context) => {
  if (!(context.getDocument().loc instanceof Location)) context.reportError(notText())
  return {}
}

/** Over HTTP a subscription has nobody to answer. */
const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition({ operation }) {
    if (operation === 'subscription')
      context.reportError(
        new GraphQLError('Subscriptions are served by the socket.', { extensions: { code: 'VALIDATION' } }),
      )
  },
})

/** The validator suggests names of the schema; in production it keeps them to itself. */
const withoutSuggestions = (message: string) =>
  process.env.NODE_ENV === 'production' ? message.replace(/ Did you mean .*$/s, '') : message

/** What leaves the server of an error: our own refusals and the parser's as they are, everything else as INTERNAL with an id that the log knows. */
export function outward(error: unknown, services: Pick<Services, 'log'>): GraphQLError {
  const found = error instanceof GraphQLError ? (error.originalError ?? error) : error
  const refusal = explained(found)
  if (refusal instanceof Refusal) {
    const { nodes, path } = error instanceof GraphQLError ? error : {}
    return new GraphQLError(refusal.message, { nodes, path, extensions: refusal.extensions })
  }
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError))
    return new GraphQLError(withoutSuggestions(error.message), {
      nodes: error.nodes,
      path: error.path,
      extensions: { code: 'VALIDATION', ...error.extensions },
    })
  if (isUnreadable(found)) return new GraphQLError(found.message, { extensions: { code: 'VALIDATION' } })
  const id = randomUUID()
  services.log.error({ id, err: found }, 'an operation failed')
  return new GraphQLError('Server error. Please try again later.', {
    ...(error instanceof GraphQLError && { path: error.path }),
    extensions: { code: 'INTERNAL', id },
  })
}

/** UNAUTHENTICATED is 401 and INTERNAL 500; every other refusal travels on 200. */
export const statusOf = (errors: readonly GraphQLError[]) => {
  const codes = errors.map(({ extensions }) => extensions.code)
  if (codes.includes('INTERNAL')) return 500
  return codes.includes('UNAUTHENTICATED') ? 401 : 200
}

const isMultipart = (headers: IncomingHttpHeaders) => headers['content-type']?.startsWith('multipart/') ?? false

/** The GraphQL endpoint over HTTP. */
export async function api(app: FastifyInstance, { services }: { services: Services }) {
  const production = services.settings.environment === 'production'
  // A refused upload is still being sent: unread, it would hold the answer back for ever.
  app.addHook('onSend', ({ headers, raw }, _reply, payload, done) => {
    if (isMultipart(headers)) {
      raw.unpipe()
      raw.resume()
    }
    done(null, payload)
  })
  await app.register(mercuriusUpload, { maxFileSize: MAX_UPLOAD_BYTES + 1, maxFiles: 4, maxFieldSize: 1_000_000 })
  // A form on another site can send multipart without asking; a header of its own makes the browser ask first.
  app.addHook('preHandler', ({ headers }, reply, done) => {
    if (!isMultipart(headers) || headers['apollo-require-preflight']) return done()
    const message = 'Uploads need the header apollo-require-preflight.'
    reply.code(400).send({ errors: [{ message, extensions: { code: 'VALIDATION' } }] })
  })
  await app.register(mercurius, {
    schema: sdl,
    resolvers: resolvers as never,
    path: '/graphql',
    graphiql: false,
    ide: false,
    jit: 1,
    allowBatchedQueries: false,
    graphql: { parseOptions },
    validationRules: [onlyParsed, ...limits(services.settings), noSubscriptions],
    context: (request: FastifyRequest, reply: { setCookie(name: string, value: string, options: object): unknown }) =>
      contextOf(services, request, (value) => {
        reply.setCookie(BROWSER_COOKIE, value, {
          path: '/',
          httpOnly: true,
          sameSite: 'strict',
          secure: production,
          maxAge: 180 * 86_400,
        })
      }),
    errorFormatter(execution: { data?: unknown; errors?: readonly unknown[] }) {
      const errors = (execution.errors ?? []).flatMap(unwrapped).map((each) => outward(each, services))
      return { statusCode: statusOf(errors), response: { data: (execution.data ?? null) as never, errors } }
    },
  } as never)
  // What does not parse would be taken for a syntax tree in JSON, whose names, which no parser has looked at, are written into compiled code.
  app.graphql.addHook('preParsing', async (_schema, source) => {
    if (isJson(source)) throw notText()
  })
}
