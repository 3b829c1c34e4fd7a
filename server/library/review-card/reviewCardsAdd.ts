import { sidesOf } from '../../../rules/content/card-sides'
import type { BlockSubtype } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nameOf } from '../../kernel/spoken'
import { type Writing, write } from '../../kernel/write/write'
import { dealAnew } from '../schedule/deal-anew'
import { openSql } from '../schedule/due-sql'
import { type Reviewer, reviewerOf } from '../schedule/reviewer'

interface Block {
  id: string
  contentId: string
  subtype: BlockSubtype
  assignment: string | null
  answer: string | null
}

/** Adds flashcards that the caller has opened, a few new ones a day from tomorrow on. */
export const reviewCardsAdd: Operation<'reviewCardsAdd'> = async ({ bundleId, blockId }, context) => {
  if (!bundleId === !blockId) throw invalid('bundleId', 'Name a bundle, or one of its cards.')
  return write(context, async (writing) => {
    const reviewer = await reviewerOf(writing, signedIn(context).id, writing.now)
    // Two who add at once for one person would fill the same days.
    await writing.query({ text: 'select 1 from users where id = $1 for no key update', values: [reviewer.userId] })
    const blocks = await cardsOf(writing, reviewer, { bundleId, blockId })
    if (!blocks.length) throw notFound(nameOf(bundleId ? 'Bundle' : 'ContentBlock'))
    const days = await add(writing, reviewer, await missing(writing, reviewer, blocks))
    return { added: days.length, first: days[0] ?? null, last: days.at(-1) ?? null }
  })
}

const openCards = `with ${openSql} select b.id, b.content_id as "contentId", b.subtype, b.assignment, b.answer
  from open o join content_blocks b on b.content_id = o.content_id left join content_chapters h on h.id = b.chapter_id
  where b.type = 'flashcard' and b.complete and ($3::uuid is null or b.id = $3::uuid)
    and ($4::uuid is null or o.content_id = (select u.content_id from bundles u where u.id = $4::uuid))
  order by h.position nulls first, h.id, b.position, b.id`

async function cardsOf(
  { query }: Writing,
  { userId, now }: Reviewer,
  { bundleId, blockId }: { bundleId?: string | null; blockId?: string | null },
): Promise<Block[]> {
  const { rows } = await query({ text: openCards, values: [userId, now, blockId ?? null, bundleId ?? null] })
  return rows as unknown as Block[]
}

/** The sides that are not in the queue yet, in their order. */
async function missing({ query }: Writing, { userId }: Reviewer, blocks: readonly Block[]) {
  const { rows } = await query({
    text: 'select block_id, side from review_cards where user_id = $1 and block_id = any($2::uuid[])',
    values: [userId, blocks.map(({ id }) => id)],
  })
  const there = new Set(rows.map(({ block_id, side }) => `${block_id} ${side}`))
  return blocks.flatMap((block) =>
    sidesOf(block).flatMap(({ side }) =>
      there.has(`${block.id} ${side}`) ? [] : [{ block_id: block.id, content_id: block.contentId, side }],
    ),
  )
}

const insert = `insert into review_cards (id, user_id, block_id, content_id, side, due, inserted_at)
  select e.id, $1, e.block_id, e.content_id, e.side, e.due, $2
  from jsonb_to_recordset($3) as e(id uuid, block_id uuid, content_id uuid, side text, due timestamptz) on conflict do nothing`

interface Side {
  block_id: string
  content_id: string
  side: string
}

/** Adds each on its day, deals the days of those that wait anew, and answers the days of the added ones, the first one first. */
async function add(writing: Writing, reviewer: Reviewer, sides: readonly Side[]): Promise<string[]> {
  if (!sides.length) return []
  const { userId, until } = reviewer
  const made = sides.map((each) => ({ ...each, id: newId(), due: until }))
  await writing.query({ text: insert, values: [userId, writing.now, JSON.stringify(made)] })
  const days = await dealAnew(writing, reviewer)
  return made.flatMap(({ id }) => days.get(id) ?? []).sort()
}
