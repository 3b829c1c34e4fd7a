import type { Services } from '../../kernel/context'
import { isAway } from '../../kernel/database/away'
import { beginSecondDue } from './sessions'

const MOST = 200

/** Begins second sessions whose time has come and no job has begun. */
export const createSecondSessions = (services: Services) => async () => {
  const { rows } = await services.database.query({
    name: 'mock_day_due',
    text: `select id from mock_days where second_started_at is null and given_up_at is null and start_by <= $1 order by start_by limit ${MOST}`,
    values: [services.clock.now()],
  })
  // One that fails must not keep the others waiting.
  for (const { id } of rows)
    await beginSecondDue(services, id as string).catch((error) => {
      if (isAway(error)) throw error
      services.log.error({ err: error, mockDay: id }, 'the second session of a mock day could not be begun')
    })
}
