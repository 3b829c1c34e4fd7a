import type { StoryEntry, StoryGroup } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Answer, Operation } from '../../kernel/graphql/operation'
import { parametersFor } from '../../kernel/read/read'
import { nothing } from '../../kernel/read/selection'
import type { Parameters } from '../../kernel/read/sql-text'
import { partSql, sources } from './sources'

const [USUAL, MOST] = [20, 100]

type Entry = Answer<StoryEntry> & { at: Date; id: string }

/** Where a page ended: the instant of its last entry, and that entry's id among those of the same instant. */
interface Place {
  at: string
  id: string
}

export const userStory: Operation<'userStory'> = async ({ userId, group, before, pageSize }, context) => {
  const size = pageSize ?? USUAL
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    throw invalid('pageSize', `Must be a whole number from 1 to ${MOST}.`)
  const place = before ? placeOf(before) : null
  await context.reader.one('User', userId, nothing)
  const parameters = parametersFor(signedIn(context))
  const text = storySql(parameters, { group: group ?? null, size, isLater: place !== null })
  if (!text) return { entries: [], next: null }
  const inputs = {
    ...{ me: signedIn(context).id, now: context.clock.now() },
    args: { userId, beforeAt: place?.at, beforeId: place?.id },
  }
  const { rows } = await context.database.query({ text, values: parameters.list.map((each) => each(inputs)) })
  const found = rows as unknown as Entry[]
  const entries = found.slice(0, size)
  const last = entries.at(-1)
  return { entries, next: found.length > size && last ? `${last.at.toISOString()}_${last.id}` : null }
}

interface Page {
  group: StoryGroup | null
  size: number
  isLater: boolean
}

/** The story in one statement: of each part no more than a page, then of these the newest; null where the viewer may read no part. */
function storySql(parameters: Parameters, { group, size, isLater }: Page): string | null {
  const earlier = () =>
    isLater
      ? `where (p.at, p.id) < (${parameters.arg('beforeAt')}::timestamptz, ${parameters.arg('beforeId')}::uuid)`
      : ''
  const newest = `order by p.at desc, p.id desc limit ${size + 1}`
  const parts = sources
    .filter((source) => !group || source.group === group)
    .flatMap(
      (source) => partSql(source, parameters, (part) => `(select * from (${part}) p ${earlier()} ${newest})`) ?? [],
    )
  return parts.length ? `select * from (${parts.join(' union all ')}) p ${newest}` : null
}

/** Throws VALIDATION for what no answer has given. */
function placeOf(before: string): Place {
  const [at = '', id = ''] = before.split('_')
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw invalid('before', 'This is no place in the story.')
  return { at, id }
}
