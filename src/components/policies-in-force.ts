/** The day since which the present version of the policies applies. */
export const POLICIES_IN_FORCE = '2026-09-01'
