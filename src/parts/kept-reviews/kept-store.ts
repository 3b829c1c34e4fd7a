import { changeDocuments, dropDocument, keepDocument, readDocuments } from '../../providers/api/document-store'
import { picturesOf } from './kept-pictures'
import type { ReviewKeptQuery } from './kept-reviews.documents'

export type Kept = ReviewKeptQuery['reviewKept']
export type KeptCard = Kept['cards'][number]

/** What is kept on this device: the queue of three days, or the cards of a bundle, which is its id. */
export type Place = 'queue' | (string & {})

export interface KeptPlace extends Kept {
  place: Place
  /** When it was asked for, in milliseconds. */
  readAt: number
  /** The pictures of its cards as data URLs, by their files. */
  pictures: Readonly<Record<string, string>>
}

const KEPT = 'kept-reviews-'
const ofPerson = (userId: string) => `${KEPT}${userId}-`

/** All that a person keeps on this device, without what may be kept no longer. What somebody else has kept here goes. */
export async function readKept(userId: string, now = Date.now()): Promise<KeptPlace[]> {
  const found = await readDocuments(KEPT)
  const kept: KeptPlace[] = []
  for (const [name, value] of found) {
    if (!name.startsWith(ofPerson(userId))) {
      await dropDocument(name)
      continue
    }
    const place = value as KeptPlace
    const cards = place.cards.filter(({ keptUntil }) => Date.parse(keptUntil) > now)
    if (cards.length === place.cards.length) kept.push(place)
    else {
      const left = { ...place, cards, pictures: picturesOf(cards, place.pictures) }
      await keepDocument(name, left)
      kept.push(left)
    }
  }
  return kept.sort((one, other) => other.readAt - one.readAt)
}

/** Keeps what the server gives of a place; whether there was room. */
export const keep = (userId: string, kept: KeptPlace): Promise<boolean> =>
  keepDocument(ofPerson(userId) + kept.place, kept)

/** Takes away what the cards say, of everybody; that they are kept stays, so that the next reading brings them back. */
export const emptyPlaces = (): Promise<void> =>
  changeDocuments(KEPT, (place) => ({ ...(place as KeptPlace), cards: [], pictures: {} }))

export const letGo = (userId: string, place: Place): Promise<void> => dropDocument(ofPerson(userId) + place)
