import type { GraphQLResolveInfo } from 'graphql'
import { kindOf } from '../../../access/index'
import { type Acting, type Context, signedIn } from '../context'
import { columnsSql } from '../read/fields'
import type { Row } from '../read/read'
import { nothing, type Selection, selectionOf } from '../read/selection'
import { actingSql, actingValue } from '../write/acting'
import { type Writing, write } from '../write/write'
import { ask, type Scoped, scoped } from './ask'
import { type Split, setLinks, split, stored } from './columns'
import { type Crud, type Kept, settled, type Values } from './options'
import { ready } from './ready'
import { refuse, refuseUnlessWritable, writableSql } from './writable'

/** Where a statement runs. */
interface Place extends Pick<Writing, 'query' | 'reader'> {
  /** The act to record, if the statement is the whole transaction: `write` has said it already. */
  acting?: Acting | undefined
}

/** A change of a row: its columns, and the fields that the viewer must be allowed to change. */
interface Change {
  id: string
  columns: Split['columns']
  fields: string[]
}

export function updateOf(kept: Kept): Pick<Crud, 'update' | 'updateWithin'> {
  const { entity, settle, settles = () => true } = kept
  const set = setting(kept)

  async function updateIn(writing: Writing, id: string, values: Values, context: Context, info: GraphQLResolveInfo) {
    const { columns, links } = split(entity, values)
    const fields = Object.keys(values)
    if (columns.length) await set({ id, columns, fields }, nothing, context, writing)
    else await refuseUnlessWritable(kept, id, fields, context, writing)
    await setLinks(entity, id, links, writing)
    await settled(kept, { id, values }, writing, context)
    writing.changed(entity.name, id)
    return writing.reader.one(entity.name, id, selectionOf(info))
  }

  return {
    async update({ id, ...args }, context, info) {
      const { reader, acting, bus } = context
      const place = { query: context.database.query, reader }
      // An upload is read and stored only for a person who may change the row.
      if (Object.values(args).some((value) => value instanceof Promise))
        await refuseUnlessWritable(kept, id, Object.keys(args), context, place)
      const values = await ready(kept, args, context, info, 'update')
      const { columns, links } = split(entity, values)
      if (!columns.length && !links.length) return reader.one(entity.name, id, selectionOf(info))
      if (links.length || (settle && settles(values)))
        return write(context, (writing) => updateIn(writing, id, values, context, info))
      const change = { id, columns, fields: Object.keys(values) }
      const row = await set(change, selectionOf(info), context, { ...place, acting })
      bus.publish('change', { type: entity.name, id, kind: 'updated' })
      return row
    },

    async updateWithin(writing, { id, ...args }, context, info) {
      return updateIn(writing, id, await ready(kept, args, context, info, 'update', writing), context, info)
    },
  }
}

/** Sets columns of a row by one statement, and answers the selection from it. */
function setting(kept: Kept) {
  const statements = new WeakMap<Selection, Map<string, Scoped>>()

  return async (change: Change, selection: Selection, context: Context, place: Place): Promise<Row> => {
    const { id, columns, fields } = change
    const { query, reader, acting } = place
    const known = statements.get(selection) ?? new Map<string, Scoped>()
    statements.set(selection, known)
    const key = `${acting ? 'recorded|' : ''}${kindOf(signedIn(context))}|${columns.map(({ field }) => field)}|${fields}`
    const statement = known.get(key) ?? updateStatement(kept, change, selection, context, Boolean(acting))
    known.set(key, statement)
    const values = Object.fromEntries(columns.map(({ field, value }) => [field, stored(kept.entity, field, value)]))
    const by = acting && actingValue(acting, context.clock.now())
    const { rows } = await ask({ query }, context, statement, { ...values, id, acting: by })
    return (rows[0]?.row as Row | undefined) ?? (await refuse(kept, id, context, { query, reader }))
  }
}

/** One statement: who acts, if that is recorded by it, the change, scoped by the rules, and the answer from it. */
const updateStatement = (
  kept: Kept,
  { columns, fields }: Change,
  selection: Selection,
  context: Context,
  isRecorded: boolean,
) =>
  scoped(context, (parameters) => {
    const { entity } = kept
    const sets = columns.map(({ field, column }) => `${column} = ${parameters.arg(field)}`)
    if (entity.columns.updatedAt) sets.push(`updated_at = ${parameters.now()}`)
    const scope = writableSql(kept, fields, context, parameters)
    // The update reads from it, so that it is said before the first row changes.
    const by = isRecorded ? `by as (select ${actingSql(parameters.arg('acting'))}), ` : ''
    const from = isRecorded ? ' from by' : ''
    return `with ${by}a as (update ${entity.tableName} t set ${sets.join(', ')}${from} where t.id = ${parameters.arg('id')}::uuid and ${scope} returning t.*)
      select row_to_json(r) as row from (select ${columnsSql(entity, 'a', selection, parameters)} from a) r`
  })
