import type { Services } from '../../kernel/context'
import { FEWEST_ANSWERS, type FittedAnswer, fittedParameters } from './fit'

const LOOKED_EVERY_MS = 3_600_000
const MOST = 50
/** They are found anew once there are so many times as many answers. */
const GROWTH = 1.25
/** Of somebody with more answers the latest of these. */
const MOST_ANSWERS = 50_000

const due = `select a.user_id as "userId" from (select user_id, count(*) as answers from review_logs where undone_at is null group by user_id
    having count(*) >= ${FEWEST_ANSWERS}) a
  left join review_settings s on s.user_id = a.user_id where a.answers >= coalesce(s.fitted_answers, 0) * ${GROWTH} order by a.answers limit ${MOST}`

/** Every hour, queues the work of finding their parameters for those who have answered often enough since the last time. */
export const createFitting = ({ database, clock, jobs }: Services) => {
  let next = 0
  return async () => {
    const now = clock.now().getTime()
    if (now < next) return
    next = now + LOOKED_EVERY_MS
    const { rows } = await database.query({ text: due })
    for (const { userId } of rows as { userId: string }[])
      await jobs.queue(database, 'memory', { userId }, { about: userId, once: `memory ${userId}` })
  }
}

const latest = `select card_id as "cardId", at, grade from (select id, card_id, at, grade from review_logs where user_id = $1 and undone_at is null
  order by at desc, id desc limit ${MOST_ANSWERS}) l order by card_id, at, id`

const keep = `insert into review_settings (user_id, parameters, fitted_answers) values ($1, $2, $3)
  on conflict (user_id) do update set parameters = excluded.parameters, fitted_answers = excluded.fitted_answers`

/** Finds the parameters that fit somebody's answers; where the library's own foretell as well, those stay. */
export async function fitMemory({ database }: Services, userId: string): Promise<void> {
  const { rows: people } = await database.query({ text: 'select timezone from users where id = $1', values: [userId] })
  if (!people[0]) return
  const { rows } = await database.query({ text: latest, values: [userId] })
  const parameters = await fittedParameters(rows as unknown as FittedAnswer[], people[0].timezone as string)
  await database.query({ text: keep, values: [userId, parameters, rows.length] })
}
