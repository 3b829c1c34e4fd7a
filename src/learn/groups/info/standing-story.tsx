import type { ReactNode } from 'react'
import { now } from '../../../providers/device/clock'
import { Card } from '../../../ui/data/card'
import { When } from '../../../ui/time/when'
import type { Group, Membership } from '../head/use-group'
import { useReaders } from '../head/use-leaders'
import styles from './group-info.module.css'

/** What has happened between the reader and a group, and what comes next. */
export function StandingStory({ group }: { group: Group }) {
  const own = group.membership
  switch (own?.state) {
    case 'requested':
      return <Requested group={group} own={own} />
    case 'waiting':
      return <Waiting group={group} own={own} />
    case 'invited':
      return <Invited own={own} />
    case 'declined':
      return <Declined own={own} />
    default:
      return null
  }
}

interface StoryProps {
  group: Group
  own: Membership
}

interface StepProps {
  title: ReactNode
  /** It has happened, or it is what is waited for now. */
  is?: 'done' | 'now'
  children?: ReactNode
}

const Step = ({ title, is, children }: StepProps) => (
  <li className={is ? styles[is] : undefined} aria-current={is === 'now' ? 'step' : undefined}>
    <p className={styles.stepTitle}>{title}</p>
    {children && <p className="meta">{children}</p>}
  </li>
)

function Requested({ group, own }: StoryProps) {
  const readers = useReaders(group.id)
  return (
    <Card title="Your application is with those who lead the group" lined>
      <ol className={styles.steps}>
        <Step title="Sent" is="done">
          {own.requestedAt && <When at={own.requestedAt} />}
        </Step>
        <Step title="It is read" is="now">{`By ${readers}. You are told by e-mail and in the bell.`}</Step>
        <Step title="You are in">You see who else is in the group, and its chat.</Step>
      </ol>
      <p className="meta">If they decline, they say why, and you can apply again after 7 days.</p>
    </Card>
  )
}

function Waiting({ group: { config, taken, waitingCount }, own }: StoryProps) {
  const place = own.place ?? 1
  const after = Math.max(0, waitingCount - place)
  return (
    <Card title="The group is full" lined>
      <div className={styles.words}>
        <p>
          {config.places !== null && taken >= config.places
            ? `All ${config.places} places are taken. `
            : 'Free places go to those who wait, in order. '}
          {own.waitingSince && (
            <>
              You wait since <When at={own.waitingSince} />.
            </>
          )}
        </p>
        <ol className={styles.line} aria-label="The line">
          {place > 1 && (
            <li>
              <span className={styles.place}>{place === 2 ? '1' : `1–${place - 1}`}</span>
              {place === 2 ? 'Somebody before you' : `${place - 1} people before you`}
            </li>
          )}
          <li className={styles.you} aria-current="true">
            <span className={styles.place}>{place}</span>
            <strong>You</strong>
          </li>
          {after > 0 && (
            <li>
              <span className={styles.place}>{after === 1 ? place + 1 : `${place + 1}–${place + after}`}</span>
              {after === 1 ? 'Somebody after you' : `${after} people after you`}
            </li>
          )}
        </ol>
        <ol className={styles.steps}>
          <Step title="A place comes free" is="now">
            When a member leaves, or the group gets more places.
          </Step>
          <Step title="You are offered the place">
            {`By e-mail, push and in the bell. It is yours for ${hoursWords(config.offerHours)}.`}
          </Step>
          <Step title="You take it">Nobody else is asked meanwhile.</Step>
        </ol>
      </div>
    </Card>
  )
}

const hoursWords = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)

function Invited({ own }: { own: Membership }) {
  return (
    <Card title={own.invitedByName ? `${own.invitedByName} invites you` : 'You are invited'} lined>
      <div className={styles.words}>
        <p className="meta">
          {own.invitedAt && <When at={own.invitedAt} />}
          {`, to join as ${roleWords[own.role]}`}
        </p>
        {own.message && <blockquote className={styles.said}>{own.message}</blockquote>}
        <p className="meta">
          Members see your name, picture, summary and time zone. Your marks and your e-mail address stay yours.
        </p>
      </div>
    </Card>
  )
}

const roleWords = { member: 'a member', moderator: 'a moderator', tutor: 'a tutor', owner: 'an owner' }

function Declined({ own }: { own: Membership }) {
  const isAnswered = own.answeredByName !== null || own.againFrom !== null
  return (
    <Card title={isAnswered ? 'Your application was declined' : 'You said no to this group'} lined>
      <div className={styles.words}>
        {own.declinedAt && (
          <p className="meta">
            {own.answeredByName && `${own.answeredByName}, `}
            <When at={own.declinedAt} />
          </p>
        )}
        {own.answer && <blockquote className={styles.said}>{own.answer}</blockquote>}
        {own.againFrom && Date.parse(own.againFrom) > now() ? (
          <p>
            You can apply again from <When at={own.againFrom} />. An invitation can come before.
          </p>
        ) : (
          <p>You can apply again.</p>
        )}
      </div>
    </Card>
  )
}
