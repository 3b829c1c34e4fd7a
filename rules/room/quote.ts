import { plainText } from '../content/mark-answer'

/** So many places of the answers are quoted for one criterion at most. */
export const MOST_QUOTES = 20
/** A quote has so many characters at most: a long paragraph. */
export const MOST_QUOTED = 2000

/** Words with each run of white space as one space, as a quote is kept. */
export const collapsed = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** Without white space, which a browser and a tag-free text put in different places between paragraphs. */
const dense = (words: string): string => words.replace(/\s+/g, '')

/** Whether two texts have the same words, wherever their lines break. */
export const sameWords = (one: string, other: string): boolean => dense(one) === dense(other)

/** Says of words whether they stand in an answer, given as rich text, which is read once for all of them. */
export function quotableOf(html: string): (words: string) => boolean {
  const text = dense(plainText(html))
  return (words) => {
    const wanted = dense(words)
    return wanted.length > 0 && text.includes(wanted)
  }
}
