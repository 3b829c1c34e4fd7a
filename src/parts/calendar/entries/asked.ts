/** Whose calendar is read, and for which span of time. */
export interface Asked {
  from: string
  until: string
  personId: string | undefined
  /** Whether it is somebody else's, whom staff look up. */
  ofAnother: boolean
}
