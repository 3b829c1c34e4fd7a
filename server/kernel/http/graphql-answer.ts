import type { FastifyReply } from 'fastify'
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Services } from '../context'
import { outward, RETRY_SECONDS, statusOf } from './outward'

const RESPONSE_TYPE = 'application/graphql-response+json'

/** The codes of requests that were refused whole; anything else is 400. */
const wholeStatus: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

/** How much a client wants each type that it names, from 0 to 1. */
const wishes = (accept: string) =>
  new Map(
    accept.split(',').map((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim())
      const quality = parameters.find((part) => part.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality) || 0] as const
    }),
  )

/** Whether a client names the newer media type, and does not want the older one more. */
export function wantsResponseType(accept = ''): boolean {
  // Nearly nobody does, and every request passes here.
  if (!/graphql-response/i.test(accept)) return false
  const wished = wishes(accept.toLowerCase())
  const newer = wished.get(RESPONSE_TYPE) ?? 0
  return newer > 0 && newer >= (wished.get('application/json') ?? 0)
}

/** An answer with data, whatever failed beside it, is 200. Source: https://graphql.github.io/graphql-over-http/draft/#sec-application-graphql-response-json */
const responseStatus = (hasData: boolean, [first]: readonly GraphQLError[]) =>
  hasData || !first ? 200 : (wholeStatus[String(first.extensions.code)] ?? 400)

/**
 * Sends a result in the media type that the client asks for: `application/json` has `data` always and our own statuses,
 * `application/graphql-response+json` those of its specification. `status` is what both have where no operation was run.
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
