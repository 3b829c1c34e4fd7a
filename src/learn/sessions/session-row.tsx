import { clsx } from 'clsx'
import { Link } from 'react-router'
import { USUAL_PASS_LINE } from '../../../rules/room/score'
import { marksDueAt } from '../../../rules/room/session-timing'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { conducts, nameOf, roleOf } from '../../nouns/session/attendees'
import { formatScore, scoreWord } from '../../nouns/session/score-words'
import { closesAt, isLive, lookOf, type Phase, phaseOf } from '../../nouns/session/state'
import { ChangeSession } from '../../parts/calendar/change-session'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import { Tag } from '../../ui/data/tag'
import { formatRelative } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import { CameOfDispute, isPaidBack } from './came-of-dispute'
import styles from './classroom-list.module.css'
import type { ListedSession } from './listed-session'

const MINUTE_MS = 60_000
/** Further away, the number of days says less than the date. */
const NEAR_MS = 6 * 86_400_000

/** A dispute that was won is no cancellation to whoever won it. */
const paidBack = { word: 'Paid back', icon: 'wallet', kind: 'positive' } as const

/** One session of the list; all of it links to its room. */
export function SessionRow({ session, userId }: { session: ListedSession; userId: string }) {
  const role = roleOf(session, userId)
  const marker = conducts(role)
  const phase = phaseOf(session, now())
  const { word, icon, kind } = isPaidBack(session) ? paidBack : lookOf(phase)
  const type = session.sessionType?.name ?? 'Session'
  const with_ = marker ? nameOf(session, 'candidate') : nameOf(session, 'tutor', 'interviewer')
  return (
    <li>
      <Link
        className={styles.row}
        to={phase === 'hold' && !marker ? `/booking/confirmation?session=${session.id}` : `/classroom/${session.id}`}
      >
        <span className={styles.name}>
          <span className={styles.title}>{marker && with_ ? with_ : type}</span>
          <span className={styles.about}>
            {[marker ? type : null, areaInShort(session.practiceArea), marker || !with_ ? null : `with ${with_}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={styles.when}>
          <Time session={session} phase={phase} marker={marker} />
        </span>
        <span className={styles.end}>
          {phase === 'marked' && session.finalMark !== null && (
            <span className={clsx(styles.score, 'num')}>
              {formatScore(session.finalMark)} <span className="n">of 5</span>
              <span className={styles.scoreWord}>
                {scoreWord(session.finalMark, session.sessionType?.passMark ?? USUAL_PASS_LINE)}
              </span>
            </span>
          )}
          <Tag icon={icon} kind={kind}>
            {word}
          </Tag>
        </span>
        <Icon name="right" size="sm" />
      </Link>
      {role === 'candidate' && phase === 'before' && (
        <div className={styles.change}>
          <ChangeSession session={session} small />
        </div>
      )}
    </li>
  )
}

function Time({ session, phase, marker }: { session: ListedSession; phase: Phase; marker: boolean }) {
  const live = isLive(session)
  if (phase === 'handed_in' || phase === 'marking' || phase === 'in_review') {
    const due = marksDueAt(session)
    return (
      <>
        Marks due <When at={due} show={marker ? 'date-time' : 'date'} />
        {marker && (due < now() ? ' · overdue' : <Left at={due} />)}
      </>
    )
  }
  if (phase === 'marked' && session.marked) return <When at={session.marked} show="date" />
  if (phase === 'open' && !live)
    return (
      <>
        Due <When at={closesAt(session)} /> <Left at={closesAt(session)} />
      </>
    )
  if (phase === 'hold' && session.holdUntil)
    return (
      <>
        Held until <When at={session.holdUntil} show="time" />
      </>
    )
  if (session.noShowDispute?.outcome === 'reinstated' || isPaidBack(session)) return <CameOfDispute session={session} />
  if (phase === 'cancelled' && session.cancelReason) return <>{session.cancelReason}</>
  return <When at={session.startAt} until={live ? session.endAt : undefined} />
}

/** 'in 3 days', if that says more than the date beside it. */
function Left({ at }: { at: number }) {
  const left = at - now()
  return left >= MINUTE_MS && left < NEAR_MS ? <span className="nb"> · {formatRelative(at, now())}</span> : null
}
