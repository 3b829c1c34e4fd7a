import type { HttpError } from '@refinedev/core'
import { Client, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { makeFetchBody } from '@urql/core/internal'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import { ApiError } from '../providers/api/api-error'
import { request } from '../providers/api/client'
import { typed } from '../providers/api/document'
import { fieldErrors } from '../providers/api/errors'
import { withRetries } from '../providers/api/retry'
import type { BuiltDocument } from './documents'

type Variables = Record<string, unknown>

/** Reads by a text that is built here. What it answers is the caller's to say, since the text follows from a definition. Throws ApiError. */
export const ask = <Answer>({ text, variables }: BuiltDocument, signal?: AbortSignal): Promise<Answer> =>
  withRetries(() => request(typed<Answer, Variables>(text), variables, { signal }), signal)

const READING = 'reading'
let readings = 0

/**
 * Variables that no two reads share: else the client would answer a read with what an equal one brings that is under way, and a change between them
 * would not be seen. The number is not sent.
 */
export const asReading = (variables: Variables): Variables => ({ ...variables, [READING]: ++readings })

/** An error in the form that Refine's hooks expect, with the fields that the rest of the application uses. */
function httpError(error: ApiError): HttpError {
  const { message, status, code, field, details } = error
  return { name: 'ApiError', message, statusCode: status, status, code, field, details, errors: fieldErrors(error) }
}

/** The server's answer; a refusal is carried beside it, since createDataProvider keeps no more of an error than its message. */
async function answered(operation: Operation): Promise<OperationResult> {
  const { query = '', variables: { [READING]: _, ...variables } = {} } = makeFetchBody(operation)
  const send = () => request(typed<Variables, Variables>(query), variables)
  const isRepeatable = operation.kind === 'query' || Boolean(variables.idempotencyKey)
  const result = { operation, stale: false, hasNext: false }
  try {
    return { ...result, data: await (isRepeatable ? withRetries(send) : send()) }
  } catch (error) {
    return { ...result, extensions: { refusal: error instanceof ApiError ? httpError(error) : error } }
  }
}

/** What the client answered; throws the refusal that came instead, an HttpError. */
export function dataOf({ data, extensions }: OperationResult): unknown {
  if (extensions?.refusal) throw extensions.refusal
  return Object.values(data ?? {})[0]
}

/** Sends everything as the rest of the application does: with its sign-in, its renewal and its errors. */
const throughRequest: Exchange = () => (operations) =>
  pipe(
    operations,
    filter(({ kind }) => kind !== 'teardown'),
    mergeMap((operation) => fromPromise(answered(operation))),
  )

/** The client of the staff's data provider. */
export const client = new Client({
  url: '/graphql',
  exchanges: [throughRequest],
  requestPolicy: 'network-only',
  preferGetMethod: false,
})
