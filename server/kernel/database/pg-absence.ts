import { DatabaseAway } from './away'

/**
 * SQLSTATEs that mean 'cannot answer now': connection (08), sign-in (28), no such database (3D), resources (53: disk, memory, connections), shutdown
 * (57P), disk (58), read only as a standby, cancelled as too long.
 */
const absence = /^(08...|28...|3D000|53...|57P..|58...|25006|25P03|57014|55P03)$/
/** Errors of the driver and its pool, which have no code. */
const ownWords = /terminated|timeout|not queryable|calling end on the pool/i

/** Turns a query's error into DatabaseAway if PostgreSQL did not answer. */
export function judged(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  const isSystem = syscall !== undefined || error instanceof AggregateError
  const isAbsent = isSystem || (code === undefined ? ownWords.test(error.message) : absence.test(code))
  return isAbsent ? new DatabaseAway(`PostgreSQL does not answer: ${reason(error)}`, { cause: error }) : error
}

/** A failed attempt at several addresses has a message for each address, and none of its own. */
function reason(error: Error): string {
  if (error.message || !(error instanceof AggregateError)) return error.message
  return error.errors.map(({ message }: Error) => message).join('; ')
}
