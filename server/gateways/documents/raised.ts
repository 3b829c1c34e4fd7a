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

/** The parts of a text in order, each with its place. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let place: Place = 'level'
  for (const part of text.split(/([\uFDD0-\uFDD2])/u)) {
    if (part === RAISED) place = 'raised'
    else if (part === LOWERED) place = 'lowered'
    else if (part === LEVEL) place = 'level'
    else if (part) pieces.push({ text: part, place })
  }
  return pieces
}
