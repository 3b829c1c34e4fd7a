import { USUAL_PASS_LINE } from '../../../../rules/room/score'
import { formatScore, lineWords, scoreWord } from '../../../nouns/session/score-words'
import { ofKind } from '../../room/scores'
import type { RoomSession } from '../../room/session-parts'
import { type Entries, entryOf } from '../sheet/marksheet-draft'
import styles from './release-sum.module.css'

interface ReleaseSumProps {
  session: RoomSession
  entries: Entries
  score: number
}

/** What is about to be released: the score against the pass line, and which criteria say nothing but their grade. */
export function ReleaseSum({ session, entries, score }: ReleaseSumProps) {
  const criteria = session.marksheet ?? []
  const line = session.sessionType?.passMark ?? USUAL_PASS_LINE
  const numbered = [...ofKind(criteria, 'skills'), ...ofKind(criteria, 'law')].map(({ id }, at) => ({
    id,
    number: at + 1,
  }))
  const silent = numbered.filter(({ id }) => !entryOf(entries, id).comment.trim()).map(({ number }) => number)
  return (
    <div className={styles.sum}>
      <p className={styles.score}>
        <strong className="num">{formatScore(score)}</strong> of 5, {scoreWord(score, line).toLowerCase()}.{' '}
        {lineWords(score, line)}.
      </p>
      <p>
        {silent.length === 0 && 'Every criterion has a comment.'}
        {silent.length > 0 && silent.length === criteria.length && 'No criterion has a comment.'}
        {silent.length > 0 &&
          silent.length < criteria.length &&
          `${silent.length} of ${criteria.length} have no comment: ${silent.length === 1 ? 'criterion' : 'criteria'} ${listed(silent)}.`}
      </p>
    </div>
  )
}

const listed = (numbers: readonly number[]) =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : String(numbers[0])
