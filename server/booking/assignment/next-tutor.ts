import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../../room/life/facts'
import { startsAmong } from '../starts/free-starts'
import { leastLoadedFirst } from '../starts/loads'
import { take } from './take'
import { whoMayTake } from './who-may-take'

export interface Tutor {
  id: string
}

/** Gives a session that nobody conducts to a tutor who may conduct its mock, is free then and has not declined it. Null if there is none. */
export async function nextTutor(writing: Writing, session: FoundSession, preferredId?: string): Promise<Tutor | null> {
  const takers = await whoMayTake(writing, session, writing.now)
  if (!takers) return null
  const { question, student, permits, declined } = takers
  const asked = permits.filter(({ userId }) => !declined.has(userId))
  const inOrder = await leastLoadedFirst(writing, asked, preferredId)
  const [start] = await startsAmong(inOrder, { connection: writing }, question, student)
  for (const permit of start?.tutors ?? []) {
    const taken = await take(writing, session, permit)
    if (taken) return { id: taken }
  }
  return null
}
