/** What would break a line, move the reading direction of what follows, or show nothing: controls, separators, and marks of direction. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
const directions = /\p{Bidi_Control}/gu

/** A text as one line that reads as it is written: for subjects of mails, titles and names. */
export const oneLine = (text: string): string => text.replace(directions, '').replace(breaks, ' ').trim()
