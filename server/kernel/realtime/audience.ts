import { kindOf } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import type { Services } from '../context'
import { entityNamed } from '../read/entity'
import { parametersFor } from '../read/read'
import { rowScope } from '../read/scope'
import type { Parameters } from '../read/sql-text'

interface Statement {
  name: string
  text: string
  parameters: Parameters
}

export interface AudienceOf {
  type: string
  id: string
  /** The column with the owner's id, if only the owner counts. */
  owner?: string
}

/** Finds out which of many viewers may read a row. */
export interface Audience {
  /** The ids of the viewers who may read this row now, with one statement for each kind of viewer. */
  of(row: AudienceOf, viewers: Iterable<Viewer>): Promise<Set<string>>
}

interface Needs {
  database: Pick<Services['database'], 'query'>
  clock: Services['clock']
}

/** Whether the viewer may read every row of a type, including a deleted one. */
export const readsAll = (viewer: Viewer, type: string) =>
  rowScope('read', entityNamed(type), 'a', parametersFor(viewer)) === 'true'

export function createAudience({ database, clock }: Needs): Audience {
  const known = new Map<string, Statement | null>()

  /** The rules speak of one viewer; here they are asked for each of a list. Null if no viewer of this kind reads any row. */
  function statement(viewer: Viewer, { type, owner }: AudienceOf): Statement | null {
    const key = `${kindOf(viewer)}|${type}|${owner ?? ''}`
    let found = known.get(key)
    if (found === undefined) {
      const entity = entityNamed(type)
      const parameters = parametersFor(viewer)
      parameters.me = () => 'v.id'
      const scope = rowScope('read', entity, 'a', parameters)
      const conditions = [
        ...(scope === 'true' ? [] : [scope]),
        ...(entity.only ? [`a.${entity.only}`] : []),
        ...(owner ? [`a.${entity.columns[owner]} = v.id`] : []),
      ]
      const where = conditions.length ? ` where ${conditions.join(' and ')}` : ''
      const join = `join ${entity.tableName} a on a.id = ${parameters.arg('id')}::uuid`
      const text = `select v.id from unnest(${parameters.arg('viewers')}::uuid[]) v(id) ${join}${where}`
      found = scope === 'false' ? null : { name: `audience_${known.size}`, text, parameters }
      known.set(key, found)
    }
    return found
  }

  return {
    async of(row, viewers) {
      const kinds = new Map<string, Map<string, Viewer>>()
      for (const viewer of viewers) {
        const kind = kindOf(viewer)
        kinds.set(kind, (kinds.get(kind) ?? new Map()).set(viewer.id, viewer))
      }
      const found = new Set<string>()
      for (const alike of kinds.values()) {
        const [viewer] = alike.values()
        const asked = viewer && statement(viewer, row)
        if (!asked) continue
        const inputs = { me: null, now: clock.now(), args: { id: row.id, viewers: [...alike.keys()] } }
        const values = asked.parameters.list.map((each) => each(inputs))
        const { rows } = await database.query({ name: asked.name, text: asked.text, values })
        for (const { id } of rows) found.add(id as string)
      }
      return found
    },
  }
}
