/** What would break a line: spaces of all kinds, controls and separators. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
/** What moves the reading direction of all that follows, and halves of characters, which programs leave that cut a text. */
const strange = /[\p{Bidi_Control}\p{Cs}]/gu
const unseen = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu

/** A text as one line that reads as it is written: for subjects of mails, titles and names. */
export const oneLine = (text: string): string => text.replace(strange, '').replace(breaks, ' ').trim()

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => text.replace(unseen, '') === ''
