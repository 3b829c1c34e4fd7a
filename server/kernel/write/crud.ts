import type { GraphQLResolveInfo } from 'graphql'
import type { Viewer } from '../../../access/viewer'
import { cleanHtml } from '../../gateways/rich-text'
import { type Acting, type Context, signedIn } from '../context'
import { newId } from '../database/columns'
import { conflict, forbidden, notFound } from '../errors'
import { htmlArguments } from '../graphql/schema'
import { type Entity, type Relation, snake } from '../read/entity'
import { columnsSql } from '../read/fields'
import { parametersFor, type Row } from '../read/read'
import { fieldScope, rowScope } from '../read/scope'
import { nothing, type Selection, selectionOf } from '../read/selection'
import type { Parameters } from '../read/sql-text'
import { actingSql, actingValue } from './acting'
import { refuseUnlessCreatable } from './creatable'
import { type Writing, write } from './write'

type Values = Record<string, unknown>

interface Changeable {
  /** A condition in SQL over the alias; it is part of the statement that changes the row, so nothing can come between. */
  rows(viewer: Viewer, alias: string, parameters: Parameters): string
  /** Throws the reason why a row that the viewer can read is not one of these. */
  explain(viewer: Viewer, id: string, connection: Pick<Writing, 'query'>): Promise<unknown>
}

interface CrudOptions {
  /** What is left of a rich text; without it, `cleanHtml` decides. */
  clean?: (html: string) => string
  /** Turns arguments into stored values: uploads into files, new criteria into numbered ones. Runs before the statement. */
  prepare?: (values: Values, context: Context, action: 'create' | 'update') => Promise<Values> | Values
  /** A limit on the rows that may be changed, beside the rules of access/. */
  changeable?: Changeable
  /** Runs in the transaction, after the row is written. */
  settle?: (row: { id: string; values: Values }, writing: Writing, context: Context) => Promise<void>
  /** Whether there is something to settle; others are written without a transaction. Without it, always. */
  settles?: (values: Values) => boolean
  /** Runs in the transaction, after a row is deleted, with its columns by their names in the database. */
  gone?: (row: Row, writing: Writing, context: Context) => Promise<void>
  /** The refusal's message for deleting a row that is in use. */
  inUse?(): string
}

/** The ordinary operations on a table. Each answers the selection, under the viewer's rules on rows and fields. */
export interface Crud {
  create(args: Values, context: Context, info: GraphQLResolveInfo): Promise<Row>
  /** The same inside a transaction of the operation's own. */
  createWithin(writing: Writing, args: Values, context: Context, info: GraphQLResolveInfo): Promise<Row>
  update(args: Values & { id: string }, context: Context, info: GraphQLResolveInfo): Promise<Row>
  /** The same inside a transaction of the operation's own. */
  updateWithin(
    writing: Writing,
    args: Values & { id: string },
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Row>
  delete(args: { id: string }, context: Context): Promise<{ id: string }>
}

/** The column that an argument is stored in, or the relation that it sets; one that is neither is our mistake. */
function target(entity: Entity, name: string) {
  const field = entity.inputs[name] ?? name
  const column = entity.columns[field]
  if (column) return { field, column, relation: undefined }
  const relation = entity.relations[field]
  if (relation?.kind === 'through') return { field, column, relation }
  throw new Error(`${entity.name} has no column for the argument ${name}`)
}

interface Split {
  columns: { name: string; field: string; column: string; value: unknown }[]
  links: { relation: Relation; ids: string[] }[]
}

function split(entity: Entity, values: Values): Split {
  const parts: Split = { columns: [], links: [] }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const { field, column, relation } = target(entity, name)
    if (relation) parts.links.push({ relation, ids: (value ?? []) as string[] })
    else if (column) parts.columns.push({ name, field, column, value })
  }
  return parts
}

/** Converts for JSON columns, which take text; arrays of ids stay arrays. */
function stored(entity: Entity, field: string, value: unknown) {
  const column = (entity.table as unknown as Record<string, { getSQLType(): string }>)[field]
  return column?.getSQLType() === 'jsonb' && value !== null ? JSON.stringify(value) : value
}

/** The columns of a new row that the clock fills, if the values do not. */
const stampsOf = (entity: Entity, columns: Split['columns']) =>
  ['insertedAt', 'updatedAt']
    .filter((name) => entity.columns[name] && !columns.some(({ field }) => field === name))
    .map((name) => entity.columns[name])

