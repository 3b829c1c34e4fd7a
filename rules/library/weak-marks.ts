import type { Grade } from '../../schema/generated/types'

/** From this grade on a criterion is weak; F is the last. */
export const WEAK_FROM: Grade = 'C'
