import type { Services } from '../../kernel/context'
import { isAway } from '../../kernel/database/away'
import { countNew } from '../results/counts'
import { handInDue } from './hand-in'

const MOST = 500

/** Hands in what is over and no job has handed in, and counts what was handed in since the last time. */
export const createDue = (services: Services) => async () => {
  const { rows } = await services.database.query({
    text: `select id from test_attempts where status = 'in_progress' and ends_at <= $1 order by ends_at limit ${MOST}`,
    values: [services.clock.now()],
  })
  // One that fails must not keep the others waiting.
  for (const { id } of rows)
    await handInDue(services, id as string).catch((error) => {
      if (isAway(error)) throw error
      services.log.error({ err: error, attempt: id }, 'an attempt could not be handed in')
    })
  await countNew(services)
}
