import { and, eq } from 'drizzle-orm'
import type { AttemptStatus } from '../../../schema/generated/types'
import type { Writing } from '../../kernel/write/write'
import { testAttempts } from './table'

/** The stored state of a person's own attempt; undefined if it is not theirs. */
export async function ownStatus({ orm }: Writing, id: string, userId: string): Promise<AttemptStatus | undefined> {
  const [found] = await orm
    .select({ status: testAttempts.status })
    .from(testAttempts)
    .where(and(eq(testAttempts.id, id), eq(testAttempts.userId, userId)))
  return found?.status
}
