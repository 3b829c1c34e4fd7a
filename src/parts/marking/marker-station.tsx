import { clsx } from 'clsx'
import { ClassroomLayout } from '../../layouts/classroom-layout'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { nameOf, personIn } from '../../nouns/session/attendees'
import { lookOf, type Phase } from '../../nouns/session/state'
import { Tag } from '../../ui/data/tag'
import styles from '../room/classroom.module.css'
import { RoomTimer } from '../room/room-timer'
import { messagePhases, type RoomSession } from '../room/session-parts'
import { StatePage } from '../room/state-pages'
import { SavedState } from '../saving/saved-state'
import { MarkerActions } from './marker-actions'
import { MarkerRoom } from './marker-room'
import { Seats } from './seats'
import { sheetRules } from './sheet/marksheet-draft'
import { useMarksheet } from './sheet/use-marksheet'

interface Props {
  session: RoomSession
  phase: Phase
  userId: string
  onTime: () => void
}

/** The bar and room for those who conduct, mark and review, and for staff. */
export function MarkerStation({ session, phase, userId, onTime }: Props) {
  const marksheet = useMarksheet(session, userId)
  const type = session.sessionType?.name ?? 'Session'
  const look = lookOf(phase)
  return (
    <ClassroomLayout
      title={nameOf(session, 'candidate') ?? type}
      about={
        <>
          <span className={clsx(styles.roomState, 'only-wide')}>
            <Tag icon={look.icon} kind={look.kind}>
              {look.word}
            </Tag>
          </span>
          {[type, areaInShort(session.practiceArea)].filter(Boolean).join(' · ')}
        </>
      }
      aboutMore={session.mock?.name}
      person={personIn(session, 'candidate')}
      back={{ to: '/classroom', label: 'Leave for the list of sessions' }}
      saved={
        session.allowed.includes('sessionMarksheetUpdate') && <SavedState state={marksheet.state} rules={sheetRules} />
      }
      timer={<RoomTimer session={session} phase={phase} mine={false} onTime={onTime} />}
      working={phase === 'open' || phase === 'marking' || phase === 'in_review'}
      action={<MarkerActions session={session} userId={userId} />}
      banner={session.jointId && <Seats session={session} jointId={session.jointId} />}
    >
      {messagePhases.includes(phase) ? (
        <main id="main" className={styles.roomScroll} tabIndex={-1}>
          <StatePage session={session} phase={phase} mine={false} onTime={onTime} />
        </main>
      ) : (
        <MarkerRoom session={session} phase={phase} userId={userId} marksheet={marksheet} />
      )}
    </ClassroomLayout>
  )
}
