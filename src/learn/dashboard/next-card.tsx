import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { now } from '../../providers/device/clock'
import { Card } from '../../ui/data/card'
import personStyles from '../../ui/data/person.module.css'
import { Countdown } from '../../ui/time/countdown'
import { formatLondonDate, sameDay } from '../../ui/time/london-time'
import { Zones } from '../../ui/time/when'
import styles from './next-card.module.css'

interface NextCardProps {
  /** What it counts down to. */
  moment: { at: string; words: string }
  /** Draws it again once that has come: it then counts down to what follows. */
  onMoment: () => void
  eyebrow: ReactNode
  title: string
  /** What it is of, and who is there. */
  about: ReactNode
  times: ReactNode
  actions: ReactNode
  /** Something above it is more urgent, and has the page's margin line. */
  isSecond: boolean
}

/** What comes next, with the time until its next moment. */
export function NextCard({ moment, onMoment, eyebrow, title, about, times, actions, isSecond }: NextCardProps) {
  return (
    <Card lined={!isSecond} className={styles.next}>
      <div className={styles.what}>
        <h2 className={clsx(styles.eyebrow, 'eyebrow')}>{eyebrow}</h2>
        <p className={styles.title}>{title}</p>
        <p className={clsx(personStyles.people, 'meta')}>{about}</p>
        {times}
      </div>
      <div className={styles.go}>
        <Countdown end={moment.at} now={now} large onEnd={onMoment} overText="Now">
          {moment.words}
        </Countdown>
        <div className="btn-row">{actions}</div>
      </div>
    </Card>
  )
}

/** Its hours in London and here, and its day unless that is today. */
export const Hours = ({ at, until }: { at: string; until: string }) => (
  <div className={styles.zones}>
    {!sameDay(at, now()) && <p className={styles.day}>{formatLondonDate(at, 'long')}</p>}
    <Zones at={at} until={until} />
  </div>
)
