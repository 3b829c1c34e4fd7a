import type { Connection } from '../../kernel/database/database'

/** Of a slide or video that was heard to its end today all of it counts, of another as far as it was heard. */
const studied = `select (
    coalesce((select sum(seconds) from review_logs where user_id = $1 and undone_at is null and at >= $2), 0)
    + coalesce((select sum(seconds) from attempt_questions where user_id = $1 and saved_at >= $2), 0)
    + coalesce((select sum(case when h.whole then coalesce(i.length, h.seconds) else h.seconds end) from library_places h
      left join lateral (select (meta ->> 'seconds')::int as length from library_slides where id = h.item_id
        union all select seconds from library_videos where id = h.item_id) i on true
      where h.user_id = $1 and h.at >= $2), 0)
  )::int as seconds`

/** The minutes that somebody has studied since a day of theirs began: reviews, answers and lectures. */
export async function studiedToday({ query }: Pick<Connection, 'query'>, userId: string, from: Date): Promise<number> {
  const { rows } = await query({ text: studied, values: [userId, from] })
  return Math.round((rows[0]?.seconds as number) / 60)
}
