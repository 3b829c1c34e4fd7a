/** The database gave no answer: it is away, hangs or ended the connection. The statement may or may not have run. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** An own property, because the job queue copies a thrown error into a plain object. */
  readonly code = 'DATABASE_AWAY'
}

/** Whether an error, or an error that it wraps, says that the database is away. */
export function isAway(error: unknown): boolean {
  for (let each = error; typeof each === 'object' && each !== null; each = (each as { cause?: unknown }).cause)
    if ('code' in each && each.code === 'DATABASE_AWAY') return true
  return false
}
