import { useEffect, useRef, useState } from 'react'
import { isMarkedByPerson } from '../../../../rules/library/points'
import { leadToTooLong } from '../../../ui/form/too-long'
import { useAnswers } from './answers/use-answers'
import { useMeasured } from './answers/use-measured'
import type { Attempt, Change, Question } from './attempt-parts'
import { useUploads } from './files/use-uploads'
import { toggled } from './question/choices'
import { chosen, isAnswered, isChoice } from './question-words'

const sureness = ['sure', 'unsure', 'guessing'] as const

/** A test that is being taken: the question that one looks at, and what one does to it. */
export function useTest(attempt: Attempt) {
  const { saver, state } = useAnswers(attempt)
  const { questions } = state
  const [at, setAt] = useState(() => firstOpen(questions))
  const [noting, setNoting] = useState<{ id: string } | null>(null)
  const question = questions[at]
  const { uploadsOf, sending } = useUploads(saver, attempt.id)
  const { take, ms } = useMeasured(saver, attempt, question)
  const top = useTop(at, question)

  const change = (values: Change) => {
    if (question && isOpen(question)) saver.change(question.id, { ...values, seconds: take() })
  }
  return {
    ...{ attempt, saver, state, questions, question, at, noting, uploadsOf, sending, ms, top, change },
    isLast: at === questions.length - 1,
    go(to: number) {
      setNoting(null)
      setAt(Math.max(0, Math.min(questions.length - 1, to)))
    },
    /** Chooses an option by its place, or strikes it out. */
    choose(place: number, strike: boolean) {
      const option = question?.options[place]
      if (!question || !option || question.outcome || !isChoice(question)) return
      if (strike) change({ struck: toggled(question.struck, option.id) })
      else change({ answer: chosen(question, option.id) })
    },
    /** Says how sure one is; where answers are checked one by one, it checks this one. */
    sure(place: number) {
      const values = question && surenessOf(question, place)
      if (values && !leadToTooLong(top.current)) change(values)
    },
    note: () => question && setNoting({ id: question.id }),
    flag: () => question && change({ flagged: !question.flagged }),
  }
}

export type Test = ReturnType<typeof useTest>

/** What a person marks is never right by a guess. */
export const asksHowSure = ({ checkable, subtype }: Question) => checkable || !isMarkedByPerson(subtype)

/** The answer as it stands: of an order that nobody has moved, the order. */
export const answerNow = ({ answer, subtype, options }: Question) =>
  answer ?? (subtype === 'ordering' ? options.map(({ id }) => id) : null)

/** Whether a question still takes an answer. */
export const isOpen = ({ outcome, voided }: Question) => !outcome && !voided

/** The first question without an answer, where somebody goes on. */
const firstOpen = (questions: readonly Question[]) =>
  Math.max(
    0,
    questions.findIndex((each) => !isAnswered(each) && !each.voided),
  )

function surenessOf(question: Question, place: number): Change | null {
  const confidence = sureness[place]
  const answer = answerNow(question)
  if (!isOpen(question) || !confidence || !answer?.length || !asksHowSure(question)) return null
  if (question.checkable) return { answer, confidence, check: true }
  // An order that was found right is an answer, though nothing was moved.
  return question.subtype === 'ordering' ? { answer, confidence } : { confidence }
}

/** The box of the questions: each question, and each answer shown, begins at its top. */
function useTop(at: number, question: Question | undefined) {
  const top = useRef<HTMLDivElement>(null)
  const hasOutcome = Boolean(question && !isOpen(question))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, and each answer shown, begins at its top.
  useEffect(() => {
    top.current?.scrollTo(0, 0)
    top.current?.querySelector<HTMLElement>('[data-verdict], [data-question]')?.focus({ preventScroll: true })
  }, [at, hasOutcome])
  return top
}
