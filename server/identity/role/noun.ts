import { abilities as known } from '../../../access/abilities'
import { hasAdminRights } from '../../../access/viewer'
import { type Context, signedIn } from '../../kernel/context'
import { crud } from '../../kernel/crud/crud'
import type { Connection } from '../../kernel/database/database'
import { alreadyThere, forbidden, invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { write } from '../../kernel/write/write'
import { role as entity } from './table'

/** Allows only abilities that exist and that the editor holds. */
function prepare(values: Record<string, unknown>, context: Context) {
  const asked = [...new Set((values.abilities as string[] | null | undefined) ?? [])]
  const unknown = asked.find((each) => !(known as readonly string[]).includes(each))
  if (unknown) throw invalid('abilities', `There is no ability ${unknown}.`)
  const viewer = signedIn(context)
  const lacking = hasAdminRights(viewer)
    ? []
    : asked.filter((each) => !(viewer.abilities as readonly string[]).includes(each))
  if (lacking.length) throw forbidden(`You cannot give abilities that you lack: ${lacking.join(', ')}.`)
  return values.abilities === undefined ? values : { ...values, abilities: asked }
}

/** A change of a role changes its holders' abilities, so each holder is published as changed. */
async function holdersOf(roleId: string, { query }: Pick<Connection, 'query'>): Promise<string[]> {
  const { rows } = await query({ text: 'select user_id as id from user_roles where role_id = $1', values: [roleId] })
  return rows.map(({ id }) => id as string)
}

const roles = crud(entity, {
  prepare,
  async settle({ id, values }, writing) {
    if (values.abilities === undefined && values.requireSecondFactor === undefined) return
    for (const holder of await holdersOf(id, writing)) writing.changed('User', holder)
  },
})

/** Refuses changes to roles with abilities that the editor lacks, which would get round the rule above. */
async function refuseStronger(id: string, context: Context) {
  const viewer = signedIn(context)
  if (hasAdminRights(viewer)) return
  await write(context, async ({ query }) => {
    const { rows } = await query({ text: 'select abilities from roles where id = $1', values: [id] })
    const held = (rows[0]?.abilities ?? []) as string[]
    if (held.some((each) => !(viewer.abilities as readonly string[]).includes(each)))
      throw forbidden('This role holds abilities that you lack.')
  })
}

export const role = noun({
  entities: [entity],
  operations: {
    roles: all('Role'),
    roleCreate: roles.create,
    roleUpdate: async (...[args, context, info]: Parameters<typeof roles.update>) => {
      await refuseStronger(args.id, context)
      return roles.update(args, context, info)
    },
    roleDelete: async (...[args, context]: Parameters<typeof roles.delete>) => {
      await refuseStronger(args.id, context)
      const holders = await holdersOf(args.id, context.database)
      const gone = await roles.delete(args, context)
      for (const id of holders) context.bus.publish('change', { type: 'User', id, kind: 'updated' })
      return gone
    },
  },
  constraints: { roles_name_unique: () => alreadyThere('This name is in use.', 'name') },
  // The account's deletion ends who holds a role; the role itself belongs to nobody.
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
