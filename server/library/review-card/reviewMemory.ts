import { paperOfArea } from '../../../rules/library/exam-profiles'
import { fadingOf } from '../../../rules/library/review-schedule'
import type { KnownShare, PracticeArea } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { type Reviewer, reviewerOf } from '../schedule/reviewer'
import { areasByName } from '../test-result/first-answers'
import { knownShare } from './known-share'

const known = (days: string) =>
  `power(1 + $3::float8 * greatest(${days}, 0) / greatest(k.stability, 0.001), $4::float8)`
const sinceReview = (instant: string) => `extract(epoch from ${instant} - k.last_review)::float8 / 86400`

/** One row for each practice area: sums of what is known of each card, and of how uncertain that is. A card that waits has no stability. */
const byArea = `with held as (select c.stability, c.last_review, c.reps, c.state = 'new' as waits,
      coalesce(b.practice_area_id, u.practice_area_id, o.practice_area_id) as area_id
    from review_cards c left join content_blocks b on b.id = c.block_id left join bundles u on u.content_id = c.content_id
      left join own_cards o on o.id = c.own_card_id
    where c.user_id = $1 and c.side <> 'criterion' and c.suspended_at is null),
  k as (select h.*, e.at from held h left join jsonb_to_recordset($5) as e(id uuid, at timestamptz) on e.id = h.area_id),
  p as (select k.area_id, k.reps, k.waits, ${known(sinceReview('$2::timestamptz'))} as now, case when k.at is not null then ${known(sinceReview('k.at'))} end as exam from k)
  select area_id as "areaId", count(*) filter (where not waits)::int as cards, coalesce(sum(reps) filter (where not waits), 0)::int as answers,
    count(*) filter (where waits)::int as waiting,
    avg(now) filter (where not waits) as now, sum(now * (1 - now)) filter (where not waits) as "nowSpread",
    avg(exam) filter (where not waits) as exam, sum(exam * (1 - exam)) filter (where not waits) as "examSpread"
  from p where area_id is not null group by area_id`

interface Found {
  areaId: string
  cards: number
  answers: number
  waiting: number
  now: number | null
  nowSpread: number | null
  exam: number | null
  examSpread: number | null
}

/** What the caller remembers of each practice area, now and on the day of its exam. */
export const reviewMemory: Operation<'reviewMemory'> = async (_args, context) => {
  const { database, clock } = context
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const areas = [...(await areasByName(database)).values()]
  const exams = new Map(areas.map((area) => [area.id, examOf(area, reviewer)]))
  const { factor, decay } = fadingOf(reviewer.parameters)
  const ats = areas.map(({ id }) => ({ id, at: exams.get(id) }))
  const { rows } = await database.query({
    name: 'review_memory',
    text: byArea,
    values: [reviewer.userId, reviewer.now, factor, decay, JSON.stringify(ats)],
  })
  const found = rows as unknown as Found[]
  return found
    .flatMap(({ areaId, cards, answers, waiting, ...each }) => {
      const practiceArea = areas.find(({ id }) => id === areaId)
      if (!practiceArea) return []
      const share = (middle: number | null, spread: number | null): KnownShare | null =>
        middle === null || spread === null ? null : knownShare({ middle, spread, cards, answers })
      const now = share(each.now, each.nowSpread)
      const exam = share(each.exam, each.examSpread)
      return [{ practiceArea, cards, answers, waiting, now, examDate: exams.get(areaId) ?? null, exam }]
    })
    .sort((one, other) => (one.now?.middle ?? 101) - (other.now?.middle ?? 101))
}

/** The day of the paper that examines an area, or of the next one where none does. */
function examOf({ shortName }: PracticeArea, { exams }: Reviewer): string | null {
  const paper = paperOfArea(shortName)?.paper
  return (exams.find((each) => each.paper === paper) ?? exams[0])?.date ?? null
}