async function setLinks(entity: Entity, id: string, links: Split['links'], writing: Writing) {
  for (const { relation, ids } of links) {
    const [near, far] = [snake(relation.key), snake(relation.far ?? '')]
    await writing.query({
      text: `delete from ${relation.table} where ${near} = $1 and not (${far} = any($2::uuid[]))`,
      values: [id, ids],
    })
    await writing.query({
      text: `insert into ${relation.table} (${near}, ${far}) select $1, unnest($2::uuid[]) on conflict do nothing`,
      values: [id, ids],
    })
    writing.changed(entity.name, id)
  }
}

/** The rows in which the viewer may change all of these fields, and which they may also read: an unreadable answer would look like a refusal. */
const writable = (
  entity: Entity,
  alias: string,
  fields: string[],
  viewer: Viewer,
  parameters: Parameters,
  changeable: Changeable | undefined,
) =>
  [
    rowScope('read', entity, alias, parameters),
    rowScope('update', entity, alias, parameters),
    ...fields.map((field) => fieldScope('update', entity, alias, field, parameters)),
    changeable?.rows(viewer, alias, parameters) ?? 'true',
  ]
    .filter((each, at, all) => each !== 'true' && all.indexOf(each) === at)
    .join(' and ') || 'true'

/** Where a statement runs. */
interface Place extends Pick<Writing, 'query' | 'reader'> {
  /** The act to record, if the statement is the whole transaction: `write` has said it already. */
  acting?: Acting | undefined
}

interface UpdatePlan {
  text: string
  parameters: Parameters
}

