/** The database gave no answer: it is away, it hangs or it ended the connection. Whether it did what was asked is not known. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** A property of its own, since the job queue copies what it is thrown into a plain object. */
  readonly code = 'DATABASE_AWAY'
}

/** Whether the database's absence is behind an error, inside whatever wraps it. */
export function isAway(error: unknown): boolean {
  for (let each = error; typeof each === 'object' && each !== null; each = (each as { cause?: unknown }).cause)
    if ('code' in each && each.code === 'DATABASE_AWAY') return true
  return false
}
