import { eq, sql } from 'drizzle-orm'
import { conflict } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { type Leaving, noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { sessionNoShowDispute } from './sessionNoShowDispute'
import { sessionNoShowResolve } from './sessionNoShowResolve'
import { noShowDispute as entity, noShowDisputes } from './table'

/** Ends what is still open, and removes the words by the person and about them. */
async function erase({ orm, now }: Writing, { userId }: Leaving) {
  await orm
    .update(noShowDisputes)
    .set({
      message: '',
      answer: null,
      outcome: sql`coalesce(outcome, 'upheld')`,
      resolvedAt: sql`coalesce(resolved_at, ${now})`,
    })
    .where(eq(noShowDisputes.userId, userId))
}

export const noShowDispute = noun({
  entities: [entity],
  operations: { sessionNoShowDispute, sessionNoShowResolve },
  rates: { sessionNoShowDispute: perPerson(10) },
  constraints: {
    no_show_disputes_once: () => conflict('This no-show is disputed already.'),
    no_show_disputes_rebooked_once: () => conflict('This session is booked without paying already.'),
  },
  erasure: { erase },
  exported: {
    noShowDisputes: [
      'NoShowDispute',
      fields('reason', 'message', 'insertedAt', 'outcome', 'answer', 'resolvedAt', 'rebookUntil'),
    ],
  },
})
