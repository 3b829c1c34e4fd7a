import { createContext, type ReactNode, useContext } from 'react'
import type { RoomSession } from '../../room/session-parts'
import { useAnswerUploads } from './answer-uploads'
import { useWrittenAnswer } from './use-written-answer'

type Answering = ReturnType<typeof useAnswering>

const AnsweringHere = createContext<Answering | null>(null)

/** Holds the candidate's text and uploads; only those who ask for them are drawn anew with each key. */
export function Answering({
  session,
  userId,
  children,
}: {
  session: RoomSession
  userId: string
  children: ReactNode
}) {
  return <AnsweringHere value={useAnswering(session, userId)}>{children}</AnsweringHere>
}

/** The candidate's text and uploads. */
export function useAnswers(): Answering {
  const found = useContext(AnsweringHere)
  if (!found) throw new Error('There is no Answering around this')
  return found
}

function useAnswering(session: RoomSession, userId: string) {
  return { written: useWrittenAnswer(session, userId), uploads: useAnswerUploads(session.id) }
}
