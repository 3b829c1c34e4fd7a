import type { BaseRecord, CrudFilter, DataProvider, HttpError, MetaQuery } from '@refinedev/core'
import createDataProvider from '@refinedev/graphql'
import { gql, type OperationResult } from '@urql/core'
import { headOf, operationOf } from './catalogue'
import { asReading, client, dataOf } from './client'
import { type BuiltDocument, listDocument, mutationDocument, oneDocument } from './documents'

type Variables = Record<string, unknown>
type Page = { entries: BaseRecord[]; pageInfo: { totalCount?: number } }

/** A page; a plain list becomes one. */
function pageOf(answer: OperationResult) {
  const found = dataOf(answer) as Page | BaseRecord[]
  return Array.isArray(found)
    ? { entries: found, total: found.length }
    : { entries: found.entries, total: found.pageInfo.totalCount ?? 0 }
}

const buildVariables = ({ meta }: { meta?: MetaQuery }): Variables => meta?.gqlVariables ?? {}
const one = { buildVariables, dataMapper: (answer: OperationResult) => dataOf(answer) as BaseRecord }

const base = createDataProvider(client, {
  getList: {
    buildVariables,
    dataMapper: (answer) => pageOf(answer).entries,
    getTotalCount: (answer) => pageOf(answer).total,
  },
  getOne: one,
  create: one,
  update: one,
  deleteOne: one,
  custom: one,
})

const read = ({ text, variables }: BuiltDocument): MetaQuery => ({
  gqlVariables: asReading(variables),
  gqlQuery: gql(text),
})
const write = ({ text, variables }: BuiltDocument): MetaQuery => ({ gqlVariables: variables, gqlMutation: gql(text) })

const argumentsOf = (filters: CrudFilter[] = []) =>
  Object.fromEntries(filters.flatMap((filter) => ('field' in filter ? [[filter.field, filter.value]] : [])))

/** The list behind one of Refine's names, with the part of its definition. */
function named(name: string, part: 'one' | 'create' | 'update' | 'remove'): string {
  const operation = headOf(name)?.[part]
  if (!operation) throw new Error(`${name} has no operation for this`)
  return operation
}

const notFound: HttpError = {
  name: 'ApiError',
  message: 'This was not found.',
  statusCode: 404,
  status: 404,
  code: 'NOT_FOUND',
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
    const paths: string[] = meta?.paths ?? ['id']
    const operation = headOf(resource)?.one
    if (operation) {
      const document = read(oneDocument(operation, paths, String(id)))
      const answer = await base.getOne({ resource, id, meta: { ...meta, ...document } })
      if (!answer.data) throw notFound
      return answer as never
    }
    // Small lists are answered whole and have no operation for a single row.
    const { data } = await dataProvider.getList({ resource, meta: { paths } })
    const found = data.find((row) => row.id === id)
    if (!found) throw notFound
    return { data: found as never }
  },
  getMany: async ({ resource, ids, meta }) => {
    if (headOf(resource)?.one) {
      const rows = await Promise.all(ids.map((id) => dataProvider.getOne({ resource, id, meta })))
      return { data: rows.map(({ data }) => data as never) }
    }
    const { data } = await dataProvider.getList({ resource, meta })
    return { data: data.filter(({ id }) => id !== undefined && ids.map(String).includes(String(id))) as never }
  },
  create: ({ resource, variables: values, meta }) => {
    const operation = meta?.operation ?? named(resource, 'create')
    const built = mutationDocument(operation, values as Variables)
    return base.create({ resource, variables: values, meta: { ...meta, ...write(built) } })
  },
  update: ({ resource, id, variables: values, meta }) => {
    const operation = meta?.operation ?? named(resource, 'update')
    const built = mutationDocument(operation, { ...values, id })
    return base.update({ resource, id, variables: values, meta: { ...meta, ...write(built) } })
  },
  deleteOne: ({ resource, id, meta }) => {
    const built = mutationDocument(meta?.operation ?? named(resource, 'remove'), { id })
    return base.deleteOne({ resource, id, meta: { ...meta, ...write(built) } })
  },
  custom: ({ payload, meta, ...asked }) => {
    const built = mutationDocument(String(meta?.operation), { ...(payload as object) })
    return base.custom({ ...asked, meta: { ...meta, ...write(built) } })
  },
  createMany: undefined,
  updateMany: undefined,
  deleteMany: undefined,
}
