import { isNearlyFull, isTooLong, type Length } from '../../../rules/text-length'

const counted = (count: number) => count.toLocaleString('en-GB')

/** Why a text is refused that is too long: by how much it is to be shortened. Undefined for any other. */
export const lengthFault = (size: Length): string | undefined =>
  isTooLong(size)
    ? `${counted(size.length)} of ${counted(size.most)} characters: shorten this by ${counted(size.length - size.most)}.`
    : undefined

/** What a text says that is nearly as long as it may be. */
export const lengthNote = (size: Length): string | undefined =>
  isNearlyFull(size) ? `${counted(size.length)} of ${counted(size.most)} characters` : undefined

/** Why something that saves itself does not: the text is too long. */
export const unsavedLength = ({ length, most }: Length): string =>
  length - most === 1
    ? 'Not saved: too long by 1 character'
    : `Not saved: too long by ${counted(length - most)} characters`
