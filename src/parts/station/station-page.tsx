import type { ReactNode } from 'react'
import { nameOf } from '../../nouns/session/attendees'
import { Icon } from '../../ui/action/icon'
import type { IconName } from '../../ui/action/icon-paths'
import classroomStyles from '../room/classroom.module.css'
import type { RoomSession } from '../room/session-parts'
import styles from './station-page.module.css'

interface Props {
  /** The task, or what is known of it before it opens. */
  brief: ReactNode
  title: string
  /** What the clock does, each with its picture. */
  does: readonly { icon: IconName; words: ReactNode }[]
  /** The ways to begin. */
  children: ReactNode
}

/** A station before it begins: the brief, and beside it what its clock does and the start. */
export function StationPage({ brief, title, does, children }: Props) {
  return (
    <main id="main" className={classroomStyles.roomScroll} tabIndex={-1}>
      <div className={styles.page}>
        <div className={styles.brief}>{brief}</div>
        <section className={styles.clock} aria-labelledby="station-clock">
          <h2 id="station-clock">{title}</h2>
          <ul className={styles.does}>
            {does.map(({ icon, words }) => (
              <li key={icon}>
                <Icon name={icon} />
                <p>{words}</p>
              </li>
            ))}
          </ul>
          {children}
        </section>
      </div>
    </main>
  )
}

/** What is handed in and who marks it, for the facts of the brief. */
export const markingFacts = (session: RoomSession) => [
  { term: 'You hand in', value: 'What you write here, and up to ten files, as PDF or Word' },
  {
    term: 'Marked by',
    value: `${nameOf(session, 'tutor', 'interviewer') ?? 'A tutor'}, within 7 days of the hand-in`,
  },
]
