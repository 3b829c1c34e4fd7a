import type { Criterion, CriterionMark, MutationArguments } from '../../../schema/generated/types'
import { invalid, notFound } from '../../kernel/errors'
import { fields } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { opens } from '../library-permission/term'
import type { ownCards } from './table'

type Asked = Pick<MutationArguments['cardCreate'], 'blockId' | 'slideId' | 'sessionId' | 'criterionId'>
type Origin = Pick<
  typeof ownCards.$inferInsert,
  'origin' | 'originName' | 'blockId' | 'slideId' | 'bundleId' | 'sessionId'
>

/** What a card is made from, if its maker may see it. Throws NOT_FOUND, VALIDATION. */
export async function originOf(writing: Writing, userId: string, asked: Asked): Promise<Origin> {
  const { blockId, slideId, sessionId, criterionId } = asked
  if ([blockId, slideId, sessionId].filter(Boolean).length > 1)
    throw invalid('blockId', 'A card is made from one thing at most.')
  if (!sessionId !== !criterionId) throw invalid('criterionId', 'Name the session and its criterion.')
  if (blockId) return { origin: 'question', blockId, ...(await ofQuestion(writing, userId, blockId)) }
  if (slideId) return { origin: 'slide', slideId, ...(await ofSlide(writing, userId, slideId)) }
  if (sessionId && criterionId)
    return { origin: 'criterion', sessionId, originName: await ofCriterion(writing, sessionId, criterionId) }
  return {}
}

/** Whether a person has the bundle `u` open; `$1` the person, `$2` now. */
const isOpen = `(u.status in ('published', 'archived') and exists (select 1 from library_permissions p
  where p.bundle_id = u.id and p.user_id = $1 and ${opens('p', '$2')}))`

/** What was answered stays the person's to remember after the access to it is over. */
const question = `select u.id as "bundleId", u.title as "originName" from content_blocks b join bundles u on u.content_id = b.content_id
  where b.id = $3 and b.type = 'question'
    and (${isOpen} or exists (select 1 from attempt_questions q where q.block_id = b.id and q.user_id = $1 and q.answer is not null))`

const slide = `select u.id as "bundleId", coalesce(s.title, u.title) as "originName" from library_slides s join bundles u on u.id = s.bundle_id
  where s.id = $3 and ${isOpen}`

type OfBundle = { bundleId: string; originName: string }

async function ofQuestion({ query, now }: Writing, userId: string, id: string): Promise<OfBundle> {
  const { rows } = await query({ text: question, values: [userId, now, id] })
  if (!rows[0]) throw notFound(nameOf('ContentBlock'))
  return rows[0] as unknown as OfBundle
}

async function ofSlide({ query, now }: Writing, userId: string, id: string): Promise<OfBundle> {
  const { rows } = await query({ text: slide, values: [userId, now, id] })
  if (!rows[0]) throw notFound(nameOf('LibrarySlide'))
  return rows[0] as unknown as OfBundle
}

/** The rules on sessions say who sees marks. */
async function ofCriterion({ reader }: Writing, sessionId: string, criterionId: string): Promise<string> {
  const session = await reader.find('Session', sessionId, fields('name', 'marks', 'marksheet'))
  const marks = session?.marks as readonly CriterionMark[] | null | undefined
  const criteria = session?.marksheet as readonly Criterion[] | null | undefined
  const criterion = criteria?.find(({ id }) => id === criterionId)
  if (!criterion || !marks?.some((each) => each.criterionId === criterionId)) throw notFound(nameOf('SessionMarksheet'))
  return `${criterion.title}, ${session?.name}`
}
