import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { filesTaken } from '../../../../../rules/library/answer-files'
import { isMarkedByPerson } from '../../../../../rules/library/points'
import { lazyPart } from '../../../../providers/page/lazy-part'
import { Button } from '../../../../ui/action/button'
import { Tag } from '../../../../ui/data/tag'
import { RichText } from '../../../../ui/rich-text/rich-text'
import { When } from '../../../../ui/time/when'
import { MakeCard } from '../../../own-cards/make-card'
import { SourceLine } from '../../source-line'
import type { Question } from '../attempt-parts'
import { HandedFiles } from '../files/handed-files'
import { isChoice, letterOf, pointsWords } from '../question-words'
import { cardOfQuestion } from './card-of-question'
import styles from './outcome.module.css'

// Few report a fault, so what it takes waits until it is wanted.
const ReportDialog = lazyPart(() => import('./report-dialog').then((m) => m.ReportDialog))

type Outcome = NonNullable<Question['outcome']>

const confidenceWords = { sure: 'sure', unsure: 'unsure', guessing: 'guessing' } as const

const lettersOf = ({ options }: Question, ids: readonly string[]) =>
  options.flatMap(({ id }, at) => (ids.includes(id) ? letterOf(at) : [])).join(', ')

/** 'C is right. You chose A and were sure.' */
export function verdictWords(question: Question, outcome: Outcome): string {
  const { answer, confidence } = question
  if (outcome.waits) return 'Your answer waits to be marked by a person.'
  if (outcome.markedAt) return `${pointsWords(outcome.points ?? 0, question.score)}.`
  if (outcome.right === null) return 'Compare your answer with the model answer.'
  if (!answer?.length)
    return isChoice(question)
      ? `${lettersOf(question, outcome.correct)} is right. You did not answer.`
      : 'You did not answer.'
  const sureness =
    confidence === 'guessing' ? ' and were guessing' : confidence ? ` and were ${confidenceWords[confidence]}` : ''
  if (!isChoice(question)) return outcome.right ? 'Your answer is right.' : 'Your answer is not right.'
  const yours = lettersOf(question, answer)
  return outcome.right
    ? `${yours} is right. You chose it${sureness}.`
    : `${lettersOf(question, outcome.correct)} is right. You chose ${yours}${sureness}.`
}

interface OutcomeViewProps {
  question: Question
  outcome: Outcome
  /** Whether it is the reader's own answer, so that a fault can be reported and a card made of it. */
  mayReport?: boolean
}

/** How an answer did: the right one, why each option is right or wrong, and what others chose. */
export function OutcomeView({ question, outcome, mayReport = true }: OutcomeViewProps) {
  const { reasons, feedback, model, others } = outcome
  const shown = isChoice(question)
  const counted = reasons.some(({ chosen }) => chosen !== null)
  return (
    <>
      <div className={styles.verdict}>
        <h2 className={styles.title} tabIndex={-1} data-verdict>
          {verdictWords(question, outcome)}
        </h2>
        {feedback && <RichText html={feedback} className={styles.rule} />}
      </div>
      <details className={styles.again}>
        <summary>Read the question again</summary>
        <RichText html={question.assignment ?? ''} />
      </details>
      {shown ? (
        <section aria-label="Why each option">
          <div className={styles.head}>
            <h3 className={styles.heading}>Why each option</h3>
            {counted && <p className="meta">What {others.toLocaleString('en-GB')} others chose first</p>}
          </div>
          <ul className={styles.reasons}>
            {question.options.map((option, at) => (
              <Reason key={option.id} question={question} outcome={outcome} at={at} />
            ))}
          </ul>
        </section>
      ) : (
        <Accepted question={question} outcome={outcome} />
      )}
      {isMarkedByPerson(question.subtype) && <Marked question={question} outcome={outcome} />}
      {model && (
        <section>
          <h3 className={styles.heading}>Model answer</h3>
          <RichText html={model} />
        </section>
      )}
      {question.correctionReason && <p className={styles.sources}>Corrected: {question.correctionReason}</p>}
      <SourceLine className={styles.sources} source={outcome.source} lawStatedAt={outcome.lawStatedAt} />
      {mayReport && (
        <div className={styles.more}>
          <MakeCard draft={() => cardOfQuestion(question, outcome)} origin={{ blockId: question.blockId }} />
          <ReportFault question={question} />
        </div>
      )}
    </>
  )
}

