import { getTableColumns } from 'drizzle-orm'
import type { GraphQLResolveInfo } from 'graphql'
import { cleanHtml } from '../../gateways/rich-text'
import type { Context } from '../context'
import { htmlArguments } from '../graphql/schema'
import type { Entity } from '../read/entity'
import type { Writing } from '../write/write'
import type { Kept, Values } from './options'

/** The values to store: what a form left empty left out where it cannot be, rich text cleaned, uploads kept, pictures and media checked. */
export async function ready(
  kept: Kept,
  args: Values,
  context: Context,
  info: GraphQLResolveInfo,
  action: 'create' | 'update',
  { query }: Pick<Writing, 'query'> = context.database,
): Promise<Values> {
  const { entity, prepare } = kept
  const values = clean(kept, filled(entity, args), info)
  const prepared = prepare ? await prepare(values, context, action) : values
  for (const column of entity.pictures)
    if (prepared[column]) prepared[column] = await context.pictures.keep(context, prepared[column], column)
  for (const [column, kind] of Object.entries(entity.media))
    if (prepared[column])
      await context.media.check({ query }, context, { fileId: prepared[column], argument: column, kind })
  return prepared
}

/** What is empty although its column never is: a list has nothing in it; what has a default is left out, so a new row has that and another keeps its own. */
function filled({ table, inputs }: Entity, values: Values): Values {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const column = columns[inputs[name] ?? name]
      if (value !== null || !column?.notNull) return [[name, value]]
      if (column.columnType === 'PgArray') return [[name, []]]
      return column.hasDefault ? [] : [[name, value]]
    }),
  )
}

function clean({ clean: cleanText = cleanHtml }: Kept, values: Values, info: GraphQLResolveInfo): Values {
  const html = htmlArguments(info)
  if (!html.size) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      html.has(name) && typeof value === 'string' ? cleanText(value) : value,
    ]),
  )
}
