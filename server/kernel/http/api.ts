import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context, Services } from '../context'
import { Refusal, readOnly, unauthenticated } from '../errors'
import { type Asked, createDocuments } from '../graphql/documents'
import { MalformedForm } from './form-parts'
import { createAnswers } from './graphql-answer'
import { isUnreadable } from './outward'
import { contextOf } from './request-context'
import { readUploadForm } from './upload-form'

const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a request by the GraphQL over HTTP convention; null if it is none. Source: https://graphql.github.io/graphql-over-http/draft/#sec-Request */
function askedOf(body: unknown): Asked | null {
  if (!isObject(body)) return null
  const { query, variables, operationName, extensions } = body
  if (typeof query !== 'string') return null
  if (variables !== undefined && variables !== null && !isObject(variables)) return null
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null
  if (extensions !== undefined && extensions !== null && !isObject(extensions)) return null
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined }
}

const refusal = (message: string): ExecutionResult => ({
  errors: [new GraphQLError(message, { extensions: { code: 'VALIDATION' } })],
})
/** The status for a request that cannot be read; a refusal has the status of its code. */
function statusOfUnreadable(error: Error): number | undefined {
  if (error instanceof MalformedForm) return 400
  return isUnreadable(error) && !(error instanceof Refusal) ? error.statusCode : undefined
}

const noRequest = () => refusal('This is not a GraphQL request.')

/** The GraphQL endpoint over HTTP: a POST of JSON, or of a form that carries a file. */
export async function api(app: FastifyInstance, { services, schema }: { services: Services; schema: GraphQLSchema }) {
  const run = createDocuments(schema, services.settings)
  const answer = createAnswers(services)
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: services.settings.environment === 'production',
    maxAge: 180 * 86_400,
  } as const
  const contextFor = (request: FastifyRequest, reply: FastifyReply) =>
    contextOf(services, request, (name, value) => reply.setCookie(name, value, cookie))

  // Forms are read as they arrive, and only for people who are signed in.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  // A refused upload is still arriving; unread, it would hold the answer back for ever.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isForm(request)) request.raw.resume()
    done(null, payload)
  })
  app.setErrorHandler((error: Error, _request, reply) =>
    answer(reply, { errors: [error as GraphQLError] }, statusOfUnreadable(error)),
  )

  app.get('/graphql', (_request, reply) =>
    answer(reply.header('allow', 'POST'), refusal('Requests are sent by POST.'), 405),
  )

  async function answerForm(request: FastifyRequest, reply: FastifyReply, context: Context) {
    const form = readUploadForm(request.raw)
    try {
      const asked = askedOf(await form.operations)
      const result = asked ? await run(asked, context) : noRequest()
      return answer(reply, result, result.errors && (form.isMalformed() || !asked) ? 400 : undefined)
    } finally {
      form.release()
    }
  }

  app.post('/graphql', async (request, reply) => {
    if (isForm(request)) {
      // Another site can send a multipart form without asking; a header of our own makes its browser ask first.
      if (!request.headers['apollo-require-preflight'])
        return answer(reply, refusal('Uploads need the header apollo-require-preflight.'), 400)
      const context = await contextFor(request, reply)
      if (!context.viewer) throw unauthenticated()
      if (context.viewer.viewedBy) throw readOnly()
      return answerForm(request, reply, context)
    }
    const asked = askedOf(request.body)
    if (!asked) return answer(reply, noRequest(), 400)
    return answer(reply, await run(asked, await contextFor(request, reply)))
  })
}
