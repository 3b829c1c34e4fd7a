import type { TutorTime } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import type { Row } from '../../kernel/read/read'
import { selectionOf } from '../../kernel/read/selection'
import { judge } from '../../room/life/allowed'
import { findSession } from '../../room/life/facts'
import { leastLoadedFirst, loadsOf } from '../starts/loads'
import { timesOfTakers, whoMayTake } from './who-may-take'

/** Whoever is chosen before others with as much to do. */
const order: readonly TutorTime[] = ['free', 'outside_hours', 'declined', 'busy']

export const sessionTutors: Operation<'sessionTutors'> = async ({ sessionId }, context, info) => {
  const { database, reader, clock } = context
  const now = clock.now()
  const session = await findSession({ orm: database.orm, reader }, context, sessionId)
  judge('sessionAssign', session, signedIn(context), now)
  const takers = await whoMayTake(database, session, now)
  if (!takers?.permits.length) return []
  const times = await timesOfTakers(database, session, takers)
  const timeOf = (userId: string) => times.get(userId) ?? 'outside_hours'
  const rank = ({ userId }: { userId: string }) => order.indexOf(timeOf(userId))
  // Sorting keeps the order of those with the same rank.
  const inOrder = (await leastLoadedFirst(database, takers.permits)).sort((a, b) => rank(a) - rank(b))
  const ids = inOrder.map(({ userId }) => userId)
  const loads = await loadsOf(database, ids, now)
  const { tutor } = selectionOf(info)
  const shown = new Map<string, Row>(
    tutor ? (await reader.all('TutorPreview', { ids }, tutor)).map((row) => [row.id, row]) : [],
  )
  return inOrder.map(({ userId, mocks }) => ({
    userId,
    tutor: shown.get(userId) ?? null,
    role: mocks[0]?.role ?? 'tutor',
    time: timeOf(userId),
    ...(loads.get(userId) ?? { load: 0, thisWeek: 0, toMark: 0 }),
  }))
}
