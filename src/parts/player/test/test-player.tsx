import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { ClassroomLayout } from '../../../layouts/classroom-layout'
import { adjustmentWords } from '../../../nouns/adjustment/adjustment-words'
import { askTime } from '../../../providers/api/server-time'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import type { Attempt, Question } from './attempt-parts'
import { HandIn } from './hand-in'
import { Pace } from './pace'
import { PlayerClock } from './player-clock'
import { NoteField } from './question/note-field'
import { OtherAnswer } from './question/other-answer'
import { OutcomeView, TakenOut } from './question/outcome'
import { QuestionMarks } from './question/question-marks'
import { QuestionView } from './question/question-view'
import { QuestionGrid } from './question-grid'
import { isChoice } from './question-words'
import { Saved } from './saved'
import { TestFoot } from './test-foot'
import { TestKeyHelp } from './test-key-help'
import styles from './test-player.module.css'
import { asksHowSure, type Test, useTest } from './use-test'
import { useTestKeys } from './use-test-keys'

interface TestPlayerProps {
  attempt: Attempt
  back: { to: string; label: string }
  /** It was handed in, or its time was up. */
  onEnd: () => void
}

const LATE = 'The test was over before your last answer reached us. It does not count.'
const LATE_MS = 10_000

/** A test that is being taken: one question at a time, saved answer by answer. */
export function TestPlayer({ attempt, back, onEnd }: TestPlayerProps) {
  const test = useTest(attempt)
  const { state, questions, question, at, go } = test
  const [asked, setAsked] = useState<'questions' | 'hand-in' | null>(null)
  const [hidesClock, setHidesClock] = useState(false)
  const handIn = () => setAsked('hand-in')
  const next = () => (test.isLast ? handIn() : go(at + 1))
  const timeUp = useEnd(test, onEnd)
  useTestKeys({
    letter: test.choose,
    sure: test.sure,
    flag: test.flag,
    note: test.note,
    move: (by) => go(at + by),
    enter: () => (question?.outcome || !question?.checkable) && next(),
    hideClock: () => setHidesClock((hidden) => !hidden),
  })

  if (!question) return null
  return (
    <ClassroomLayout
      title={attempt.title}
      about={`Question ${at + 1} of ${questions.length}`}
      aboutMore={modeWords(attempt)}
      back={back}
      saved={<Saved state={state} />}
      timer={<PlayerClock attempt={attempt} ms={test.ms} onEnd={() => void timeUp()} unseen={hidesClock} />}
      action={<QuestionMarks question={question} onNote={test.note} onFlag={test.flag} />}
      banner={<progress className={styles.progress} max={questions.length} value={at + 1} aria-hidden="true" />}
      working
    >
      <div className={styles.player}>
        <main id="main" className={styles.main} ref={test.top}>
          <Answering test={test} question={question} onQuestions={() => setAsked('questions')} />
          <TestFoot test={test} question={question} onNext={next} onHandIn={handIn} />
        </main>
        <aside className={styles.side} aria-label="The whole test">
          <Pace questions={questions} current={at} />
          <Questions test={test} onGo={go} onHandIn={handIn} />
          <TestKeyHelp choices={isChoice(question)} howSure={asksHowSure(question)} checks={question.checkable} />
        </aside>
      </div>
      <Dialog open={asked === 'questions'} onClose={() => setAsked(null)} title="Questions">
        <Questions
          test={test}
          onGo={(to) => {
            setAsked(null)
            go(to)
          }}
          onHandIn={handIn}
        />
      </Dialog>
      {asked === 'hand-in' && <HandIn test={test} onClose={() => setAsked(null)} onDone={onEnd} />}
    </ClassroomLayout>
  )
}

/** Tells once that the test is over, and answers what to do when the clock has run out. */
function useEnd({ attempt, saver, state }: Test, onEnd: () => void) {
  useEffect(() => {
    if (!state.closed) return
    if (state.late) toast({ kind: 'warning', text: LATE, durationMs: LATE_MS })
    onEnd()
  }, [state.closed, state.late, onEnd])
  // The clock of this device may be wrong: only the server's ends the test.
  return async () => {
    await saver.settle()
    await askTime()
    if (attempt.endsAt && Date.parse(attempt.endsAt) <= now()) onEnd()
  }
}

function modeWords(attempt: Attempt): string {
  const { mode, endsAt } = attempt
  const adjusted = endsAt && adjustmentWords(attempt)
  if (adjusted) return `with your ${adjusted}`
  if (mode === 'exam') return 'answers are shown when you have handed in'
  return endsAt ? 'against the clock' : 'no time limit, answers after each question'
}

interface AnsweringProps {
  test: Test
  question: Question
  /** Where the page is narrow the other questions are asked for. */
  onQuestions: () => void
}

/** The question with one's answer or with what was right, and one's note on it. */
function Answering({ test: { saver, state, noting, uploadsOf, change }, question, onQuestions }: AnsweringProps) {
  const other = question.outcome ? undefined : state.others[question.id]
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <p className={styles.area}>{question.practiceArea?.name}</p>
        <p className="meta">{question.seenBefore ? 'Seen before' : 'New to you'}</p>
        <Button variant="quiet" size="sm" className="only-narrow" onClick={onQuestions}>
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
      <NoteField question={question} wanted={noting} onWrite={(text) => saver.change(question.id, { note: text })} />
    </div>
  )
}

interface QuestionsProps {
  test: Test
  onGo: (at: number) => void
  onHandIn: () => void
}

/** All questions, and the way to hand them in. */
function Questions({ test: { questions, at }, onGo, onHandIn }: QuestionsProps) {
  return (
    <>
      <QuestionGrid questions={questions} current={at} onGo={onGo} />
      <Button block onClick={onHandIn}>
        Hand in
      </Button>
    </>
  )
}
