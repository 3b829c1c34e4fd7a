import type { BaseRecord, CrudFilter, DataProvider, HttpError, MetaQuery } from '@refinedev/core'
import createDataProvider from '@refinedev/graphql'
import type { Client } from '@urql/core'
import { type DocumentNode, Kind } from 'graphql'
import { resourceOf } from '../../resources'
import { ApiError } from '../providers/api/api-error'
import { request } from '../providers/api/client'
import type { TypedDocument } from '../providers/api/document'
import { fieldErrors } from '../providers/api/errors'
import { withRetries } from '../providers/api/retry'
import { operationOf } from './catalogue'
import { type BuiltDocument, listDocument, mutationDocument, oneDocument } from './documents'

type Variables = Record<string, unknown>
type Answer = { data?: Record<string, unknown> }

/** An error in the form that Refine's hooks expect, with the fields that the rest of the application uses. */
function httpError(error: unknown): HttpError {
  if (!(error instanceof ApiError)) return error as HttpError
  const { message, status, code, field, details } = error
  return { name: 'ApiError', message, statusCode: status, status, code, field, details, errors: fieldErrors(error) }
}

/** What Refine passes from us to our client: it looks only at the kind of operation, so the text needs no parser here. */
const documentOf = (operation: 'query' | 'mutation', { text }: BuiltDocument) => ({
  kind: Kind.DOCUMENT,
  definitions: [{ kind: Kind.OPERATION_DEFINITION, operation }],
  text,
})

const send = (text: string, variables: Variables, retries: boolean) => {
  const ask = () => request(text as TypedDocument<Record<string, unknown>, Variables>, variables)
  const sent = (retries ? withRetries(ask) : ask()).then(
    (data): Answer => ({ data }),
    (error) => Promise.reject(httpError(error)),
  )
  return { toPromise: () => sent }
}

// createDataProvider uses only this part of a client, and passes its rejections on.
type Passed = ReturnType<typeof documentOf>
const client = {
  query: ({ text }: Passed, variables: Variables) => send(text, variables, true),
  mutation: ({ text }: Passed, variables: Variables) => send(text, variables, !!variables.idempotencyKey),
} as unknown as Client

const variables = ({ meta }: { meta?: MetaQuery }) => (meta?.built as BuiltDocument | undefined)?.variables ?? {}
const only = ({ data }: Answer) => Object.values(data ?? {})[0] as never
type Page = { entries: BaseRecord[]; pageInfo: { totalCount?: number } }

/** A page; a plain list becomes one. */
function pageOf(answer: Answer) {
  const found = only(answer) as Page | BaseRecord[]
  return Array.isArray(found)
    ? { entries: found, total: found.length }
    : { entries: found.entries, total: found.pageInfo.totalCount ?? 0 }
}

const base = createDataProvider(client, {
  getList: {
    buildVariables: variables,
    dataMapper: (answer) => pageOf(answer).entries,
    getTotalCount: (answer) => pageOf(answer).total,
  },
  getOne: { buildVariables: variables, dataMapper: only },
  create: { buildVariables: variables, dataMapper: only },
  update: { buildVariables: variables, dataMapper: only },
  deleteOne: { buildVariables: variables, dataMapper: only },
})

const read = (built: BuiltDocument) => ({ built, gqlQuery: documentOf('query', built) as unknown as DocumentNode })
const write = (built: BuiltDocument) => ({
  built,
  gqlMutation: documentOf('mutation', built) as unknown as DocumentNode,
})
const argumentsOf = (filters: CrudFilter[] = []) =>
  Object.fromEntries(filters.flatMap((filter) => ('field' in filter ? [[filter.field, filter.value]] : [])))

/** The list behind one of Refine's names, with the part of its definition. */
function named(name: string, part: 'one' | 'create' | 'update' | 'remove'): string {
  const operation = resourceOf(name)?.[part]
  if (!operation) throw new Error(`${name} has no operation for this`)
  return operation
}

/** Reads and writes by operations of the schema. `meta.paths` are the paths to read; `meta.operation` replaces the definition's operation. */
export const dataProvider: DataProvider = {
  ...base,
  getApiUrl: () => '/graphql',
  getList: ({ resource, pagination, sorters, filters, meta }) => {
    const { args } = operationOf(resource)
    const [sort] = sorters ?? []
    const given: Variables = {
      ...argumentsOf(filters),
      ...(args.page && pagination && { page: pagination.currentPage ?? 1, pageSize: pagination.pageSize ?? 20 }),
      ...(args.orderBy && sort && { orderBy: sort.field, orderDirection: sort.order }),
    }
    return base.getList({ resource, meta: { ...meta, ...read(listDocument(resource, meta?.paths ?? ['id'], given)) } })
  },
  getOne: async ({ resource, id, meta }) => {
    const paths = (meta?.paths ?? ['id']) as string[]
    const operation = resourceOf(resource)?.one
    if (operation)
      return base.getOne({ resource, id, meta: { ...meta, ...read(oneDocument(operation, paths, String(id))) } })
    // Small lists are answered whole and have no operation for a single row.
    const { data } = await dataProvider.getList({ resource, meta: { paths } })
    const found = data.find((row) => row.id === id)
    if (!found)
      throw {
        name: 'ApiError',
        message: 'This was not found.',
        statusCode: 404,
        status: 404,
        code: 'NOT_FOUND',
      } satisfies HttpError
    return { data: found as never }
  },
  getMany: async ({ resource, ids, meta }) => {
    if (resourceOf(resource)?.one) {
      const rows = await Promise.all(ids.map((id) => dataProvider.getOne({ resource, id, meta })))
      return { data: rows.map(({ data }) => data as never) }
    }
    const { data } = await dataProvider.getList({ resource, meta })
    return { data: data.filter(({ id }) => id !== undefined && ids.map(String).includes(String(id))) as never }
  },
  create: ({ resource, variables: values, meta }) => {
    const operation = meta?.operation ?? named(resource, 'create')
    return base.create({
      resource,
      variables: values,
      meta: { ...meta, ...write(mutationDocument(operation, values as Variables)) },
    })
  },
  update: ({ resource, id, variables: values, meta }) => {
    const operation = meta?.operation ?? named(resource, 'update')
    return base.update({
      resource,
      id,
      variables: values,
      meta: { ...meta, ...write(mutationDocument(operation, { ...(values as Variables), id })) },
    })
  },
  deleteOne: ({ resource, id, meta }) => {
    const operation = meta?.operation ?? named(resource, 'remove')
    return base.deleteOne({ resource, id, meta: { ...meta, ...write(mutationDocument(operation, { id })) } })
  },
  custom: async ({ payload, meta }) => {
    const { text, variables: given } = mutationDocument(String(meta?.operation), (payload ?? {}) as Variables)
    return { data: only(await send(text, given, !!given.idempotencyKey).toPromise()) }
  },
  createMany: undefined,
  updateMany: undefined,
  deleteMany: undefined,
}