function Reason({ question, outcome, at }: { question: Question; outcome: Outcome; at: number }) {
  const option = question.options[at]
  const reason = outcome.reasons.find(({ optionId }) => optionId === option?.id)
  if (!option || !reason) return null
  const isYours = question.answer?.includes(option.id) ?? false
  const { correct, feedback, chosen } = reason
  return (
    <li className={clsx(styles.reason, isYours && styles.yours, correct && styles.right)}>
      <span className={styles.letter} aria-hidden="true">
        {letterOf(at)}
      </span>
      <div className={styles.words}>
        {(isYours || correct) && (
          <p className={styles.tags}>
            {isYours && (
              <Tag icon="user">
                {question.confidence ? `Your answer, ${confidenceWords[question.confidence]}` : 'Your answer'}
              </Tag>
            )}
            {correct && (
              <Tag icon="check" kind="info">
                Right answer
              </Tag>
            )}
          </p>
        )}
        <RichText html={option.body} className={styles.body} />
        {feedback && <RichText html={feedback} className={styles.why} />}
      </div>
      {chosen !== null && (
        <div className={styles.chosen}>
          <span className="num">
            <span className="vh">Chosen by </span>
            {chosen}%
          </span>
          <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width={100} height={6} />
            <rect className={styles.share} width={chosen} height={6} />
          </svg>
        </div>
      )}
    </li>
  )
}

/** What was accepted, where nothing is chosen. */
function Accepted({ question, outcome }: { question: Question; outcome: Outcome }) {
  const { correct } = outcome
  if (!correct.length) return null
  const bodyOf = (id: string) => question.options.find((each) => each.id === id)?.body
  return (
    <section>
      <h3 className={styles.heading}>{question.subtype === 'ordering' ? 'The right order' : 'What is right'}</h3>
      <ol className={styles.accepted}>
        {correct.map((each) => {
          const [id = '', ...match] = each.split('=')
          const html = bodyOf(question.subtype === 'matching' ? id : each)
          return (
            <li key={each}>
              {html ? <RichText html={html} /> : each}
              {question.subtype === 'matching' && <strong>{match.join('=')}</strong>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What was written or handed in, and what its marker says to it. */
function Marked({
  question: { subtype, answer, files },
  outcome: { marker, markedAt, remark },
}: {
  question: Question
  outcome: Outcome
}) {
  return (
    <>
      {answer?.[0] && (
        <section>
          <h3 className={styles.heading}>Your answer</h3>
          {filesTaken(subtype) ? (
            <HandedFiles files={files.filter(({ id }) => answer.includes(id))} />
          ) : (
            <p className={styles.written}>{answer[0]}</p>
          )}
        </section>
      )}
      {markedAt && (
        <section>
          <h3 className={styles.heading}>
            Marked by {marker ?? 'a former marker'}, <When at={markedAt} show="date" />
          </h3>
          <p className={styles.written}>{remark ?? 'Without words to it.'}</p>
        </section>
      )}
    </>
  )
}

/** The way to say that something in a question is wrong, or what became of it. */
function ReportFault({ question }: { question: Question }) {
  const [open, setOpen] = useState(false)
  const [kept, setKept] = useState(question.report)
  return (
    <>
      <Button variant="quiet" size="sm" icon="flag" onClick={() => setOpen(true)}>
        {!kept ? 'Report a fault' : kept.outcome ? 'Your report was answered' : 'You reported a fault'}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog blockId={question.blockId} report={kept} onChange={setKept} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** In place of a question that was taken out. */
export function TakenOut({ question }: { question: Question }) {
  return (
    <div className={styles.verdict}>
      <h2 className={styles.title} tabIndex={-1} data-verdict>
        This question was taken out
      </h2>
      <p>It counts nowhere, whatever was answered.</p>
      {question.correctionReason && <p>{question.correctionReason}</p>}
    </div>
  )
}
