import { isUnder, NOISE } from '../../../rules/room/score'

/** Whether a share of points reaches the pass line, both in percent. */
export const isPassed = (percent: number, line: number): boolean => !isUnder(percent, line)

/** The same in SQL. */
export const reachesLine = (percent: string, line: string): string => `${percent} - ${line} > -${NOISE.toFixed(8)}`
