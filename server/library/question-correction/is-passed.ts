import { isUnder } from '../../../access/room/score'

/** Whether a share of points reaches the pass line, both in percent. */
export const isPassed = (percent: number, line: number): boolean => !isUnder(percent, line)

/** The same in SQL: fractions that are equal may differ in their last binary digit. */
export const isOnLine = (percent: string, line: string): string => `round((${percent} - ${line})::numeric, 7) >= 0`
