import type { StudyGroupConfigInput } from '../../../schema/generated/types'
import { crud } from '../../kernel/crud/crud'
import { refuseUnlessWritable } from '../../kernel/crud/writable'
import { conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import { studyGroup as entity, type KeptConfig } from './table'

type Values = Record<string, unknown>

/** Nothing is kept of what is empty, so that it has its default. */
const withoutEmpty = (config: object) =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null && value !== ''))

/** What the group has already, with what is given. */
async function merged({ query }: Pick<Writing, 'query'>, id: string, given: StudyGroupConfigInput) {
  const { rows } = await query({
    text: 'select config, taken from study_groups where id = $1 for update',
    values: [id],
  })
  const config = withoutEmpty({ ...(rows[0]?.config as KeptConfig), ...given }) as KeptConfig
  const taken = (rows[0]?.taken as number | undefined) ?? 0
  if (config.places != null && config.places < taken)
    throw conflict(`${taken} places are taken already.`, { field: 'config' })
  return config
}

const kept = crud(entity, {
  inUse: () => 'This group has or had members. Archive it instead.',
})

/** Adds a group. */
export const studyGroupCreate: Operation<'studyGroupCreate'> = ({ config, ...args }, context, info) =>
  kept.create({ ...args, ...(config && { config: withoutEmpty(config) }) }, context, info)

/** Changes the given fields of a group. */
export const studyGroupUpdate: Operation<'studyGroupUpdate'> = ({ id, config, archived, ...args }, context, info) =>
  write(context, async (writing) => {
    // Before its places are counted, which say something of a group.
    if (config) await refuseUnlessWritable({ entity }, id, ['config'], context, writing)
    const values: Values = {
      ...args,
      ...(config && { config: await merged(writing, id, config) }),
      ...(archived != null && { archivedAt: archived ? writing.now : null }),
    }
    return kept.updateWithin(writing, { id, ...values }, context, info)
  })

export const studyGroupDelete: Operation<'studyGroupDelete'> = kept.delete
