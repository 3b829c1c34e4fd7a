import { isByPersonSql } from '../asking/asked-sql'
import { opens } from '../library-permission/term'

/** The contents whose bundles a person has open, and until when; `$1` the person, `$2` now. */
export const openSql = `open as materialized (select u.content_id, u.feedback_show, p.ends_at from library_permissions p
  join bundles u on u.id = p.bundle_id and u.status in ('published', 'archived')
  where p.user_id = $1 and ${opens('p', '$2')})`

/** A weak criterion of marksheets, which is nobody's content, until a later mark ends it. */
const isCriterion = `(c.side = 'criterion' and c.ended_at is null)`

/** A side of an own card, which is there as long as its card has it. */
const isOwn = 'c.own_card_id is not null'

/** Whether a card is in the queue, and not taken out of it. */
export const isActive = 'c.suspended_at is null'

/** Whether a card that has not begun counts among the new ones of a day. */
export const isFresh = `c.state = 'new' and c.side not in ('question', 'criterion')`

/** Whether the block `b` still has the side of the card `c`. */
const hasSide = `b.complete and case c.side
  when 'question' then b.type = 'question' and not ${isByPersonSql} and b.voided_at is null
  when 'front' then b.type = 'flashcard' and b.subtype in ('basic', 'basic_reversed')
  when 'back' then b.type = 'flashcard' and b.subtype = 'basic_reversed'
  else b.type = 'flashcard' and b.subtype = 'cloze' and b.assignment like '%{{' || c.side || '::%' end`

/** A question may be shown with its answer: its test does not hold it back, and the person sits it nowhere. */
const mayShow = (isSat: string) => `(c.side <> 'question'
  or (coalesce(b.feedback_show, o.feedback_show) in ('after_answer', 'after_submit') and not ${isSat}))`

/** FROM and WHERE of the cards `c` that a person may be shown now, with their blocks `b`. */
export const shownFrom = (where: string, isSat: string) => `from review_cards c
  left join open o on o.content_id = c.content_id
  left join content_blocks b on b.id = c.block_id
  where c.user_id = $1 and ${where} and (${isCriterion} or ${isOwn} or (o.content_id is not null and ${hasSide} and ${mayShow(isSat)}))`

/** How the queue stands: steps of minutes that are up; questions never reviewed; what is nearest to being forgotten; new cards; steps that still wait. */
export const orderSql = `case when c.state in ('learning', 'relearning') then case when c.turn <= $2 then 0 else 3 end
    when ${isFresh} then 2 else 1 end,
  case when c.state = 'review' then -extract(epoch from $2::timestamptz - c.last_review) / (86400 * greatest(c.stability, 0.001))
    when c.side in ('question', 'criterion') then -2 end,
  c.turn, c.id`

/** From this on a card is one that its person finds hard; FSRS counts from 1 to 10. */
export const HARD_FROM = 7
