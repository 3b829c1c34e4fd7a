import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'

/** As many attempts of a person at one test may wait to be marked; more would keep the markers from everybody else's. */
const MOST_WAITING = 10

const waiting = `select count(*)::int as count from test_attempts where user_id = $1 and bundle_id = $2 and status = 'submitted'`

/** Throws CONFLICT while so many attempts of a person at a test wait to be marked. */
export async function refuseWaiting({ query }: Writing, bundleId: string, userId: string): Promise<void> {
  const { rows } = await query({ text: waiting, values: [userId, bundleId] })
  if ((rows[0]?.count as number) >= MOST_WAITING)
    throw conflict(`${MOST_WAITING} of your attempts at this test wait to be marked. Take it again after that.`)
}
