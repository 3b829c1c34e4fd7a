import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { invalidate } from '../../providers/api/query'
import type { AnswerQueue } from './answer-queue'
import { type Hand, keyOf, withAgain, withMore, without } from './hand'
import { ReviewNext } from './review.documents'
import type { Card } from './review-parts'
import { Turn } from './turn'

/** The cards in hand, and what the server is asked about them: one thing at a time, since each answer counts what is left. */
export function useHand(queue: AnswerQueue, minutes: number | null, unsaved: boolean) {
  const [hand, setHand] = useState<Hand>({ cards: [], left: 0, begun: false })
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [turn] = useState(() => new Turn())
  const began = useRef(performance.now())
  const gone = useRef(new Set<string>())

  const readMore = useCallback(async () => {
    try {
      if (!(await queue.settle())) return
      const left = minutes === null ? null : minutes - Math.floor((performance.now() - began.current) / 60_000)
      if (left !== null && left < 1) return setHand((before) => ({ ...before, left: before.cards.length, begun: true }))
      const { reviewNext } = await request(ReviewNext, { minutes: left })
      setHand((before) => withMore(before, reviewNext, gone.current))
      setFailure(null)
    } catch (error) {
      setFailure(error as ApiError)
    }
  }, [queue, minutes])
  const ask = useCallback(() => turn.take(readMore), [turn, readMore])
  useSending(ask, queue)
  const isStuck = hand.begun && !hand.cards.length && hand.left > 0 && !unsaved
  useEffect(() => {
    if (isStuck) void ask()
  }, [isStuck, ask])
  return {
    hand,
    failure,
    turn,
    ask,
    take(card: Card) {
      gone.current.add(keyOf(card))
      setHand((before) => without(before, card))
    },
    putBack(card: Card) {
      gone.current.delete(keyOf(card))
      setHand((before) => withAgain(before, card))
    },
  }
}

/** Asks at first, and sends what waits when there is a network again, when the page is put away and when it is left. */
function useSending(ask: () => Promise<void>, queue: AnswerQueue): void {
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
}
