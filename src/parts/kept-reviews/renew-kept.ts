import { type ApiError, isOutage } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { invalidate } from '../../providers/api/query'
import { noteKeeping } from '../../providers/sign-in/keeps-here'
import { dropKeptPerson } from '../../providers/sign-in/kept-person'
import { keepViewer } from '../../providers/sign-in/viewer'
import { toast } from '../../ui/overlay/toast'
import { keptPictures } from './kept-pictures'
import { ReviewKept } from './kept-reviews.documents'
import { type KeptPlace, keep, letGo, type Place, readKept } from './kept-store'
import { dropEvent, readEvents } from './outbox'
import { refusedWords } from './refused-words'
import { sendEvents } from './send-events'

/** Sends what was reviewed without a network, and says in words what did not count. Whether the server has all of it. */
export async function sendReviews(userId: string): Promise<boolean> {
  const unsent = (await readEvents(userId)).filter(({ sentAt }) => sentAt === null)
  if (!unsent.length) return true
  try {
    const refused = await sendEvents(userId)
    if (refused.length) toast({ kind: 'warning', text: refusedWords(refused.map(({ reason }) => reason)) })
    void invalidate('ReviewTonight', 'ReviewDone')
    return true
  } catch (error) {
    if (!isOutage(error as ApiError)) console.error(error)
    return false
  }
}

/** Reads anew all that a person keeps on this device; what the server no longer gives goes. Whether it could. */
export async function renewKept(userId: string): Promise<boolean> {
  if (!(await sendReviews(userId))) return false
  const kept = await readKept(userId)
  const began = Date.now()
  try {
    for (const { place, pictures } of kept) if (!(await readAnew(userId, place, pictures))) await letGo(userId, place)
  } catch {
    return false
  }
  for (const { event, sentAt } of await readEvents(userId))
    if (sentAt !== null && sentAt <= began) await dropEvent(userId, event)
  if (kept.length) await keepViewer()
  return true
}

/** Keeps a place on this device from now on: how many cards that are, or null where there was no room. Throws ApiError. */
export async function keepPlace(userId: string, place: Place): Promise<KeptPlace | null> {
  await sendReviews(userId)
  const kept = await read(userId, place)
  if (!(await keepViewer()) || !(await keep(userId, kept))) return null
  noteKeeping()
  return kept
}

/** Removes a place from this device, and whose it is with the last one. */
export async function removePlace(userId: string, place: Place): Promise<void> {
  await letGo(userId, place)
  if (!(await readKept(userId)).length) await dropKeptPerson()
}

/** The queue stays also on an evening without cards; a bundle whose cards are gone does not. */
async function readAnew(userId: string, place: Place, held: KeptPlace['pictures']): Promise<boolean> {
  const kept = await read(userId, place, held)
  if (place !== 'queue' && !kept.cards.length) return false
  return keep(userId, kept)
}

async function read(userId: string, place: Place, held?: KeptPlace['pictures']): Promise<KeptPlace> {
  const readAt = Date.now()
  const { reviewKept } = await request(ReviewKept, { bundleId: place === 'queue' ? null : place }, { as: userId })
  return { ...reviewKept, place, readAt, pictures: await keptPictures(reviewKept.cards, held) }
}
