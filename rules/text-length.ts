import { oneLine } from './one-line'

/** The characters of a text of one line: those that are left when it has become one. */
export const lineLength = (text: string): number => oneLine(text).length

/** The characters of a text of several lines, without the spaces around it. */
export const textLength = (text: string): number => text.trim().length

/** How long a text is, and how long it may be. */
export interface Length {
  length: number
  most: number
}

/** Whether it is refused. */
export const isTooLong = ({ length, most }: Length): boolean => length > most

/** Whether it is within the last tenth of what it may be. */
export const isNearlyFull = ({ length, most }: Length): boolean => length <= most && length > most * 0.9
