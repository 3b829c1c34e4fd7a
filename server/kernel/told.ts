/** Somebody who is told of something, and the row that it is about, if it is about one. */
export interface Told {
  userId: string
  aboutType: string | null
  aboutId: string | null
}

/** Whether the person may be told of it now: the account is open, and they may read the row. */
export type MayStillRead = (told: Told) => Promise<boolean>
