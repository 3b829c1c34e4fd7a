const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The beginning of a text where only so much can be shown or kept, with a mark that something follows. It ends between two characters as people read them,
 * so none is halved. What people write themselves is refused where it is too long, and never cut.
 */
export function cutText(text: string, most: number, mark = '…'): string {
  if (text.length <= most) return text
  const end = characters.segment(text).containing(most - mark.length)?.index ?? 0
  return text.slice(0, end).trimEnd() + mark
}

/** The first character of a text, with its marks. */
export const firstCharacter = (text: string): string => characters.segment(text).containing(0)?.segment ?? ''
