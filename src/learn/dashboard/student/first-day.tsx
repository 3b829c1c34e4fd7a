import { clsx } from 'clsx'
import { Icon } from '../../../ui/action/icon'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import rowListStyles from '../../../ui/data/row-list.module.css'
import { formatMoney } from '../../../ui/money/money'
import styles from './first-day.module.css'
import type { StudentDashboardQuery } from './student.documents'
import { bookable } from './wallet-card'

interface FirstDayProps {
  firstName: string
  data: Pick<StudentDashboardQuery, 'wallet' | 'sessionTypes'>
  hasExam: boolean
  /** Something above it has the page's margin line and its main button. */
  isSecond?: boolean
}

/** For people who have never booked: three steps, ticked when done. */
export function FirstDay({ firstName, data, hasExam, isSecond = false }: FirstDayProps) {
  const { balance } = data.wallet
  const [cheapest] = bookable(data.sessionTypes)
  const canPay = balance > 0 && balance >= (cheapest?.price ?? 0)
  const steps = [
    {
      title: 'Say which exam you sit, and when',
      text: 'This page then counts down to it.',
      done: hasExam,
      to: '/account#exam',
      label: 'Add exam dates',
    },
    {
      title: 'Fill your wallet',
      text: `It holds ${formatMoney(balance)}. You pay for each session as you book it${cheapest ? `, from ${formatMoney(cheapest.price)}` : ''}.`,
      done: canPay,
      to: '/wallet/top-up',
      label: 'Top-up',
    },
    {
      title: 'Book your first session',
      text: 'Choose a station and a start. A solicitor marks it and writes what to do better.',
      done: false,
      to: '/booking',
      label: 'Book a session',
    },
  ]
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Card lined={!isSecond}>
      <h2 className={styles.title}>{`Welcome${firstName && `, ${firstName}`}`}</h2>
      <p className={styles.lead}>Three steps to your first mark.</p>
      <ol className={styles.steps}>
        {steps.map(({ title, text, done, to, label }, index) => (
          <li key={to} aria-current={index === next ? 'step' : undefined}>
            <span className={clsx(styles.number, 'num')} aria-hidden="true">
              {done ? <Icon name="check" size="sm" /> : index + 1}
            </span>
            <div className={styles.words}>
              <p className={rowListStyles.title}>
                {title}
                {done && <span className="vh">, done</span>}
              </p>
              <p className={rowListStyles.meta}>{text}</p>
            </div>
            <LinkButton to={to} variant={index === next && !isSecond ? 'primary' : done ? 'quiet' : 'default'}>
              {done ? 'Change' : label}
            </LinkButton>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The cheapest sessions, to begin with. */
export function FirstSessions({ types }: { types: StudentDashboardQuery['sessionTypes'] }) {
  const first = bookable(types).slice(0, 4)
  if (!first.length) return null
  return (
    <Card title="To begin with">
      <RowList tight>
        {first.map(({ id, name, price }) => (
          <Row key={id} title={name} to={`/booking/${id}`} end={<span className="num">{formatMoney(price)}</span>} />
        ))}
      </RowList>
    </Card>
  )
}
