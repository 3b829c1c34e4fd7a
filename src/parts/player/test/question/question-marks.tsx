import { Button } from '../../../../ui/action/button'
import type { Question } from '../attempt-parts'

interface QuestionMarksProps {
  question: Question
  onNote: () => void
  onFlag: () => void
}

/** What somebody does to a question for later: a note, a flag. */
export function QuestionMarks({ question: { note, flagged, outcome, voided }, onNote, onFlag }: QuestionMarksProps) {
  return (
    <>
      <Button
        variant={note ? 'default' : 'quiet'}
        icon="note"
        label={note ? 'Your note on this question' : 'Write a note on this question'}
        disabled={voided}
        onClick={onNote}
      />
      <Button
        variant={flagged ? 'default' : 'quiet'}
        icon="flag"
        label={flagged ? 'Take the flag off' : 'Flag this question'}
        aria-pressed={flagged}
        disabled={Boolean(outcome)}
        onClick={onFlag}
      />
    </>
  )
}
