import { MOST_TEXT } from '../../../access/limits'

const counted = (count: number) => count.toLocaleString('en-GB')

/** Why a rich text is refused, or undefined. */
export const richTextFault = (html: string): string | undefined =>
  html.length > MOST_TEXT
    ? `This text has ${counted(html.length)} characters with its formatting, and at most ${counted(MOST_TEXT)} are kept. Make it shorter.`
    : undefined
