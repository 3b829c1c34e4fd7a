import type { StoryEntry } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Answer } from '../../kernel/graphql/operation'
import { parametersFor } from '../../kernel/read/read'
import type { Parameters } from '../../kernel/read/sql-text'
import { partSql, type Source } from './part'

const [USUAL, MOST] = [20, 100]

export type Entry = Answer<StoryEntry> & { at: Date; id: string }

/** Where a page ended: the instant of its last entry, and that entry's id among those of the same instant. */
interface Place {
  at: string
  id: string
}

interface Asked {
  before?: string | null | undefined
  pageSize?: number | null | undefined
}

/** What an asked page is of. Throws VALIDATION for a size or place that there is not. */
export function askedPage({ before, pageSize }: Asked): { size: number; place: Place | null } {
  const size = pageSize ?? USUAL
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    throw invalid('pageSize', `Must be a whole number from 1 to ${MOST}.`)
  return { size, place: before ? placeOf(before) : null }
}

/** A page of the story that some parts tell together, by what the viewer may read of each. */
export async function storyPage(
  context: Context,
  sources: readonly Source[],
  args: Record<string, unknown>,
  { size, place }: ReturnType<typeof askedPage>,
): Promise<{ entries: Entry[]; next: string | null }> {
  const parameters = parametersFor(signedIn(context))
  const text = storySql(parameters, sources, { size, isLater: place !== null })
  if (!text) return { entries: [], next: null }
  const inputs = {
    ...{ me: signedIn(context).id, now: context.clock.now() },
    args: { ...args, beforeAt: place?.at, beforeId: place?.id },
  }
  const { rows } = await context.database.query({ text, values: parameters.list.map((each) => each(inputs)) })
  const found = rows as unknown as Entry[]
  const entries = found.slice(0, size)
  const last = entries.at(-1)
  return { entries, next: found.length > size && last ? `${last.at.toISOString()}_${last.id}` : null }
}

interface Page {
  size: number
  isLater: boolean
}

/** The story in one statement: of each part no more than a page, then of these the newest; null where the viewer may read no part. */
function storySql(parameters: Parameters, sources: readonly Source[], { size, isLater }: Page): string | null {
  const earlier = () =>
    isLater
      ? `where (p.at, p.id) < (${parameters.arg('beforeAt')}::timestamptz, ${parameters.arg('beforeId')}::uuid)`
      : ''
  const newest = `order by p.at desc, p.id desc limit ${size + 1}`
  const parts = sources.flatMap(
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
