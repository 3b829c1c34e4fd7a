import { useRef, useState } from 'react'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { useSeconds } from '../../parts/player/test/answers/use-answers'
import { OutcomeView } from '../../parts/player/test/question/outcome'
import { QuestionView } from '../../parts/player/test/question/question-view'
import { chosen, isAnswered, isChoice } from '../../parts/player/test/question-words'
import { Button } from '../../ui/action/button'
import { leadToTooLong } from '../../ui/form/too-long'
import styles from './question-card.module.css'
import { backWords, type Card } from './review-parts'
import type { Review } from './use-review'
import { useReviewKeys } from './use-review-keys'

interface QuestionCardProps {
  card: Card
  asked: NonNullable<Card['question']>
  review: Review
}

/** A question that was answered wrong before: asked once more, and marked at once. */
export function QuestionCard({ card, asked, review }: QuestionCardProps) {
  const [question, setQuestion] = useState(asked)
  const [busy, setBusy] = useState(false)
  const [back, setBack] = useState<string | null>(null)
  const away = useRef(0)
  const page = useRef<HTMLDivElement>(null)
  const { take } = useSeconds(card.id, (_id, seconds) => {
    away.current += seconds
  })
  const given =
    question.answer ?? (question.subtype === 'ordering' ? question.options.map(({ id }) => id) : ([] as string[]))
  const canCheck = isAnswered({ answer: given }) && !busy
  const check = async () => {
    if (!canCheck || question.outcome || leadToTooLong(page.current)) return
    setBusy(true)
    const answered = await review.check(card, given, away.current + take())
    setBusy(false)
    if (!answered) return
    // The options stay in the order in which they were asked.
    setQuestion((before) => ({ ...before, answer: given, outcome: answered.question?.outcome ?? null }))
    setBack(backWords(answered))
  }
  const act = () => (question.outcome ? review.goOn(card) : void check())
  const letter = (place: number) => {
    const option = question.options[place]
    if (option && isChoice(question) && !question.outcome)
      setQuestion((before) => ({ ...before, answer: chosen(before, option.id) }))
  }
  useReviewKeys({
    enter: act,
    space: () => question.outcome && review.goOn(card),
    ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, place) => [name, () => letter(place)])),
  })
  return (
    <div ref={page} className={styles.page}>
      <p className={styles.area}>
        {question.practiceArea
          ? `${areaInShort(question.practiceArea)}, answered wrong before`
          : 'Answered wrong before'}
      </p>
      {question.outcome ? (
        <OutcomeView question={question} outcome={question.outcome} />
      ) : (
        <QuestionView
          question={question}
          onAnswer={(answer) => setQuestion((before) => ({ ...before, answer }))}
          onStrike={(struck) => setQuestion((before) => ({ ...before, struck }))}
        />
      )}
      <div className={styles.foot}>
        {back && <p className="meta">{`It comes back in ${back}.`}</p>}
        <Button variant="primary" size="lg" block busy={busy} disabled={!question.outcome && !canCheck} onClick={act}>
          {question.outcome ? 'Next' : 'Check'}
        </Button>
      </div>
    </div>
  )
}
