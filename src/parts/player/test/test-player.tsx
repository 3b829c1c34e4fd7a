import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isMarkedByPerson } from '../../../../rules/library/points'
import { ClassroomLayout } from '../../../layouts/classroom-layout'
import { adjustmentWords } from '../../../nouns/adjustment/adjustment-words'
import { askTime } from '../../../providers/api/server-time'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { leadToTooLong } from '../../../ui/form/too-long'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import type { Attempt, Question } from './attempt-parts'
import { toggled } from './choices'
import { Confidence } from './confidence'
import { useUploads } from './files/use-uploads'
import { HandIn } from './hand-in'
import { NoteField } from './note-field'
import { OtherAnswer } from './other-answer'
import { OutcomeView, TakenOut } from './outcome'
import { Pace } from './pace'
import { PlayerClock } from './player-clock'
import { QuestionGrid } from './question-grid'
import { QuestionMarks } from './question-marks'
import { QuestionView } from './question-view'
import { chosen, isAnswered, isChoice } from './question-words'
import { Saved } from './saved'
import { TestKeyHelp } from './test-key-help'
import styles from './test-player.module.css'
import { useAnswers } from './use-answers'
import { useMeasured } from './use-measured'
import { useTestKeys } from './use-test-keys'

interface TestPlayerProps {
  attempt: Attempt
  back: { to: string; label: string }
  /** It was handed in, or its time was up. */
  onEnd: () => void
}

const LATE = 'The test was over before your last answer reached us. It does not count.'
const LATE_MS = 10_000

const sureness = ['sure', 'unsure', 'guessing'] as const

/** The first question without an answer, where somebody goes on. */
const firstOpen = (questions: readonly Question[]) =>
  Math.max(
    0,
    questions.findIndex((each) => !isAnswered(each) && !each.voided),
  )

