import { useState } from 'react'
import { ApiError } from '../../../providers/api/api-error'
import { invalidate, useAction } from '../../../providers/api/query'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomRelease, ClassroomSuggestedAnswer } from '../marking.documents'
import { useCommentBank } from '../sheet/comment-bank'
import { entriesOf, entryOf } from '../sheet/marksheet-draft'
import { isDraft, type Marksheet } from '../sheet/use-marksheet'
import type { Flushes } from './review-fields'

/** The release of a sheet and its reviews. */
export function useRelease(session: RoomSession, { state, dispatch, flush }: Marksheet, flushes: Flushes) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { remember } = useCommentBank()
  const act = useAction(ClassroomRelease, { quiet: true })
  const suggest = useAction(ClassroomSuggestedAnswer, { quiet: true })

  const refuse = (error: unknown) => {
    const current = error instanceof ApiError ? error.details.current : undefined
    if (!isDraft(current)) return setProblem(reasonOf(error))
    dispatch({ type: 'server', body: entriesOf(current.body), version: current.version, refused: true })
    setProblem('The marksheet was saved elsewhere meanwhile. Look at it again before you release.')
  }
  return {
    busy,
    problem,
    forget: () => setProblem(null),
    /** @param done Closes the question once the marks are released. */
    async release(withAnswer: boolean, done: () => void) {
      if (busy) return
      setBusy(true)
      setProblem(null)
      try {
        await saveReviews(flushes)
        const version = await flush()
        if (version === null) throw new Error('The marksheet is not saved yet. Look at its notices, and try again.')
        if (withAnswer) await suggest.mutateAsync({ id: session.id })
        await act.mutateAsync({ id: session.id, version })
        remember(
          (session.marksheet ?? []).map(({ id, title }) => ({ title, comment: entryOf(state.mine, id).comment })),
        )
        done()
        await invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
      } catch (error) {
        refuse(error)
      } finally {
        setBusy(false)
      }
    },
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'NETWORK'
    ? 'The connection was lost. Nothing has been released; please try again.'
    : (error as Error).message

async function saveReviews(flushes: Flushes): Promise<void> {
  const saved = await Promise.all([...flushes].map((flush) => flush()))
  if (saved.includes(false)) throw new Error('The review is not saved yet. Look at what it says, and try again.')
}
