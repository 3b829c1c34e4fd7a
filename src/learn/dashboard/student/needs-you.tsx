import type { ReactNode } from 'react'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { Icon } from '../../../ui/action/icon'
import type { IconName } from '../../../ui/action/icon-paths'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { formatMoney } from '../../../ui/money/money'
import { Relative, When } from '../../../ui/time/when'
import type { StudentDashboardQuery } from '../dashboard.documents'
import styles from '../dashboard.module.css'
import { whatNeedsYou } from './tasks'

interface NeedsYouProps {
  data: Pick<StudentDashboardQuery, 'upcoming' | 'missed' | 'released'>
  now: number
}

/** Urgent things, each with its button: holds to pay, what is due, what was missed, new marks. Hidden if there are none. */
export function NeedsYou({ data, now }: NeedsYouProps) {
  const needs = whatNeedsYou(data, now)
  const { held, handedBack, due, disputable, undecided, free, released } = needs
  const count = Object.values(needs).flat().length
  if (!count) return null
  return (
    <Card title="Needs you" count={count}>
      <RowList>
        {held.map((session) => (
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
        {handedBack.map((session) => (
          <Need
            key={session.id}
            icon="undo"
            title={`Handed back: ${session.name}`}
            to={`/classroom/${session.id}`}
            label="Open"
            name={session.name}
          >
            <span className={styles.quote}>{session.unreadyMessage}</span> Due <When at={session.deadline ?? ''} />,{' '}
            <Relative at={session.deadline ?? ''} now={now} />.
          </Need>
        ))}
        {due.map((session) => (
          <Need
            key={session.id}
            icon="warn"
            title={`${session.name}: your answer is due`}
            to={`/classroom/${session.id}`}
            label="Open"
            name={session.name}
          >
            {areaInShort(session.practiceArea)}. <When at={session.deadline ?? ''} />,{' '}
            <Relative at={session.deadline ?? ''} now={now} />.
          </Need>
        ))}
        {disputable.map((session) => (
          <Need
            key={session.id}
            icon="warn"
            title={`${session.name} was recorded as missed`}
            to={`/classroom/${session.id}`}
            label="Dispute it"
            name={session.name}
          >
            Were you there? You can dispute it until <When at={session.due ?? ''} />,{' '}
            <Relative at={session.due ?? ''} now={now} />.
          </Need>
        ))}
        {undecided.map((session) => (
          <Need
            key={session.id}
            icon="clock"
            title={`You disputed ${session.name}`}
            to={`/classroom/${session.id}`}
            label="Open"
            name={session.name}
          >
            The school answers by <When at={session.noShowDispute?.answerBy ?? ''} />.
          </Need>
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
        {released.map((session) => (
          <Need
            key={session.id}
            icon="results"
            title={`Your ${session.name} marks are in`}
            to={`/classroom/${session.id}`}
            label="Read"
            name={session.name}
          >
            {areaInShort(session.practiceArea)}, <Relative at={session.marked ?? ''} now={now} />.
          </Need>
        ))}
      </RowList>
    </Card>
  )
}

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
