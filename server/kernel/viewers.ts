import type { Viewer } from '../../access/viewer'

/** The sign-in that an access token proves. */
export interface SignedIn {
  viewer: Viewer
  /** The sign-in, or the viewing. */
  signInId: string
  /** The sign-in of the staff who view as this person. */
  viewedFrom?: string
  expiresAt: Date
}

/** Knows who makes a request. */
export interface Viewers {
  /** The sign-in of an access token. Refuses a dead token (UNAUTHENTICATED) and a disabled account (ACCOUNT_DISABLED). */
  fromToken(token: string): Promise<SignedIn>
  /** The name that others see of this person; null if there is no such person. */
  called(userId: string): Promise<{ id: string; nickname: string | null } | null>
}
