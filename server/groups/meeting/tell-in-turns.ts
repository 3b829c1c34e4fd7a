import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { meetings } from './table'

/** People told in each transaction. */
export const AT_ONCE = 200

type Row = typeof meetings.$inferSelect
/** The columns that note the last of its people, in the order of ids, who was told. */
type Progress = 'newsToldUntil' | 'movedToldUntil' | 'remindedUntil' | 'calledUntil'

/** Somebody who is told, with what `next` reads of them beside. */
export interface Person {
  userId: string
  standing?: string
}

export const userIdOf = ({ userId }: Person): string => userId

interface Telling {
  progress: Progress
  /** Reads some of those who come next, as `id`, by which they are in order, and `userId`; null: nobody is told any more. */
  next: (event: Row, after: string | null) => { text: string; values: unknown[] } | null
  tell: (writing: Writing, event: Row, people: readonly Person[]) => Promise<void>
}

/** Tells very many people of an event, some hundred in each transaction, which notes how far it came, so that nobody is told twice. */
export async function tellInTurns(services: Services, meetingId: string, telling: Telling): Promise<void> {
  while (await tellSome(services, meetingId, telling));
}

const tellSome = (services: Services, meetingId: string, { progress, next, tell }: Telling): Promise<boolean> =>
  write(services, async (writing) => {
    const [event] = await writing.orm.select().from(meetings).where(eq(meetings.id, meetingId)).for('update')
    const asked = event && !event.cancelledAt && next(event, event[progress])
    if (!asked) return false
    const { rows } = await writing.query(asked)
    const last = rows.at(-1)
    if (!last) return false
    await tell(writing, event, rows as unknown as Person[])
    await writing.orm
      .update(meetings)
      .set({ [progress]: last.id as string })
      .where(eq(meetings.id, meetingId))
    return rows.length === AT_ONCE
  })
