import { clsx } from 'clsx'
import { useRef } from 'react'
import { Button } from '../../ui/action/button'
import { useUnloadQuestion } from '../../ui/form/leaving'
import { inSheetOrder } from '../room/quoted'
import type { RoomSession } from '../room/session-parts'
import { NextToMark } from './next-to-mark'
import { Correct } from './release/correct'
import { Release } from './release/release'
import { type Flushes, ReviewFields } from './release/review-fields'
import { CriteriaByKind } from './sheet/criteria-by-kind'
import { focusComment, focusGrade } from './sheet/criterion-row'
import styles from './sheet/marksheet.module.css'
import { sheetRules } from './sheet/marksheet-draft'
import { SheetConflictNotice } from './sheet/sheet-conflict'
import { pressInSheet, type SheetKeys } from './sheet/sheet-keys'
import { SheetLegend } from './sheet/sheet-legend'
import { SheetScore, scoresOf } from './sheet/sheet-score'
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
  const { criteria, writable, current, first, undo } = sheet
  const flushes = useRef<Flushes>(new Set())
  const release = useRef<HTMLButtonElement>(null)
  const scores = scoresOf(sheet)
  const takeBack = undo && (() => focusGrade(undo()))
  const keys: SheetKeys = {
    back: () => focusNeighbour(sheet, current, -1),
    comment: () => current && focusComment(current),
    grade: () => current && focusGrade(current),
    release: () => release.current?.click(),
    undo: takeBack,
  }
  useFirstFocus(writable ? first?.id : undefined)
  // The browser warns before leaving while something is unsaved.
  useUnloadQuestion(state.failure !== null || state.sending !== null || sheetRules.tooLong(state) !== null)
  return (
    <section
      className={styles.marks}
      aria-label="Marksheet"
      onKeyDown={(event) => writable && pressInSheet(event, keys)}
    >
      <SheetSteps sheet={sheet} />
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
        <CriteriaByKind sheet={sheet} scores={scores} onGraded={(id) => focusNeighbour(sheet, id, 1)} />
        <ReviewFields session={session} userId={userId} flushes={flushes.current} />
      </div>
      {writable && criteria.length > 0 && <SheetLegend onUndo={takeBack} />}
      <div className={styles.foot}>
        <SheetScore sheet={sheet} scores={scores} isMarked={session.status === 'marked'} />
        <Release
          session={session}
          marksheet={marksheet}
          flushes={flushes.current}
          button={release}
          score={scores.station}
        />
        {session.status !== 'marking' && (
          <div className={styles.after}>
            <Correct session={session} correction={sheet.correction} version={state.version} />
            <NextToMark sessionId={session.id} userId={userId} primary />
          </div>
        )}
      </div>
    </section>
  )
}

/** The criterion that many places after one, in the order of the sheet. */
function neighbourOf({ criteria }: Sheet, id: string | null, by: number) {
  const ordered = inSheetOrder(criteria)
  return ordered[ordered.findIndex((each) => each.id === id) + by]
}

function focusNeighbour(sheet: Sheet, from: string | null, by: number): void {
  const next = neighbourOf(sheet, from, by)
  if (next) focusGrade(next.id)
}

/** On a phone: which criterion is shown, and the way to its neighbours. */
function SheetSteps({ sheet }: { sheet: Sheet }) {
  const { criteria, current, setCurrent } = sheet
  const shown = criteria.find(({ id }) => id === current)
  if (!shown) return null
  const step = (by: number) => {
    const next = neighbourOf(sheet, current, by)
    if (next) setCurrent(next.id)
  }
  return (
    <div className={clsx(styles.steps, 'only-narrow')}>
      <Button variant="quiet" icon="left" label="Criterion before" onClick={() => step(-1)} />
      <p>
        {shown.kind === 'law' ? 'Law' : 'Skills'}, criterion{' '}
        <span className="num">{inSheetOrder(criteria).indexOf(shown) + 1}</span> of{' '}
        <span className="num">{criteria.length}</span>
      </p>
      <Button variant="quiet" icon="right" label="Criterion after" onClick={() => step(1)} />
    </div>
  )
}