export function crud(
  entity: Entity,
  { clean: cleanText = cleanHtml, prepare, settle, settles = () => true, changeable, gone, inUse }: CrudOptions = {},
): Crud {
  const updates = new WeakMap<Selection, Map<string, UpdatePlan>>()
  const clean = (values: Values, info: GraphQLResolveInfo) => {
    const html = htmlArguments(info)
    if (!html.size) return values
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        html.has(name) && typeof value === 'string' ? cleanText(value) : value,
      ]),
    )
  }
  const ready = async (
    args: Values,
    context: Context,
    info: GraphQLResolveInfo,
    action: 'create' | 'update',
    { query }: Pick<Writing, 'query'> = context.database,
  ) => {
    const values = clean(args, info)
    const prepared = prepare ? await prepare(values, context, action) : values
    for (const column of entity.pictures)
      if (prepared[column]) prepared[column] = await context.pictures.keep(context, prepared[column], column)
    for (const [column, kind] of Object.entries(entity.media))
      if (prepared[column])
        await context.media.check({ query }, context, { fileId: prepared[column], argument: column, kind })
    return prepared
  }

  /** Nothing was written: the viewer may not see the row, or may not change it. */
  async function whyNot(
    id: string,
    context: Context,
    { query, reader }: Pick<Writing, 'query' | 'reader'>,
  ): Promise<never> {
    if (!(await reader.find(entity.name, id, nothing))) throw notFound()
    await changeable?.explain(signedIn(context), id, { query })
    throw forbidden()
  }

  /** One statement: the change, scoped by the rules, and the answer from it. */
  function updatePlan(
    columns: Split['columns'],
    asked: string[],
    selection: Selection,
    context: Context,
    acting: Acting | undefined,
  ) {
    const viewer = signedIn(context)
    const parameters = parametersFor(viewer)
    const key = `${acting ? 'audited|' : ''}${parameters.kind}|${entity.name}|${columns.map(({ field }) => field)}|${asked}`
    let known = updates.get(selection)
    if (!known) {
      known = new Map()
      updates.set(selection, known)
    }
    const found = known.get(key)
    if (found) return found
    const sets = columns.map(({ field, column }) => `${column} = ${parameters.arg(field)}`)
    if (entity.columns.updatedAt) sets.push(`updated_at = ${parameters.now()}`)
    const scope = writable(entity, 't', asked, viewer, parameters, changeable)
    // The update reads from it, so that it is said before the first row changes.
    const by = acting && `by as (select ${actingSql(parameters.arg('acting'))}), `
    const text = `with ${by ?? ''}a as (update ${entity.tableName} t set ${sets.join(', ')}${acting ? ' from by' : ''} where t.id = ${parameters.arg('id')}::uuid and ${scope} returning t.*)
      select row_to_json(r) as row from (select ${columnsSql(entity, 'a', selection, parameters)} from a) r`
    const plan: UpdatePlan = { text, parameters }
    known.set(key, plan)
    return plan
  }

  async function runUpdate(
    id: string,
    columns: Split['columns'],
    asked: string[],
    selection: Selection,
    context: Context,
    { query, reader, acting }: Place,
  ) {
    const plan = updatePlan(columns, asked, selection, context, acting)
    const args = Object.fromEntries(columns.map(({ field, value }) => [field, stored(entity, field, value)]))
    const now = context.clock.now()
    const inputs = {
      me: signedIn(context).id,
      now,
      args: { ...args, id, acting: acting && actingValue(acting, now) },
    }
    const { rows } = await query({
      text: plan.text,
      values: plan.parameters.list.map((each) => each(inputs)),
    })
    return (rows[0]?.row as Row | undefined) ?? (await whyNot(id, context, { query, reader }))
  }

  /** Links alone may be changed where the row may be changed. */
  async function checkWritable(
    id: string,
    asked: string[],
    context: Context,
    { query, reader }: Pick<Writing, 'query' | 'reader'>,
  ) {
    const viewer = signedIn(context)
    const parameters = parametersFor(viewer)
    const scope = writable(entity, 't', asked, viewer, parameters, changeable)
    const text = `select 1 from ${entity.tableName} t where t.id = ${parameters.arg('id')}::uuid and ${scope}`
    const inputs = { me: viewer.id, now: context.clock.now(), args: { id } }
    const { rows } = await query({ text, values: parameters.list.map((each) => each(inputs)) })
    if (!rows.length) await whyNot(id, context, { query, reader })
  }

  async function createIn(writing: Writing, values: Values, context: Context, info: GraphQLResolveInfo) {
    const { columns, links } = split(entity, values)
    const id = newId()
    const stamps = stampsOf(entity, columns)
    const names = ['id', ...stamps, ...columns.map(({ column }) => column)]
    const places = names.map((_, at) => `$${at + 1}`)
    await writing.query({
      text: `insert into ${entity.tableName} (${names.join(', ')}) values (${places.join(', ')})`,
      values: [
        id,
        ...stamps.map(() => writing.now),
        ...columns.map(({ field, value }) => stored(entity, field, value)),
      ],
    })
    await setLinks(entity, id, links, writing)
    await refuseUnlessCreatable(writing, context, entity, id)
    if (settles(values)) await settle?.({ id, values }, writing, context)
    writing.changed(entity.name, id, 'created')
    return writing.reader.one(entity.name, id, selectionOf(info))
  }

  async function updateIn(writing: Writing, id: string, values: Values, context: Context, info: GraphQLResolveInfo) {
    const { columns, links } = split(entity, values)
    const asked = Object.keys(values)
    if (columns.length) await runUpdate(id, columns, asked, nothing, context, writing)
    else await checkWritable(id, asked, context, writing)
    await setLinks(entity, id, links, writing)
    if (settles(values)) await settle?.({ id, values }, writing, context)
    writing.changed(entity.name, id)
    return writing.reader.one(entity.name, id, selectionOf(info))
  }

  return {
    async create(args, context, info) {
      const values = await ready(args, context, info, 'create')
      return write(context, (writing) => createIn(writing, values, context, info))
    },

    async createWithin(writing, args, context, info) {
      return createIn(writing, await ready(args, context, info, 'create', writing), context, info)
    },

    async update({ id, ...args }, context, info) {
      // An upload is read and stored only for a person who may change the row.
      if (Object.values(args).some((value) => value instanceof Promise))
        await checkWritable(id, Object.keys(args), context, { query: context.database.query, reader: context.reader })
      const values = await ready(args, context, info, 'update')
      const { columns, links } = split(entity, values)
      if (!columns.length && !links.length) return context.reader.one(entity.name, id, selectionOf(info))
      if (links.length || (settle && settles(values)))
        return write(context, (writing) => updateIn(writing, id, values, context, info))
      const { query } = context.database
      const row = await runUpdate(id, columns, Object.keys(values), selectionOf(info), context, {
        query,
        reader: context.reader,
        acting: context.acting,
      })
      context.bus.publish('change', { type: entity.name, id, kind: 'updated' })
      return row
    },

    async updateWithin(writing, { id, ...args }, context, info) {
      return updateIn(writing, id, await ready(args, context, info, 'update', writing), context, info)
    },

    async delete({ id }, context) {
      const parameters = parametersFor(signedIn(context))
      const scope = rowScope('delete', entity, 't', parameters)
      const inputs = { me: signedIn(context).id, now: context.clock.now(), args: { id } }
      return write(context, async (writing) => {
        const text = `delete from ${entity.tableName} t where t.id = ${parameters.arg('id')}::uuid and ${scope}${gone ? ' returning to_jsonb(t) as row' : ''}`
        const { rowCount, rows } = await writing
          .query({ text, values: parameters.list.map((each) => each(inputs)) })
          .catch((error: { code?: string }) => {
            throw error.code === '23503' && inUse ? conflict(inUse()) : error
          })
        if (!rowCount) throw notFound()
        await gone?.(rows[0]?.row as Row, writing, context)
        writing.changed(entity.name, id, 'deleted')
        return { id }
      })
    },
  }
}
