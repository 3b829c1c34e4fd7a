import { clsx } from 'clsx'
import { useRef } from 'react'
import { meanOf, meanValue, stationMean } from '../../../rules/room/score'
import { formatScore } from '../../nouns/session/score-words'
import { Button } from '../../ui/action/button'
import { useUnloadQuestion } from '../../ui/form/leaving'
import { inSheetOrder } from '../room/quoted'
import { ofKind } from '../room/scores'
import type { RoomSession } from '../room/session-parts'
import { NextToMark } from './next-to-mark'
import { Correct } from './release/correct'
import { Release } from './release/release'
import { type Flushes, ReviewFields } from './release/review-fields'
import { useCommentBank } from './sheet/comment-bank'
import { CriterionRow, focusComment, focusGrade } from './sheet/criterion-row'
import styles from './sheet/marksheet.module.css'
import { entryOf, sheetRules } from './sheet/marksheet-draft'
import { SheetConflictNotice } from './sheet/sheet-conflict'
import { pressInSheet, type SheetKeys } from './sheet/sheet-keys'
import { SheetLegend } from './sheet/sheet-legend'
import { useFirstFocus } from './sheet/use-first-focus'
import type { Marksheet } from './sheet/use-marksheet'
import type { Sheet } from './sheet/use-sheet'

interface MarksheetPanelProps {
  session: RoomSession
  userId: string
  marksheet: Marksheet
  sheet: Sheet
}

/** The marksheet of a session; on a phone one criterion at a time. */
export function MarksheetPanel({ session, userId, marksheet, sheet }: MarksheetPanelProps) {
  const { state, dispatch } = marksheet
  const { criteria, entries, writable, correction, current, setCurrent, first, mayMark, edit, undo } = sheet
  const { commentsFor } = useCommentBank()
  const flushes = useRef<Flushes>(new Set())
  const at = criteria.findIndex(({ id }) => id === current)
  const ordered = inSheetOrder(criteria)
  const place = ordered.findIndex(({ id }) => id === current)
  const step = (by: number) => {
    const next = ordered[place + by]
    if (next) setCurrent(next.id)
  }
  const focusStep = (from: string | null, by: number) => {
    const next = ordered[ordered.findIndex(({ id }) => id === from) + by]
    if (next) focusGrade(next.id)
  }
  const takeBack = undo && (() => focusGrade(undo()))
  const release = useRef<HTMLButtonElement>(null)
  const keys: SheetKeys = {
    back: () => focusStep(current, -1),
    comment: () => current && focusComment(current),
    grade: () => current && focusGrade(current),
    release: () => release.current?.click(),
    undo: takeBack,
  }
  useFirstFocus(writable ? first?.id : undefined)
  // The browser warns before leaving while something is unsaved.
  useUnloadQuestion(state.failure !== null || state.sending !== null || sheetRules.tooLong(state) !== null)

  const gradeOf = (id: string) => entries[id]?.mark
  const means = { skills: meanOf(criteria, gradeOf, 'skills'), law: meanOf(criteria, gradeOf, 'law') }
  const [skills, law] = [meanValue(means.skills), meanValue(means.law)]
  const station = meanValue(stationMean(means.skills, means.law))
  const done = criteria.filter(({ id }) => entryOf(entries, id).mark).length
  let number = 0
  return (
    <section
      className={styles.marks}
      aria-label="Marksheet"
      onKeyDown={(event) => writable && pressInSheet(event, keys)}
    >
      {at >= 0 && <SheetSteps kind={criteria[at]?.kind} number={place + 1} of={criteria.length} onStep={step} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for one question, and these are many. */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Criteria and review">
        {state.conflict && (
          <SheetConflictNotice
            conflict={state.conflict}
            state={state}
            criteria={criteria}
            by={session.sessionMarksheet?.updatedBy?.fullName ?? null}
            onDecide={(id, keep) => dispatch({ type: 'decide', id, keep })}
          />
        )}
        {(['skills', 'law'] as const).map((kind) => {
          const those = ofKind(criteria, kind)
          const mean = kind === 'skills' ? skills : law
          return (
            those.length > 0 && (
              <section key={kind} aria-labelledby={`kind-${kind}`}>
                <h2 className={styles.kindTitle} id={`kind-${kind}`}>
                  {kind === 'skills' ? 'Skills' : 'Law'}
                  <span className="num">{mean === null ? '–' : formatScore(mean)}</span>
                </h2>
                <ul>
                  {those.map((criterion) => {
                    number += 1
                    const entry = entryOf(entries, criterion.id)
                    return (
                      <CriterionRow
                        key={criterion.id}
                        number={number}
                        criterion={criterion}
                        entry={entry}
                        current={criterion.id === current}
                        readOnly={!mayMark(criterion)}
                        bank={criterion.id === current ? commentsFor(criterion.title, entry.comment) : []}
                        onEdit={(part) => edit(criterion.id, part)}
                        onCurrent={() => setCurrent(criterion.id)}
                        onGraded={() => focusStep(criterion.id, 1)}
                      />
                    )
                  })}
                </ul>
              </section>
            )
          )
        })}
        {criteria.length === 0 && (
          <p className={clsx(styles.none, 'sub')}>This session has no criteria; it is closed with a review alone.</p>
        )}
        <ReviewFields session={session} userId={userId} flushes={flushes.current} />
      </div>
      {writable && criteria.length > 0 && <SheetLegend onUndo={takeBack} />}
      <div className={styles.foot}>
        <p className={styles.station} aria-live="polite">
          <span className={styles.stationWhat}>
            {session.status === 'marked' ? 'Station score' : 'Station score so far'}
          </span>
          <span className={clsx(styles.stationValue, 'num')}>
            {station === null ? '–' : formatScore(station)} <span>of 5</span>
          </span>
        </p>
        <p className={styles.stationHow}>
          <span className="num">
            {done} of {criteria.length}
          </span>{' '}
          criteria marked. {law !== null && skills !== null ? 'Mean of skills and law.' : ''}
        </p>
        <Release session={session} marksheet={marksheet} flushes={flushes.current} button={release} score={station} />
        {session.status !== 'marking' && (
          <div className={styles.after}>
            <Correct session={session} correction={correction} version={state.version} />
            <NextToMark sessionId={session.id} userId={userId} primary />
          </div>
        )}
      </div>
    </section>
  )
}

interface SheetStepsProps {
  kind: 'law' | 'skills' | undefined
  number: number
  of: number
  onStep: (by: number) => void
}

/** On a phone: which criterion is shown, and the way to its neighbours. */
const SheetSteps = ({ kind, number, of, onStep }: SheetStepsProps) => (
  <div className={clsx(styles.steps, 'only-narrow')}>
    <Button variant="quiet" icon="left" label="Criterion before" onClick={() => onStep(-1)} />
    <p>
      {kind === 'law' ? 'Law' : 'Skills'}, criterion <span className="num">{number}</span> of{' '}
      <span className="num">{of}</span>
    </p>
    <Button variant="quiet" icon="right" label="Criterion after" onClick={() => onStep(1)} />
  </div>
)
