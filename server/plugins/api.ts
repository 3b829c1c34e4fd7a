import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { processRequest } from 'graphql-upload-minimal'
import type { Context, Services } from '../context'
import { type Asked, createDocuments } from '../documents'
import { explained, Refusal } from '../errors'
import { newSecret } from '../gateways/secrets'
import { createReader } from '../read/read'
import { MAX_UPLOAD_BYTES } from '../services/uploads'

const BROWSER_COOKIE = 'articled-browser'

const uploadLimits = { maxFileSize: MAX_UPLOAD_BYTES + 1, maxFiles: 4, maxFieldSize: 1_000_000 }

/** Builds what operations are given from a request; the sign-in is asked of the database, not believed. */
export async function contextOf(
  services: Services,
  request: FastifyRequest,
  setCookie: (value: string) => void,
): Promise<Context> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const signedIn = token ? await services.viewers.fromToken(token) : null
  const viewer = signedIn?.viewer ?? null
  const { bus, checkRate, clock, database, files, identityProviders, jobs, log, mailer, payments, settings } = services
  const { timetables, tokens, viewers } = services
  return {
    // All fields by name: an object that is spread and then given so many becomes a slow one, and a small answer takes twice as long.
    bus,
    checkRate,
    clock,
    database,
    files,
    identityProviders,
    jobs,
    log,
    mailer,
    payments,
    settings,
    timetables,
    tokens,
    viewers,
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

/** What the parser of requests says of one that it cannot read. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500

/** The validator suggests names of the schema, which are nobody's business. */
const withoutSuggestions = (message: string) => message.replace(/ Did you mean .*$/s, '')

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request by the convention of GraphQL over HTTP; null where it is none. Source: https://graphql.github.io/graphql-over-http/draft/#sec-Request */
function askedOf(body: unknown): Asked | null {
  if (!isObject(body)) return null
  const { query, variables, operationName } = body
  if (typeof query !== 'string') return null
  if (variables !== undefined && variables !== null && !isObject(variables)) return null
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined }
}

const refusal = (message: string): ExecutionResult => ({
  errors: [new GraphQLError(message, { extensions: { code: 'VALIDATION' } })],
})

/** The GraphQL endpoint over HTTP: a POST of JSON, or of a form that carries files. */
export async function api(app: FastifyInstance, { services, schema }: { services: Services; schema: GraphQLSchema }) {
  const secure = services.settings.environment === 'production'
  const run = createDocuments(schema, services.settings)
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: 180 * 86_400,
  } as const

  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  // A refused upload is still being sent: unread, it would hold the answer back for ever.
  app.addHook('onSend', ({ headers, raw }, _reply, payload, done) => {
    if (isMultipart(headers)) {
      raw.unpipe()
      raw.resume()
    }
    done(null, payload)
  })

  function send(reply: FastifyReply, { data = null, errors }: ExecutionResult, status?: number) {
    reply.type('application/json; charset=utf-8')
    if (!errors?.length) return reply.send(JSON.stringify({ data }))
    const shown = errors.map((each) => outward(each, services))
    return reply.code(status ?? statusOf(shown)).send(JSON.stringify({ data, errors: shown }))
  }

  app.get('/graphql', (_request, reply) =>
    send(reply.header('allow', 'POST'), refusal('Requests are sent by POST.'), 405),
  )

  app.post('/graphql', async (request, reply) => {
    const upload = isMultipart(request.headers)
    // A form on another site can send multipart without asking; a header of its own makes the browser ask first.
    if (upload && !request.headers['apollo-require-preflight'])
      return send(reply, refusal('Uploads need the header apollo-require-preflight.'), 400)
    const asked = askedOf(upload ? await processRequest(request.raw, reply.raw, uploadLimits) : request.body)
    if (!asked) return send(reply, refusal('This is not a GraphQL request.'), 400)
    const context = await contextOf(services, request, (value) => reply.setCookie(BROWSER_COOKIE, value, cookie))
    return send(reply, await run(asked, context))
  })
}
