import { clsx } from 'clsx'
import type { NotificationKind } from '../../../schema/generated/types'
import { invalidate, useAction } from '../../providers/api/query'
import { isTutor, useViewer } from '../../providers/sign-in/viewer'
import { Switch } from '../../ui/form/checkbox'
import type { Account, SectionProps } from './account'
import { NotificationChoice } from './account.documents'
import styles from './account.module.css'

const words: Record<NotificationKind, { label: string; help: string; forTutors?: true }> = {
  session_reminders: { label: 'Reminders', help: 'A session of yours begins soon.' },
  marks_released: { label: 'Marks', help: 'Your marks and feedback are there.' },
  hand_backs: {
    label: 'Hand-backs',
    help: 'Your answers came back, with a message and a new deadline. Without this mail, look in the classroom.',
  },
  marking: { label: 'Marking', help: 'Answers wait to be marked, or marks for the second marker.', forTutors: true },
  news: { label: 'News about the school', help: 'Now and then. You can take this back at any time.' },
}

/** The mails that the person wants; each is turned on or off at once. */
export function NotificationsSection({ account }: SectionProps) {
  const viewer = useViewer()
  const marks = viewer !== null && isTutor(viewer)
  return (
    <>
      <p className="meta">What we write to you about, by e-mail.</p>
      <div className={styles.switches}>
        {account.notificationPreferences
          .filter(({ kind }) => marks || !words[kind].forTutors)
          .map((preference) => (
            <Choice key={preference.kind} preference={preference} />
          ))}
      </div>
      <p className={clsx(styles.foot, 'help')}>
        Always sent, since they are about your security or your money: links to sign in, changes of your address,
        bookings, moves and cancellations with what they cost, and a session recorded as missed.
      </p>
    </>
  )
}

function Choice({ preference: { kind, email } }: { preference: Account['notificationPreferences'][number] }) {
  const choose = useAction(NotificationChoice, { onSuccess: () => invalidate('Account') })
  const isOn = choose.isPending ? choose.variables.email : email
  return (
    <Switch
      label={words[kind].label}
      help={words[kind].help}
      checked={isOn}
      onChange={(event) => choose.mutate({ kind, email: event.target.checked })}
    />
  )
}
