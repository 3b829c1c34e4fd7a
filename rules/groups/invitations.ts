/** People who may use one link. */
export const MOST_USES = 1000
/** Days ahead until when a link may be open. */
export const MOST_DAYS = 366
/** Links of a group that are open at the same time. */
export const MOST_LINKS = 50
