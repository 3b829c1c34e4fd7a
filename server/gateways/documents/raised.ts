/** Raised and lowered parts stand in a block's text between these: characters that Unicode gives to nobody's writing, and that no text from outside keeps. */
const [RAISED, LOWERED, LEVEL] = ['\uFDD0', '\uFDD1', '\uFDD2']
const marks = /[\uFDD0-\uFDD2]/gu

export type Place = 'raised' | 'lowered' | 'level'

export interface Piece {
  text: string
  place: Place
}

export const markOf: Record<Place, string> = { raised: RAISED, lowered: LOWERED, level: LEVEL }

/** The text alone. */
export const unmarked = (text: string): string => text.replace(marks, '')

/**
 * A beginning of a longer word, which fits on any line. The library sets a word that is longer than its line once for each of its letters, so that one
 * endless word would keep it busy for minutes.
 */
const partOfWord = /\S{40}\p{M}*(?=\S)/gu

/** The parts of a text in order, each with its place; a very long word is several. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let place: Place = 'level'
  for (const part of text.split(/([\uFDD0-\uFDD2])/u)) {
    if (part === RAISED) place = 'raised'
    else if (part === LOWERED) place = 'lowered'
    else if (part === LEVEL) place = 'level'
    else for (const piece of withoutLongWords(part)) pieces.push({ text: piece, place })
  }
  return pieces
}

function* withoutLongWords(text: string): Generator<string> {
  let from = 0
  for (const { 0: word, index } of text.matchAll(partOfWord)) {
    yield text.slice(from, index + word.length)
    from = index + word.length
  }
  if (from < text.length) yield text.slice(from)
}
