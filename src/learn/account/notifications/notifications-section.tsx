import { isStaff, isTutor, useViewer } from '../../../providers/sign-in/viewer'
import type { SectionProps } from '../account'
import styles from '../account.module.css'
import { ChoiceTable } from './choice-table'
import { PushPart } from './push-part'
import { TimesPart } from './times-part'

/** What the person is told of, by which ways, and when. Each choice is saved at once. */
export function NotificationsSection({ account }: SectionProps) {
  const viewer = useViewer()
  const isFor = {
    tutors: viewer !== null && isTutor(viewer),
    staff: viewer !== null && isStaff(viewer),
  }
  return (
    <div className={styles.parts}>
      <PushPart subscriptions={account.pushSubscriptions} publicKey={account.pushPublicKey} />
      <section aria-labelledby="notification-kinds">
        <h3 id="notification-kinds">What and how</h3>
        <p className="meta">Each tick is saved at once.</p>
        <ChoiceTable choices={account.notificationPreferences} isFor={isFor} />
      </section>
      <TimesPart settings={account.notificationSettings} />
    </div>
  )
}
