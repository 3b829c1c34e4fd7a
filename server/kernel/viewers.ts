import type { Viewer } from '../../access/viewer'

/** What an access token stands for. */
export interface SignedIn {
  viewer: Viewer
  signInId: string
  expiresAt: Date
}

/** Knows who asks. */
export interface Viewers {
  /** Whose access token this is. Refuses a dead one (UNAUTHENTICATED) and a disabled account (ACCOUNT_DISABLED). */
  fromToken(token: string): Promise<SignedIn>
  /** What others call this person; null where there is no such person. */
  called(userId: string): Promise<{ id: string; nickname: string | null } | null>
}
