import { subject } from '@casl/ability'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abilities } from '../../../access/abilities'
import type { Action } from '../../../access/rule'
import type { Viewer } from '../../../access/viewer'
import type { Entity } from '../../../server/kernel/read/entity'
import { entities } from '../../../server/kernel/read/entity'
import { parametersFor } from '../../../server/kernel/read/read'
import { fieldScope, rowScope } from '../../../server/kernel/read/scope'
import { build, type TestApp } from '../../build'
import { abilityOf } from './ability'
import { type Kind, kinds } from './matrix/table'
import { makeWorld, type World } from './matrix/world/index'
import { NOON } from './matrix/world/moment'
import { type Row, rowsOf } from './rows'

const actions: Action[] = ['read', 'create', 'update', 'delete']

let app: TestApp
let world: World
let rows: Map<string, Row[]>
beforeAll(async () => {
  app = await build()
  world = await makeWorld(app)
  rows = await rowsOf(app)
}, 120_000)
afterAll(() => app.close())

function viewerOf(kind: Exclude<Kind, 'anonymous'>): Viewer {
  const ability = abilities.find((each) => each === kind)
  return {
    id: world.people[kind].id,
    role: kind === 'admin' || kind === 'supervisor' ? kind : 'user',
    type: kind === 'tutor' || kind === 'unassigned' ? 'tutoringSolicitor' : 'aspiringSolicitor',
    abilities: ability ? [ability] : [],
    confirmed: kind !== 'unconfirmed',
  }
}

/** The rows that the SQL lets through, each with its readable fields. */
async function bySql(viewer: Viewer, action: Action, entity: Entity, fields: string[]): Promise<string[]> {
  const parameters = parametersFor(viewer)
  const scopes = fields.map(
    (field) => `case when ${fieldScope(action, entity, 't', field, parameters)} then '${field}' end`,
  )
  const where = rowScope(action, entity, 't', parameters)
  const { rows: found } = await app.services.database.query({
    text: `select t.id, array_remove(array[${scopes}]::text[], null) as fields from ${entity.tableName} t where ${where}`,
    values: parameters.list.map((each) => each({ me: viewer.id, now: NOON, args: {} })),
  })
  return found.map(({ id, fields: open }) => `${id} ${open}`).sort()
}

function byAbility(viewer: Viewer, action: Action, { name }: Entity, fields: string[]): string[] {
  const ability = abilityOf(viewer, () => NOON)
  return (rows.get(name) ?? [])
    .map((row) => subject(name, row) as Row)
    .filter((row) => ability.can(action, row as never))
    .map((row) => `${row.id} ${fields.filter((field) => ability.can(action, row as never, field))}`)
    .sort()
}

describe.each(kinds.filter((kind) => kind !== 'anonymous'))('can() and the SQL agree for %s', (kind) => {
  it('on each row and field of every entity, to read, create, update and delete', async () => {
    const viewer = viewerOf(kind)
    for (const entity of entities.values()) {
      const fields = Object.keys({ ...entity.columns, ...entity.relations, ...entity.expressions })
      for (const action of actions)
        expect(await bySql(viewer, action, entity, fields), `${action} ${entity.name}`).toEqual(
          byAbility(viewer, action, entity, fields),
        )
    }
  })
})
