import type { ReactNode } from 'react'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { Icon } from '../../../ui/action/icon'
import type { IconName } from '../../../ui/action/icon-paths'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { formatMoney } from '../../../ui/money/money'
import { Relative, When } from '../../../ui/time/when'
import styles from '../dashboard.module.css'
import type { StudentDashboardQuery } from './student.documents'
import { whatNeedsYou } from './tasks'

interface NeedsYouProps {
  data: Pick<StudentDashboardQuery, 'upcoming' | 'missed' | 'released'>
  now: number
}

/** Urgent things, each with its button: holds to pay, what is due, what was missed, new marks. Hidden if there are none. */
export function NeedsYou({ data, now }: NeedsYouProps) {
  const needs = whatNeedsYou(data, now)
  const count = Object.values(needs).flat().length
  if (!count) return null
  return (
    <Card title="Needs you" count={count}>
      <RowList>
        {needs.held.map((session) => (
          <Need
            key={session.id}
            icon="clock"
            title={`${session.name} is held and unpaid`}
            to={`/booking/confirmation?session=${session.id}`}
            label={session.price ? `Pay ${formatMoney(session.price)}` : 'Confirm'}
          >
            <When at={session.startAt} />. The hold ends at <When at={session.holdUntil ?? ''} show="time" />.
          </Need>
        ))}
        <AnswersDue needs={needs} now={now} />
        <Missed needs={needs} now={now} />
        {needs.released.map((session) => (
          <InClassroom
            key={session.id}
            icon="results"
            title={`Your ${session.name} marks are in`}
            label="Read"
            session={session}
          >
            {areaInShort(session.practiceArea)}, <Relative at={session.marked ?? ''} now={now} />.
          </InClassroom>
        ))}
      </RowList>
    </Card>
  )
}

interface NeedsProps {
  needs: ReturnType<typeof whatNeedsYou>
  now: number
}

/** Answers that were handed back, or are to be handed in. */
const AnswersDue = ({ needs: { handedBack, due }, now }: NeedsProps) => (
  <>
    {handedBack.map((session) => (
      <InClassroom key={session.id} icon="undo" title={`Handed back: ${session.name}`} label="Open" session={session}>
        <span className={styles.quote}>{session.unreadyMessage}</span> Due <When at={session.deadline ?? ''} />,{' '}
        <Relative at={session.deadline ?? ''} now={now} />.
      </InClassroom>
    ))}
    {due.map((session) => (
      <InClassroom
        key={session.id}
        icon="warn"
        title={`${session.name}: your answer is due`}
        label="Open"
        session={session}
      >
        {areaInShort(session.practiceArea)}. <When at={session.deadline ?? ''} />,{' '}
        <Relative at={session.deadline ?? ''} now={now} />.
      </InClassroom>
    ))}
  </>
)

/** What was missed: it can be disputed, waits for the school, or may be booked again free. */
const Missed = ({ needs: { disputable, undecided, free }, now }: NeedsProps) => (
  <>
    {disputable.map((session) => (
      <InClassroom
        key={session.id}
        icon="warn"
        title={`${session.name} was recorded as missed`}
        label="Dispute it"
        session={session}
      >
        Were you there? You can dispute it until <When at={session.due ?? ''} />,{' '}
        <Relative at={session.due ?? ''} now={now} />.
      </InClassroom>
    ))}
    {undecided.map((session) => (
      <InClassroom key={session.id} icon="clock" title={`You disputed ${session.name}`} label="Open" session={session}>
        The school answers by <When at={session.noShowDispute?.answerBy ?? ''} />.
      </InClassroom>
    ))}
    {free.map((session) => (
      <Need
        key={session.id}
        icon="booking"
        title={`A new ${session.name}, free`}
        to={`/booking/${session.sessionTypeId}?area=${session.practiceAreaId}`}
        label="Book it free"
        name={session.name}
      >
        In place of the one that you missed. Book it by <When at={session.noShowDispute?.rebookUntil ?? ''} />.
      </Need>
    ))}
  </>
)

type InClassroomProps = Omit<NeedProps, 'to' | 'name'> & { session: { id: string; name: string } }

/** A need that is met in the classroom of its session. */
const InClassroom = ({ session: { id, name }, ...need }: InClassroomProps) => (
  <Need {...need} to={`/classroom/${id}`} name={name} />
)

interface NeedProps {
  icon: IconName
  title: string
  to: string
  label: string
  /** The thing that the button is about, if its words do not say it. */
  name?: string
  children: ReactNode
}

function Need({ icon, title, to, label, name, children }: NeedProps) {
  return (
    <Row
      before={<Icon name={icon} />}
      title={title}
      meta={children}
      end={
        <LinkButton to={to} size="sm" aria-label={name && `${label}: ${name}`}>
          {label}
        </LinkButton>
      }
    />
  )
}
