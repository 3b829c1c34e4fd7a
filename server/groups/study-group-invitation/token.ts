import { randomBytes } from 'node:crypto'

/** Digits and capitals without I, L, O and U, which people take for others: five bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

const inFours = (text: string) => text.match(/.{1,4}/g)?.join('-') ?? ''

/** A new token of 80 bits: '7QK4-M2ZD-9XWB-3HRT'. */
export const newToken = (): string =>
  inFours(Array.from(randomBytes(LENGTH), (byte) => letters[byte % letters.length]).join(''))

/** A token as it was made, from what somebody typed. */
export const readToken = (typed: string): string =>
  inFours(
    typed
      .slice(0, 100)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  )
