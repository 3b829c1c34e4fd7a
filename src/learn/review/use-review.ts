import { useRef, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { showError } from '../../providers/api/errors'
import { now } from '../../providers/device/clock'
import { useViewer } from '../../providers/sign-in/viewer'
import { AnswerQueue } from './answer-queue'
import { ReviewSetAside, ReviewSuspend } from './review.documents'
import { type Answered, type Card, type Grade, MOST_SECONDS } from './review-parts'
import { useHand } from './use-hand'
import { useLastAnswer } from './use-last-answer'

/** Fewer cards in hand ask for more. */
const FEW = 3

/** A person's review: the cards in hand, and what is done with them. `minutes` is how long they have; null is all that is for today. */
export function useReview(minutes: number | null) {
  const userId = useViewer()?.id ?? ''
  const [queue] = useState(() => new AnswerQueue(userId))
  const saving = useSyncExternalStore(queue.subscribe, queue.get)
  const { hand, failure, turn, ask, take, putBack } = useHand(queue, minutes, saving.unsaved)
  const [done, setDone] = useState(0)
  const { last, setLast, takeBack } = useLastAnswer(queue, (card) => {
    putBack(card)
    setDone((count) => Math.max(0, count - 1))
  })
  const send = useSend(queue)
  const askIfFew = () => void (hand.cards.length <= FEW && ask())

  const leaveOut = async (card: Card, document: typeof ReviewSetAside | typeof ReviewSuspend) => {
    try {
      await request<unknown, { id: string }>(document, { id: card.id })
      take(card)
      askIfFew()
    } catch (error) {
      showError(error as ApiError)
    }
  }
  const goOn = (card: Card) => {
    take(card)
    setDone((count) => count + 1)
    askIfFew()
  }
  return {
    saving,
    ...hand,
    done,
    last,
    failure,
    ask,
    /** Grades a flashcard, and goes on at once. */
    grade(card: Card, grade: Grade, seconds: number) {
      const { change, answered } = send(card, { grade }, seconds)
      void answered.then((saved) => saved || setLast(null))
      setLast({ id: card.id, change, grade })
      goOn(card)
    },
    /** Checks a question; it stays in hand until `goOn`. */
    async check(card: Card, answer: string[], seconds: number): Promise<Answered | null> {
      const { change, answered } = send(card, { answer }, seconds)
      const saved = await answered
      if (saved) setLast({ id: card.id, change, grade: null })
      else take(card)
      return saved
    },
    goOn,
    /** After what the server is being asked, which would be taken for this one. */
    undo: () => turn.after(takeBack),
    /** Until tomorrow. */
    setAside: (card: Card) => leaveOut(card, ReviewSetAside),
    /** Until it is resumed. */
    suspend: (card: Card) => leaveOut(card, ReviewSuspend),
  }
}

export type Review = ReturnType<typeof useReview>

/** Sends answers, each with a number above that of the one before. */
function useSend(queue: AnswerQueue) {
  const changes = useRef(0)
  return (card: Card, answer: { grade: Grade } | { answer: string[] }, seconds: number) => {
    const change = Math.max(Math.round(now()), changes.current + 1)
    changes.current = change
    const counted = Math.min(MOST_SECONDS, Math.max(0, Math.round(seconds)))
    return { change, answered: queue.send({ id: card.id, reps: card.reps, change, seconds: counted, ...answer }) }
  }
}
