/** The weeks that the staff's charts show: this one and eleven before it. */
export const WEEKS_SHOWN = 12
