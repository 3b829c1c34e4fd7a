import { useCallback, useEffect, useMemo, useState } from 'react'
import { type KeptPlace, readKept } from '../../../parts/kept-reviews/kept-store'
import { addEvent, type OutboxEvent, type ReviewEvent, readEvents } from '../../../parts/kept-reviews/outbox'
import { unsentStore } from '../../../parts/saving/unsent-store'
import { toast } from '../../../ui/overlay/toast'
import { type Card, type Grade, MOST_SECONDS, type Sent } from '../review-parts'
import { offlineQueue } from './offline-queue'

interface Known {
  places: readonly KeptPlace[]
  events: readonly OutboxEvent[]
  busy: ReadonlySet<string>
}

/** A review of what is kept on this device. Each answer is an event that stays here until the server has it. */
export function useOfflineReview(userId: string) {
  const [known, setKnown] = useState<Known | null>(null)
  /** The answers of this visit that stand, the last one last. */
  const [given, setGiven] = useState<readonly ReviewEvent[]>([])
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    let here = true
    void Promise.all([readKept(userId), readEvents(userId)]).then(([places, events]) => {
      const busy = new Set(
        unsentStore<Sent>(`review-${userId}`)
          .read()
          .map(({ id }) => id),
      )
      if (here) setKnown({ places, events, busy })
    })
    return () => {
      here = false
    }
  }, [userId])

  const add = useCallback(
    async (event: ReviewEvent) => {
      if (!(await addEvent(userId, event))) {
        toast({ kind: 'negative', text: 'This browser has no room to keep your answer.' })
        return false
      }
      setNow(new Date())
      setKnown((before) => before && { ...before, events: [...before.events, { event, sentAt: null }] })
      return true
    },
    [userId],
  )

  const queue = useMemo(() => known && offlineQueue(known, now), [known, now])
  const kept = useMemo(() => new Set(known?.places.flatMap(({ cards }) => cards.map(({ id }) => id))).size, [known])
  const pictures = useMemo(() => Object.assign({}, ...(known?.places ?? []).map((place) => place.pictures)), [known])
  const last = given.at(-1) ?? null
  return {
    /** Null until what is kept has been read. */
    queue,
    /** How many cards are kept, due or not. */
    kept,
    /** Their pictures as data URLs, by their files. */
    pictures,
    done: given.length,
    last,
    async grade(card: Card, grade: Grade, seconds: number) {
      const counted = Math.min(MOST_SECONDS, Math.max(0, Math.round(seconds)))
      const event = { ...made(card.id, known?.events), grade, seconds: counted }
      if (await add(event)) setGiven((before) => [...before, event])
    },
    async undo() {
      if (!last) return
      if (await add({ ...made(last.cardId, known?.events), undoes: last.id }))
        setGiven((before) => before.filter(({ id }) => id !== last.id))
    },
  }
}

/** Later than every event before it, also where the device's clock was put back by a little. */
function made(cardId: string, events: readonly OutboxEvent[] = []) {
  const latest = events.at(-1)?.event.at
  const at = Math.max(Date.now(), latest && Date.parse(latest) - Date.now() < MINUTE_MS ? Date.parse(latest) + 1 : 0)
  return { id: crypto.randomUUID(), cardId, at: new Date(at).toISOString() }
}

const MINUTE_MS = 60_000
