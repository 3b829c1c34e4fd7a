import { DatabaseAway } from './away'

/**
 * SQLSTATEs by which PostgreSQL says that it cannot answer now, and not that the statement is at fault: connection (08), sign-in to it (28), no
 * such database (3D), resources (53: disk, memory, connections), shutdown (57P), disk (58), read only since it is a standby, given up as too long.
 */
const absence = /^(08...|28...|3D000|53...|57P..|58...|25006|25P03|57014|55P03)$/
/** What the driver and its pool say for themselves; they give these no code. */
const ownWords = /terminated|timeout|not queryable|calling end on the pool/i

/** The error of a query as the product knows it: DatabaseAway where PostgreSQL did not answer. */
export function judged(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  const isSystem = syscall !== undefined || error instanceof AggregateError
  const isAbsent = isSystem || (code === undefined ? ownWords.test(error.message) : absence.test(code))
  return isAbsent ? new DatabaseAway(`PostgreSQL does not answer: ${reason(error)}`, { cause: error }) : error
}

/** An attempt at several addresses of one name fails with a message for each of them, and none of its own. */
function reason(error: Error): string {
  if (error.message || !(error instanceof AggregateError)) return error.message
  return error.errors.map(({ message }: Error) => message).join('; ')
}
