import { paragraphs } from '../plain-html'

/** Characters that GIFT escapes with a backslash. Source: https://docs.moodle.org/en/GIFT_format */
const SPECIAL = '~=#{}:\\'
/** Stand for escaped characters while a question is taken apart; Unicode gives these to nobody. */
const FIRST_STAND_IN = 0xfdd0

/** Replaces escaped characters by stand-ins, so that what is left of them has a meaning. */
export const hideEscaped = (text: string): string =>
  text
    .replace(/[\ufdd0-\ufdd7]/g, '\ufffd')
    .replace(/\\n/g, '\n')
    .replace(/\\([~=#{}:\\])/g, (_, special: string) => String.fromCharCode(FIRST_STAND_IN + SPECIAL.indexOf(special)))

/** Puts escaped characters back, without their backslashes. */
export const showEscaped = (text: string): string =>
  text.replace(/[\ufdd0-\ufdd6]/g, (each) => SPECIAL[each.charCodeAt(0) - FIRST_STAND_IN] ?? '')

/** A text as GIFT writes it: on one line, with a backslash before what has a meaning. */
export const escapeGift = (text: string): string => text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

export type GiftFormat = 'html' | 'moodle' | 'plain' | 'markdown'

/** A text of a question as HTML. Moodle's own format is plain text that may have tags. */
export function giftHtml(hidden: string, format: GiftFormat): string {
  const [, own, rest = ''] = /^\s*\[(html|moodle|plain|markdown)\]([\s\S]*)$/.exec(hidden) ?? [null, null, hidden]
  const text = showEscaped(rest).trim()
  const used = (own as GiftFormat | null) ?? format
  const isHtml = used === 'html' || (used === 'moodle' && /<\/?[a-z][^<>]*>/i.test(text))
  return isHtml ? text : paragraphs(text)
}
