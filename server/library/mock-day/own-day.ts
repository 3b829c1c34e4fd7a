import { and, eq } from 'drizzle-orm'
import type { Writing } from '../../kernel/write/write'
import { mockDays } from './table'

/** The state of a person's own mock day; undefined if it is not theirs. */
export async function ownDay({ orm }: Writing, id: string, userId: string) {
  const [found] = await orm
    .select({
      breakFrom: mockDays.breakFrom,
      secondStartedAt: mockDays.secondStartedAt,
      endedAt: mockDays.endedAt,
      givenUpAt: mockDays.givenUpAt,
    })
    .from(mockDays)
    .where(and(eq(mockDays.id, id), eq(mockDays.userId, userId)))
  return found
}
