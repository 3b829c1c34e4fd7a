import { conflict, notFound } from '../errors'
import type { Row } from '../read/read'
import { rowScope } from '../read/scope'
import { write } from '../write/write'
import { ask, scoped } from './ask'
import type { Crud, Kept } from './options'

const FOREIGN_KEY = '23503'

export const deleteOf = ({ entity, gone, inUse }: Kept): Pick<Crud, 'delete'> => ({
  async delete({ id }, context) {
    const asked = scoped(context, (parameters) => {
      const scope = rowScope('delete', entity, 't', parameters)
      return `delete from ${entity.tableName} t where t.id = ${parameters.arg('id')}::uuid and ${scope}${gone ? ' returning to_jsonb(t) as row' : ''}`
    })
    return write(context, async (writing) => {
      const { rowCount, rows } = await ask(writing, context, asked, { id }).catch((error: { code?: string }) => {
        throw error.code === FOREIGN_KEY && inUse ? conflict(inUse()) : error
      })
      if (!rowCount) throw notFound()
      await gone?.(rows[0]?.row as Row, writing, context)
      writing.changed(entity.name, id, 'deleted')
      return { id }
    })
  },
})
