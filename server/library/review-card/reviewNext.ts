import { signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { reviewerOf } from '../schedule/reviewer'
import { todayOf } from '../schedule/today'
import { type Found, foundSql, shownCard } from './shown-card'
import { nextOf } from './tonight'

const LONGEST_MINUTES = 600

const cards = `select ${foundSql} from unnest($2::uuid[]) with ordinality as n(id, place)
  join review_cards c on c.id = n.id left join content_blocks b on b.id = c.block_id where c.user_id = $1 order by n.place`

/** The next cards, as far as they fit into the minutes, or into today. */
export const reviewNext: Operation<'reviewNext'> = async ({ minutes }, context) => {
  const { database, clock } = context
  if (typeof minutes === 'number' && (minutes < 1 || minutes > LONGEST_MINUTES))
    throw invalid('minutes', 'Choose from 1 to 600 minutes.')
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const today = await todayOf(database, reviewer)
  const { ids, amount } = await nextOf(database, reviewer, today, minutes)
  const { rows } = await database.query({ text: cards, values: [reviewer.userId, ids] })
  const shown = (rows as unknown as Found[]).flatMap((card) => shownCard(card, reviewer) ?? [])
  return { cards: shown, left: amount.cards + amount.questions, minutes: amount.minutes }
}
