import { type GraphQLArgument, type GraphQLField, getNamedType, isEnumType, isListType, isNonNullType } from 'graphql'
import { entities } from '../../../../server/kernel/read/entity'
import type { Person, TestApp } from '../../../build'
import { explored } from '../../../explored'
import { sample } from '../documents'
import { documentsThrough } from '../paths'

/** So many ids are tried for an argument, unless all are explored. */
const IDS = 3

type Query = GraphQLField<unknown, unknown>
type Variables = Record<string, unknown>

const queriesOf = ({ schema }: TestApp) => Object.values(schema.getQueryType()?.getFields() ?? {})
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The ids for an argument: of the entity that it names, else of the entity that the query answers. */
async function idsFor(app: TestApp, { name }: GraphQLArgument, query: Query) {
  const entity =
    entities.get(capitalised(name.replace(/Ids?$/, ''))) ??
    entities.get(getNamedType(query.type).name) ??
    entities.get('User')
  const { rows } = await app.services.database.query({ text: `select id from ${entity?.tableName} order by id` })
  return rows.map(({ id }) => String(id))
}

/** The required arguments of a query: one set for each id, where it requires an id. */
async function required(app: TestApp, query: Query): Promise<Variables[]> {
  const wanted = query.args.filter(({ type }) => isNonNullType(type))
  const fixed = Object.fromEntries(wanted.map((arg) => [arg.name, sample(arg)]))
  const byId = wanted.find(({ type }) => getNamedType(type).name === 'ID')
  if (!byId) return [fixed]
  return (await idsFor(app, byId, query)).map((id) => ({ ...fixed, [byId.name]: id }))
}

/** All answers that a viewer gets through so many relations, from every query or those that are named, for every id and every person. */
export async function seenBy(
  app: TestApp,
  who: Person | null,
  victim: Person,
  relations: number,
  names?: readonly string[],
): Promise<string> {
  const answers: string[] = []
  for (const query of queriesOf(app).filter((each) => names?.includes(each.name) ?? true)) {
    const whose = query.args.some(({ name }) => name === 'userId') ? [{}, { userId: victim.id }] : [{}]
    for (const document of documentsThrough(app.schema, query.name, relations))
      for (const given of await required(app, query))
        for (const user of whose) {
          const answer = await app.send(document, { ...given, ...user }, who)
          // A wrong document is a fault of the test, and not an answer.
          const fault = answer.errors?.find((error) => !('path' in error))
          if (fault) throw new Error(`${document}: ${fault.message}`)
          answers.push(JSON.stringify(answer))
        }
  }
  return answers.join('\n')
}

const paging = new Set(['page', 'pageSize', 'after', 'orderBy', 'orderDirection'])

/** The values to try for an argument: every value of an enum, every id, and words and instants that tell the plantings apart. */
async function trials(app: TestApp, arg: GraphQLArgument, query: Query, words: string[]): Promise<unknown[]> {
  const type = getNamedType(arg.type)
  const known: Record<string, unknown[]> = { String: words, DateTime: ['2042-12-31T00:00:00Z'], Date: ['2042-12-31'] }
  const values = isEnumType(type)
    ? type.getValues().map(({ name }) => name)
    : type.name === 'ID'
      ? (await idsFor(app, arg, query)).slice(0, explored ? undefined : IDS)
      : (known[type.name] ?? [sample(arg)])
  return values.map((value) => (isListType(isNonNullType(arg.type) ? arg.type.ofType : arg.type) ? [value] : value))
}

/**
 * All answers that a viewer gets where a list is narrowed, searched, sorted or counted, by the question. A query that has a beginning and no pages
 * starts at `from`, since its own beginning is now and its answer would differ each time.
 */
export async function narrowedFor(
  app: TestApp,
  who: Person | null,
  { words, from }: { words: string[]; from: Date },
): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const query of queriesOf(app).filter(({ args }) => args.length)) {
    const has = (argument: string) => query.args.some(({ name }) => name === argument)
    const steady = has('from') && !has('page') ? { from: from.toISOString() } : {}
    const [document] = documentsThrough(app.schema, query.name, 0)
    const orders = query.args.find(({ name }) => name === 'orderBy')
    const tried: Variables[] = [{}]
    for (const orderBy of orders ? await trials(app, orders, query, words) : [])
      for (const orderDirection of ['asc', 'desc']) tried.push({ orderBy, orderDirection })
    for (const arg of query.args.filter(({ name }) => !paging.has(name)))
      for (const value of await trials(app, arg, query, words)) tried.push({ [arg.name]: value })
    const [fixed = {}] = await required(app, query)
    for (const more of tried) {
      const variables = { ...fixed, ...steady, ...more }
      const { data, errors } = await app.send(document ?? '', variables, who)
      answers.set(`${query.name} ${JSON.stringify(variables)}`, JSON.stringify(data ?? errors?.[0]?.extensions.code))
    }
  }
  return answers
}
