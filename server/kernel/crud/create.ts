import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context'
import { newId } from '../database/columns'
import { selectionOf } from '../read/selection'
import { type Writing, write } from '../write/write'
import { setLinks, split, stampsOf, stored } from './columns'
import { refuseUnlessCreatable } from './creatable'
import { type Crud, type Kept, settled, type Values } from './options'
import { ready } from './ready'

export const createOf = (kept: Kept): Pick<Crud, 'create' | 'createWithin'> => ({
  async create(args, context, info) {
    const values = await ready(kept, args, context, info, 'create')
    return write(context, (writing) => insert(kept, values, writing, context, info))
  },

  async createWithin(writing, args, context, info) {
    return insert(kept, await ready(kept, args, context, info, 'create', writing), writing, context, info)
  },
})

async function insert(kept: Kept, values: Values, writing: Writing, context: Context, info: GraphQLResolveInfo) {
  const { entity } = kept
  const { columns, links } = split(entity, values)
  const id = newId()
  const stamps = stampsOf(entity, columns)
  const names = ['id', ...stamps, ...columns.map(({ column }) => column)]
  const places = names.map((_, at) => `$${at + 1}`)
  await writing.query({
    text: `insert into ${entity.tableName} (${names.join(', ')}) values (${places.join(', ')})`,
    values: [id, ...stamps.map(() => writing.now), ...columns.map(({ field, value }) => stored(entity, field, value))],
  })
  await setLinks(entity, id, links, writing)
  await refuseUnlessCreatable(writing, context, entity, id)
  await settled(kept, { id, values }, writing, context)
  writing.changed(entity.name, id, 'created')
  return writing.reader.one(entity.name, id, selectionOf(info))
}
