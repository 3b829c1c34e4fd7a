import type { Standing } from './membership'

/** People who may use one link. */
export const MOST_USES = 1000
/** Days ahead until when a link may be open. */
export const MOST_DAYS = 366
/** Links of a group that are open at the same time. */
export const MOST_LINKS = 50

interface Known {
  state: Standing
  /** They were in the group before. */
  wasIn: boolean
  /** They have used the link before. */
  hasUsed: boolean
}

/** Whether a link that lets people in at once does so for somebody. It knows nobody, so it goes round no decision: whoever was declined, taken out or has left applies. */
export const entersAtOnce = (joinsAtOnce: boolean, { state, wasIn, hasUsed }: Known): boolean =>
  joinsAtOnce && state === 'none' && !wasIn && !hasUsed
