import { clsx } from 'clsx'
import { nameOf } from '../../../nouns/session/attendees'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { RichText } from '../../../ui/rich-text/rich-text'
import { When } from '../../../ui/time/when'
import classroomStyles from '../../room/classroom.module.css'
import { wordCount } from '../../room/html-words'
import type { RoomSession } from '../../room/session-parts'
import { usedWords } from '../../room/station-clock'
import { Attempts } from './attempts'
import { CriteriaResult } from './criteria-result'
import { NextStep } from './next-step'
import styles from './result.module.css'
import { Verdict } from './verdict'

/** The candidate's result: the score against the pass line, what to do next, attempts, review, and each criterion. */
export function ResultPanel({ session }: { session: RoomSession }) {
  const { finalMark, review, correctedAt, correction } = session
  const suggested = session.materials.some(({ file }) => file?.protected)
  return (
    <div className={clsx(classroomStyles.roomPage, styles.result)}>
      {correctedAt && (
        <p className={classroomStyles.roomWarning}>
          <strong>
            These marks were corrected <When at={correctedAt} />.
          </strong>{' '}
          {correction}
        </p>
      )}
      {finalMark !== null && <Verdict session={session} score={finalMark} />}
      <NextStep session={session} />
      <Attempts session={session} />
      <Card title={reviewTitle(session)}>
        {review ? <RichText html={review} /> : <p className="sub">There is no written review.</p>}
        <Facts session={session} />
      </Card>
      <CriteriaResult session={session} />
      {finalMark === null && !review && <p className="sub">This session was closed without marks.</p>}
      {suggested && <p className="sub">The suggested answer is among the materials.</p>}
    </div>
  )
}

function reviewTitle(session: RoomSession): string {
  const tutor = nameOf(session, 'tutor', 'interviewer')
  return tutor ? `${tutor}’s review` : 'Review'
}

function Facts({ session }: { session: RoomSession }) {
  const { readyAt, marked, answers } = session
  const used = usedWords(session)
  const words = answers.reduce((sum, { file }) => sum + wordCount(file?.contentHtml ?? ''), 0)
  return (
    <DescriptionList
      items={[
        ...(readyAt ? [{ term: 'Handed in', value: <When at={readyAt} /> }] : []),
        ...(used ? [{ term: 'Time taken', value: used }] : []),
        ...(words > 0 ? [{ term: 'Length', value: words === 1 ? '1 word' : `${words} words` }] : []),
        ...(marked ? [{ term: 'Released', value: <When at={marked} /> }] : []),
      ]}
    />
  )
}
