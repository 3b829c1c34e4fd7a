import type { FastifyReply } from 'fastify'
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Services } from '../context'
import { outward, RETRY_SECONDS, statusOf } from './outward'

const RESPONSE_TYPE = 'application/graphql-response+json'

/** Statuses of requests refused as a whole, by code; any other is 400. */
const wholeStatus: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

/** A client's preference for each media type it names, from 0 to 1. */
const wishes = (accept: string) =>
  new Map(
    accept.split(',').map((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim())
      const quality = parameters.find((part) => part.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality) || 0] as const
    }),
  )

/** Whether a client names the newer media type and does not prefer the older one. */
export function wantsResponseType(accept = ''): boolean {
  // Hardly any client does, and every request passes here.
  if (!/graphql-response/i.test(accept)) return false
  const wished = wishes(accept.toLowerCase())
  const newer = wished.get(RESPONSE_TYPE) ?? 0
  return newer > 0 && newer >= (wished.get('application/json') ?? 0)
}

/** An answer with data is 200, even with errors. Source: https://graphql.github.io/graphql-over-http/draft/#sec-application-graphql-response-json */
const responseStatus = (hasData: boolean, [first]: readonly GraphQLError[]) =>
  hasData || !first ? 200 : (wholeStatus[String(first.extensions.code)] ?? 400)

/**
 * Sends a result in the media type that the client wants. `application/json` always has `data` and our own statuses;
 * `application/graphql-response+json` has those of its specification. `status` is for requests that ran no operation.
 */
export function createAnswers(services: Pick<Services, 'log' | 'nouns'>) {
  return function answer(reply: FastifyReply, { data, errors = [] }: ExecutionResult, status?: number) {
    const isNewer = wantsResponseType(reply.request.headers.accept)
    reply.type(`${isNewer ? RESPONSE_TYPE : 'application/json'}; charset=utf-8`)
    if (!errors.length) return reply.send(JSON.stringify({ data }))
    const shown = errors.map((each) => outward(each, services))
    const code = status ?? (isNewer ? responseStatus(data !== undefined, shown) : statusOf(shown))
    if (code === 503) reply.header('retry-after', RETRY_SECONDS)
    return reply.code(code).send(JSON.stringify({ data: isNewer ? data : (data ?? null), errors: shown }))
  }
}
