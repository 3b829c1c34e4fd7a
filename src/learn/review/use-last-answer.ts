import { useRef, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { showError } from '../../providers/api/errors'
import type { AnswerQueue } from './answer-queue'
import { ReviewUndo } from './review.documents'
import type { Card, Grade } from './review-parts'

export interface LastAnswer {
  id: string
  change: number
  /** Null: a question. */
  grade: Grade | null
}

/** The last answer, which can be taken back once. */
export function useLastAnswer(queue: AnswerQueue, onTakenBack: (card: Card) => void) {
  const [last, setLast] = useState<LastAnswer | null>(null)
  const takenBack = useRef<LastAnswer | null>(null)
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
      onTakenBack(card)
      setLast(null)
    } catch (error) {
      takenBack.current = null
      showError(error as ApiError)
    }
  }
  return { last, setLast, takeBack }
}
