import { type GraphQLField, type GraphQLSchema, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql'
import { entities } from '../../../../server/kernel/read/entity'
import type { Answer, Person, TestApp } from '../../../build'
import type { Outcome, Row, Sheet } from './table'
import type { World } from './world/index'

const kindsOf = (schema: GraphQLSchema) =>
  ({
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }) as const

export type OperationKind = keyof ReturnType<typeof kindsOf>

/** All operations of the schema. */
export const operationsOf = (schema: GraphQLSchema) =>
  Object.entries(kindsOf(schema)).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind: kind as OperationKind, field })),
  )

export interface Call {
  kind: OperationKind
  field: GraphQLField<unknown, unknown>
  document: string
  variables: Record<string, unknown>
}

function selectionOf(field: GraphQLField<unknown, unknown>) {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  if (type.getFields().entries) return '{ entries { id } }'
  return type.getFields().id ? '{ id }' : '{ __typename }'
}

/** A row's call: its operation with the arguments from below the table, and the largest page. */
export function callOf(app: TestApp, world: World, { calls }: Sheet, { operation, name }: Row): Call {
  const found = operationsOf(app.schema).find(({ field }) => field.name === operation)
  if (!found) throw new Error(`the schema has no operation ${operation}`)
  const { kind, field } = found
  const make = calls[name as keyof typeof calls] as ((world: World) => object) | undefined
  const paged = field.args.some((arg) => arg.name === 'pageSize')
  const variables: Record<string, unknown> = { ...make?.(world), ...(paged && { pageSize: 100 }) }
  const missing = field.args.find((arg) => isNonNullType(arg.type) && !(arg.name in variables))
  if (missing) throw new Error(`${name} needs ${missing.name}`)
  const args = field.args.filter((arg) => arg.name in variables)
  const [declared, given] = [
    args.map((arg) => `$${arg.name}: ${arg.type}`).join(', '),
    args.map((arg) => `${arg.name}: $${arg.name}`).join(', '),
  ]
  const document = `${kind} ${declared && `(${declared})`} { ${operation} ${given && `(${given})`} ${selectionOf(field)} }`
  return { kind, field, document, variables }
}

export const send = (app: TestApp, { document, variables }: Call, who: Person | null) =>
  app.send(document, variables, who)

/** Counts all rows that a list could answer. */
async function rowsOf(app: TestApp, field: GraphQLField<unknown, unknown>) {
  const type = getNamedType(field.type)
  const entity = entities.get(type.name.replace(/Page$/, ''))
  if (!entity) return Number.POSITIVE_INFINITY
  const only = entity.only ? ` where ${entity.only}` : ''
  const { rows } = await app.services.database.query({
    text: `select count(*)::int as count from ${entity.tableName}${only}`,
  })
  return rows[0]?.count as number
}

const codes: Record<string, string> = { ACCOUNT_DISABLED: 'disabled' }

/** Names an answer in the words of the tables. An unknown code stays as it is. */
export async function outcomeOf(app: TestApp, { field }: Call, { data, errors }: Answer): Promise<Outcome | string> {
  const [error] = errors ?? []
  if (error) return codes[error.extensions.code] ?? error.extensions.code.toLowerCase()
  const answer = data[field.name]
  const list = isListType(isNonNullType(field.type) ? field.type.ofType : field.type) ? answer : answer?.entries
  if (!list) return answer === null ? 'none' : 'ok'
  if (!list.length) return 'none'
  return list.length === (await rowsOf(app, field)) ? 'all' : 'some'
}
