import anyAscii from 'any-ascii'

const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/** A text in Latin letters: `Олена` is `Olena`. Null: it is in them already. */
export const latinOf = (text: string): string | null => (isLatin.test(text) ? null : anyAscii(text).trim() || null)
