import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { showError } from '../../providers/api/errors'
import { invalidate } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { useViewer } from '../../providers/sign-in/viewer'
import { AnswerQueue } from './answer-queue'
import { ReviewNext, ReviewSetAside, ReviewSuspend, ReviewUndo } from './review.documents'
import { type Answered, type Card, type Grade, MOST_SECONDS } from './review-parts'

/** Fewer cards in hand ask for more. */
const FEW = 3

interface Hand {
  cards: readonly Card[]
  /** How many are left in all, those in hand included. */
  left: number
  /** Whether the server has been asked at least once. */
  begun: boolean
}

export interface LastAnswer {
  id: string
  change: number
  /** Null: a question. */
  grade: Grade | null
}

const keyOf = ({ id, reps }: Pick<Card, 'id' | 'reps'>) => `${id} ${reps}`

/** A person's review: the cards in hand, and what is done with them. `minutes` is how long they have; null is all that is for today. */
export function useReview(minutes: number | null) {
  const userId = useViewer()?.id ?? ''
  const [queue] = useState(() => new AnswerQueue(userId))
  const saving = useSyncExternalStore(queue.subscribe, queue.get)
  const [hand, setHand] = useState<Hand>({ cards: [], left: 0, begun: false })
  const [done, setDone] = useState(0)
  const [last, setLast] = useState<LastAnswer | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const began = useRef(performance.now())
  const gone = useRef(new Set<string>())
  const changes = useRef(0)
  const takenBack = useRef<LastAnswer | null>(null)
  /** What the server is asked about the hand: one thing at a time, since each answer counts what is left. */
  const asking = useRef<Promise<void> | null>(null)
  const alone = useCallback((act: () => Promise<void>): Promise<void> => {
    asking.current ??= act().finally(() => {
      asking.current = null
    })
    return asking.current
  }, [])

  const readMore = useCallback(async () => {
    try {
      if (!(await queue.settle())) return
      const left = minutes === null ? null : minutes - Math.floor((performance.now() - began.current) / 60_000)
      if (left !== null && left < 1) return setHand((before) => ({ ...before, left: before.cards.length, begun: true }))
      const { reviewNext } = await request(ReviewNext, { minutes: left })
      setHand(({ cards }) => {
        const newest = new Map(reviewNext.cards.map((card) => [keyOf(card), card]))
        const held = new Set(cards.map(({ id }) => id))
        const more = reviewNext.cards.filter((card) => !held.has(card.id) && !gone.current.has(keyOf(card)))
        const count = cards.length + more.length
        // The addresses of pictures in what is read later are good for longer.
        return {
          cards: [...cards.map((card) => newest.get(keyOf(card)) ?? card), ...more],
          left: count && Math.max(reviewNext.left, count),
          begun: true,
        }
      })
      setFailure(null)
    } catch (error) {
      setFailure(error as ApiError)
    }
  }, [queue, minutes])
  const ask = useCallback(() => alone(readMore), [alone, readMore])

  useEffect(() => {
    void ask()
    const send = () => void ask()
    const away = () => document.visibilityState === 'hidden' && send()
    addEventListener('online', send)
    document.addEventListener('visibilitychange', away)
    return () => {
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', away)
      void queue.settle().then(() => invalidate('ReviewTonight', 'ReviewDone'))
    }
  }, [ask, queue])

  const isStuck = hand.begun && !hand.cards.length && hand.left > 0 && !saving.unsaved
  useEffect(() => {
    if (isStuck) void ask()
  }, [isStuck, ask])

  const take = (card: Card) => {
    gone.current.add(keyOf(card))
    setHand((before) => ({
      ...before,
      cards: before.cards.filter(({ id }) => id !== card.id),
      left: Math.max(0, before.left - 1),
    }))
  }

  const send = async (card: Card, answer: { grade: Grade } | { answer: string[] }, seconds: number) => {
    const change = Math.max(Math.round(now()), changes.current + 1)
    changes.current = change
    const counted = Math.min(MOST_SECONDS, Math.max(0, Math.round(seconds)))
    const answered = await queue.send({ id: card.id, reps: card.reps, change, seconds: counted, ...answer })
    return { answered, change }
  }

  const takeBack = async () => {
    // A second press while the first is on its way takes back nothing more.
    if (!last || takenBack.current === last) return
    takenBack.current = last
    try {
      if (!(await queue.settle())) {
        takenBack.current = null
        return
      }
      const { reviewUndo: card } = await request(ReviewUndo, { id: last.id, change: last.change })
      gone.current.delete(keyOf(card))
      setHand((before) => {
        const others = before.cards.filter(({ id }) => id !== card.id)
        return { ...before, cards: [card, ...others], left: before.left + 1 - (before.cards.length - others.length) }
      })
      setDone((count) => Math.max(0, count - 1))
      setLast(null)
    } catch (error) {
      takenBack.current = null
      showError(error as ApiError)
    }
  }

  const leaveOut = async (card: Card, document: typeof ReviewSetAside | typeof ReviewSuspend) => {
    try {
      await request<unknown, { id: string }>(document, { id: card.id })
      take(card)
      if (hand.cards.length <= FEW) void ask()
    } catch (error) {
      showError(error as ApiError)
    }
  }

  return {
    saving,
    cards: hand.cards,
    left: hand.left,
    begun: hand.begun,
    done,
    last,
    failure,
    ask,
    /** Grades a flashcard, and goes on at once. */
    grade(card: Card, grade: Grade, seconds: number) {
      take(card)
      setDone((count) => count + 1)
      void send(card, { grade }, seconds).then(({ answered }) => answered || setLast(null))
      setLast({ id: card.id, change: changes.current, grade })
      if (hand.cards.length <= FEW) void ask()
    },
    /** Checks a question; it stays in hand until `goOn`. */
    async check(card: Card, answer: string[], seconds: number): Promise<Answered | null> {
      const { answered, change } = await send(card, { answer }, seconds)
      if (answered) setLast({ id: card.id, change, grade: null })
      else take(card)
      return answered
    },
    goOn(card: Card) {
      take(card)
      setDone((count) => count + 1)
      if (hand.cards.length <= FEW) void ask()
    },
    async undo() {
      // `alone` would take a question that is on its way for this one.
      while (asking.current) await asking.current
      await alone(takeBack)
    },
    /** Until tomorrow. */
    setAside: (card: Card) => leaveOut(card, ReviewSetAside),
    /** Until it is resumed. */
    suspend: (card: Card) => leaveOut(card, ReviewSuspend),
  }
}

export type Review = ReturnType<typeof useReview>
