import { pictureFile, shownPictures } from '../../../rules/content/pictures'
import type { ReviewKeptQuery } from './kept-reviews.documents'

type Illustrated = Pick<ReviewKeptQuery['reviewKept']['cards'][number], 'image' | 'front' | 'back'>

/** In characters of data URLs; a picture that would be more is not kept, and the words in its place stand there. */
const MOST = 40_000_000

/** The pictures of cards as data URLs by their files, so that they are seen without a network. Those of `held` are not fetched again. */
export async function keptPictures(
  cards: readonly Illustrated[],
  held: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  let size = 0
  for (const [fileId, address] of addressesIn(cards)) {
    const picture = held[fileId] ?? (await fetched(address))
    if (!picture || size + picture.length > MOST) continue
    size += picture.length
    kept[fileId] = picture
  }
  return kept
}

/** The pictures that the cards show. */
export function picturesOf(
  cards: readonly Illustrated[],
  held: Readonly<Record<string, string>>,
): Record<string, string> {
  const shown = addressesIn(cards)
  return Object.fromEntries(Object.entries(held).filter(([fileId]) => shown.has(fileId)))
}

/** The signed addresses of the pictures, by their files, in the order of the cards. */
function addressesIn(cards: readonly Illustrated[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { image, front, back } of cards) {
    const fileId = image && pictureFile(image)
    if (fileId) found.set(fileId, image)
    for (const [id, address] of [...shownPictures(front), ...shownPictures(back)]) found.set(id, address)
  }
  return found
}

/** Null: it did not arrive, and is tried again at the next visit. */
async function fetched(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await dataUrl(await answer.blob()) : null
  } catch {
    return null
  }
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
