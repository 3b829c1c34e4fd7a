/** The characters that the server keeps of a rich text, its formatting included. */
export const MOST_RICH_TEXT = 200_000

const counted = (count: number) => count.toLocaleString('en-GB')

/** Why a rich text is not kept, or undefined where it is. */
export const richTextFault = (html: string): string | undefined =>
  html.length > MOST_RICH_TEXT
    ? `This text has ${counted(html.length)} characters with its formatting, and at most ${counted(MOST_RICH_TEXT)} are kept. Make it shorter.`
    : undefined
