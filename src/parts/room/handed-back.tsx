import { Icon } from '../../ui/action/icon'
import { When } from '../../ui/time/when'
import styles from './classroom.module.css'
import type { RoomSession } from './session-parts'

/** Says why the answers came back, and when they are due again. */
export function HandedBack({ session }: { session: RoomSession }) {
  return (
    <section className={styles.handedBack} aria-label="Handed back">
      <Icon name="undo" size="sm" />
      <div>
        <p className={styles.handedBackTitle}>
          Your answers were handed back
          {session.deadline && (
            <>
              ; they are due again <When at={session.deadline} />
            </>
          )}
        </p>
        <p className={styles.handedBackMessage}>{session.unreadyMessage}</p>
      </div>
    </section>
  )
}
