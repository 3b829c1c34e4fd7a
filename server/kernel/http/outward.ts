import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Services } from '../context'
import { explained, Refusal } from '../errors'

/** The parser's error for a request that it cannot read. */
export const isUnreadable = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500

/** The validator suggests names of the schema, which strangers need not learn. */
const withoutSuggestions = (message: string) => message.replace(/ Did you mean .*$/s, '')

/** The part of an error that leaves the server: refusals and the parser's errors as they are, all others as INTERNAL with the id in the log. */
export function outward(error: unknown, services: Pick<Services, 'log' | 'nouns'>): GraphQLError {
  const found = error instanceof GraphQLError ? (error.originalError ?? error) : error
  const refusal = explained(found, services.nouns)
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

/** When a client should ask again while the database is away. */
export const RETRY_SECONDS = 2

/** UNAUTHENTICATED is 401, UNAVAILABLE 503, INTERNAL 500; every other refusal is 200. */
export const statusOf = (errors: readonly GraphQLError[]) => {
  const codes = errors.map(({ extensions }) => extensions.code)
  if (codes.includes('UNAVAILABLE')) return 503
  if (codes.includes('INTERNAL')) return 500
  return codes.includes('UNAUTHENTICATED') ? 401 : 200
}
