import { type Gap, gapsOf, withGaps } from '../../../rules/content/block-kinds'
import { sideNames } from '../../../rules/content/card-sides'
import { lacksOf } from '../../../rules/content/complete'
import { plainText } from '../../../rules/content/mark-answer'
import { MOST_GAPS, MOST_GAPS_IN_TEXT, MOST_OWN_SIDES } from '../../../rules/library/own-card-limits'
import type { CardKind } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import { conflict, invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { reviewerOf } from '../schedule/reviewer'

interface Written {
  userId: string
  kind: CardKind
  front: string
  back: string | null
}

const read = 'select user_id as "userId", kind, front, back from own_cards where id = $1'

const gone = 'delete from review_cards where own_card_id = $1 and not (side = any($2::text[]))'

/** A side that is there keeps its schedule. */
const added = `insert into review_cards (id, user_id, own_card_id, side, due, inserted_at)
  select e.id, $2, $1, e.side, $3, $4 from jsonb_to_recordset($5) as e(id uuid, side text) on conflict do nothing`

/** Makes the queue follow what a card says now: sides that it lost go, and new ones come up from tomorrow on. Throws VALIDATION: it is not finished. */
export async function settleSides({ id }: { id: string }, writing: Writing): Promise<void> {
  const { rows } = await writing.query({ text: read, values: [id] })
  const card = rows[0] as unknown as Written
  refuseUnfinished(card)
  const sides = sideNames({ subtype: card.kind, assignment: card.front, answer: card.back })
  if (sides.length > MOST_GAPS) throw invalid('front', `A text has gaps of at most ${MOST_GAPS} numbers.`)
  await writing.query({ text: 'update own_cards set words = $2 where id = $1', values: [id, wordsOf(card)] })
  await writing.query({ text: gone, values: [id, sides] })
  const { until } = await reviewerOf(writing, card.userId, writing.now)
  const cards = JSON.stringify(sides.map((side) => ({ id: newId(), side })))
  await writing.query({ text: added, values: [id, card.userId, until, writing.now, cards] })
  await refuseTooMany(writing, card.userId)
}

async function refuseTooMany({ query }: Writing, userId: string) {
  const { rows } = await query({
    text: 'select count(*)::int as count from review_cards where user_id = $1 and own_card_id is not null',
    values: [userId],
  })
  if ((rows[0]?.count as number) > MOST_OWN_SIDES)
    throw conflict(
      `Your own cards ask ${MOST_OWN_SIDES.toLocaleString('en-GB')} things, which is the most. Delete some first.`,
    )
}

function refuseUnfinished({ kind, front, back }: Written) {
  const lacks = lacksOf({ type: 'flashcard', subtype: kind, assignment: front, answer: back })
  if (kind === 'cloze') refuseGaps(gapsOf(front))
  if (lacks.includes('gaps')) throw invalid('front', 'Put at least one gap into the text, such as {{c1::answer}}.')
  if (lacks.includes('front')) throw invalid('front', 'Write what the card asks.')
  if (lacks.includes('back')) throw invalid('back', 'Write the answer.')
}

function refuseGaps(gaps: readonly Gap[]) {
  if (gaps.length > MOST_GAPS_IN_TEXT) throw invalid('front', `A text has at most ${MOST_GAPS_IN_TEXT} gaps.`)
  if (gaps.some(({ answer }) => !answer.trim()))
    throw invalid('front', 'Each gap needs its answer, such as {{c1::answer}}.')
}

/** What both sides say, for the search: without their formatting and the signs of gaps. */
export const wordsOf = ({ front, back }: Written) =>
  plainText(`${withGaps(front, ({ answer }) => answer)} ${back ?? ''}`)
