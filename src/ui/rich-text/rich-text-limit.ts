import { MOST_TEXT } from '../../../rules/limits'
import { isTooLong, type Length } from '../../../rules/text-length'

const counted = (count: number) => count.toLocaleString('en-GB')

/** How long a rich text is with its formatting, and may be. */
export const richTextSize = (html: string): Length => ({ length: html.length, most: MOST_TEXT })

/** Why a rich text is refused, or undefined. */
export const richTextFault = (html: string): string | undefined =>
  isTooLong(richTextSize(html))
    ? `This text has ${counted(html.length)} characters with its formatting, and at most ${counted(MOST_TEXT)} are kept. Make it shorter.`
    : undefined