/** A test that is being taken: one question at a time, saved answer by answer. */
export function TestPlayer({ attempt, back, onEnd }: TestPlayerProps) {
  const { saver, state } = useAnswers(attempt)
  const { questions } = state
  const [at, setAt] = useState(() => firstOpen(questions))
  const [handingIn, setHandingIn] = useState(false)
  const [showsGrid, setShowsGrid] = useState(false)
  const [hidesClock, setHidesClock] = useState(false)
  const question = questions[at]
  const { uploadsOf, sending } = useUploads(saver, attempt.id)
  const { take, ms } = useMeasured(saver, attempt, question)
  const [noting, setNoting] = useState<{ id: string } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const isLast = at === questions.length - 1
  const checking = Boolean(question?.checkable)
  // What a person marks is never right by a guess.
  const asksHowSure = checking || (question !== undefined && !isMarkedByPerson(question.subtype))

  useEffect(() => {
    if (!state.closed) return
    if (state.late) toast({ kind: 'warning', text: LATE, durationMs: LATE_MS })
    onEnd()
  }, [state.closed, state.late, onEnd])
  // The clock of this device may be wrong: only the server's ends the test.
  const timeUp = async () => {
    await saver.settle()
    await askTime()
    if (attempt.endsAt && Date.parse(attempt.endsAt) <= now()) onEnd()
  }
  const hasOutcome = Boolean(question?.outcome) || Boolean(question?.voided)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, and each answer shown, begins at its top.
  useEffect(() => {
    top.current?.scrollTo(0, 0)
    top.current?.querySelector<HTMLElement>('[data-verdict], [data-question]')?.focus({ preventScroll: true })
  }, [at, hasOutcome])

  const go = (to: number) => {
    setShowsGrid(false)
    setNoting(null)
    setAt(Math.max(0, Math.min(questions.length - 1, to)))
  }
  const next = () => (isLast ? setHandingIn(true) : go(at + 1))
  const change = (values: Parameters<typeof saver.change>[1]) => {
    if (question && !question.outcome && !question.voided) saver.change(question.id, { ...values, seconds: take() })
  }
  const answerNow = question?.answer ?? (question?.subtype === 'ordering' ? question.options.map(({ id }) => id) : null)
  const sure = (place: number) => {
    const confidence = sureness[place]
    if (!question || question.outcome || question.voided || !confidence || !answerNow?.length) return
    if (!asksHowSure || leadToTooLong(top.current)) return
    if (checking) change({ answer: answerNow, confidence, check: true })
    // An order that was found right is an answer, though nothing was moved.
    else change(question.subtype === 'ordering' ? { answer: answerNow, confidence } : { confidence })
  }
  const note = () => question && setNoting({ id: question.id })
  const flag = () => question && change({ flagged: !question.flagged })

  useTestKeys({
    letter(place, strike) {
      const option = question?.options[place]
      if (!question || !option || question.outcome || !isChoice(question)) return
      if (strike) change({ struck: toggled(question.struck, option.id) })
      else change({ answer: chosen(question, option.id) })
    },
    sure,
    flag,
    note,
    move: (by) => go(at + by),
    enter: () => (question?.outcome || !checking) && next(),
    hideClock: () => setHidesClock((hidden) => !hidden),
  })

  if (!question) return null
  const other = question.outcome ? undefined : state.others[question.id]
  return (
    <ClassroomLayout
      title={attempt.title}
      about={`Question ${at + 1} of ${questions.length}`}
      aboutMore={modeWords(attempt)}
      back={back}
      saved={<Saved state={state} />}
      timer={<PlayerClock attempt={attempt} ms={ms} onEnd={() => void timeUp()} unseen={hidesClock} />}
      action={<QuestionMarks question={question} onNote={note} onFlag={flag} />}
      banner={<progress className={styles.progress} max={questions.length} value={at + 1} aria-hidden="true" />}
      working
    >
      <div className={styles.player}>
        <main id="main" className={styles.main} ref={top}>
          <div className={styles.column}>
            <div className={styles.head}>
              <p className={styles.area}>{question.practiceArea?.name}</p>
              <p className="meta">{question.seenBefore ? 'Seen before' : 'New to you'}</p>
              <Button variant="quiet" size="sm" className="only-narrow" onClick={() => setShowsGrid(true)}>
                Questions
              </Button>
              {/* The head of a phone has no room for it. */}
              <div className={clsx(styles.saved, 'only-narrow')}>
                <Saved state={state} />
              </div>
            </div>
            {state.refusal && (
              <p className={styles.refusal} role="alert">
                {state.refusal}
              </p>
            )}
            {other && (
              <OtherAnswer
                question={question}
                other={other}
                onTake={() => saver.takeOther(question.id)}
                onDrop={() => saver.dropOther(question.id)}
              />
            )}
            {question.voided ? (
              <TakenOut question={question} />
            ) : question.outcome ? (
              <OutcomeView question={question} outcome={question.outcome} />
            ) : (
              <QuestionView
                question={question}
                onAnswer={(answer) => change({ answer })}
                onStrike={(struck) => change({ struck })}
                uploads={uploadsOf(question.id)}
              />
            )}
            <NoteField
              question={question}
              wanted={noting}
              onWrite={(text) => saver.change(question.id, { note: text })}
            />
          </div>
          <div className={styles.foot}>
            {question.outcome || !checking ? (
              <Steps at={at} isLast={isLast} onBack={() => go(at - 1)} onNext={next}>
                {!question.outcome && !question.voided && asksHowSure && (
                  <Confidence value={question.confidence} disabled={!answerNow?.length} onChoose={sure} />
                )}
              </Steps>
            ) : (
              <Confidence check value={null} disabled={!answerNow?.length} onChoose={sure}>
                {isLast ? (
                  <Button onClick={() => setHandingIn(true)}>Hand in</Button>
                ) : (
                  <Button variant="quiet" onClick={next}>
                    Skip
                  </Button>
                )}
              </Confidence>
            )}
          </div>
        </main>
        <aside className={styles.side} aria-label="The whole test">
          <Pace questions={questions} current={at} />
          <QuestionGrid questions={questions} current={at} onGo={go} />
          <Button block onClick={() => setHandingIn(true)}>
            Hand in
          </Button>
          <TestKeyHelp choices={isChoice(question)} howSure={asksHowSure} checks={checking} />
        </aside>
      </div>
      <Dialog open={showsGrid} onClose={() => setShowsGrid(false)} title="Questions">
        <QuestionGrid questions={questions} current={at} onGo={go} />
        <Button
          block
          onClick={() => {
            setShowsGrid(false)
            setHandingIn(true)
          }}
        >
          Hand in
        </Button>
      </Dialog>
      {handingIn && (
        <HandIn
          attemptId={attempt.id}
          questions={questions}
          saver={saver}
          sending={sending}
          onGo={go}
          onClose={() => setHandingIn(false)}
          onDone={onEnd}
        />
      )}
    </ClassroomLayout>
  )
}

function modeWords(attempt: Attempt): string {
  const { mode, endsAt } = attempt
  const adjusted = endsAt && adjustmentWords(attempt)
  if (adjusted) return `with your ${adjusted}`
  if (mode === 'exam') return 'answers are shown when you have handed in'
  return endsAt ? 'against the clock' : 'no time limit, answers after each question'
}

interface StepsProps {
  at: number
  isLast: boolean
  onBack: () => void
  onNext: () => void
  children: ReactNode
}

function Steps({ at, isLast, onBack, onNext, children }: StepsProps) {
  return (
    <div className={styles.steps}>
      <Button icon="left" label="Previous question" disabled={at === 0} onClick={onBack} />
      <div className={styles.middle}>{children}</div>
      <Button variant="primary" size="lg" onClick={onNext}>
        {isLast ? 'Hand in' : 'Next'}
      </Button>
    </div>
  )
}
