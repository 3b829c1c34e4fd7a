import { clsx } from 'clsx'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import { formatSpan, LONDON } from '../../../ui/time/london-time'
import { weekdayName } from '../../../ui/time/weekdays'
import styles from '../dashboard.module.css'
import { daysWithoutHours, freeDays, lengthWords } from './free-hours'
import type { TutorDashboardQuery } from './tutor.documents'

interface FreeHoursProps {
  data: Pick<TutorDashboardQuery, 'slots' | 'availabilityRules'>
  now: number
}

/** The gaps in a tutor's calendar: unbooked hours of the next seven days, and weekdays without hours. */
export function FreeHours({ data, now }: FreeHoursProps) {
  const days = freeDays(data.slots.entries, now)
  const free = days.flatMap(({ ranges }) => ranges).reduce((sum, { from, until }) => sum + until - from, 0)
  const without = daysWithoutHours(data.availabilityRules, dayOf(now))
  return (
    <Card
      title="Free hours"
      count={free > 0 ? lengthWords(free) : undefined}
      foot={
        <LinkButton to="/calendar/slots" size="sm">
          Edit your availability
        </LinkButton>
      }
    >
      {days.length > 0 ? (
        <RowList tight>
          {days.map(({ day, ranges, booked, held }) => (
            <Row
              key={day}
              title={dayWords(day)}
              meta={
                <span className="num">
                  {ranges.map(({ from, until }) => formatSpan(from, until, LONDON)).join(', ')}
                </span>
              }
              end={booked + held > 0 && <span className="meta nb">{takenWords(booked, held)}</span>}
            />
          ))}
        </RowList>
      ) : (
        <p className="meta">
          {without.length === 7
            ? 'You offer no weekly hours. Students can book the hours that you open.'
            : 'Nothing is free in the next 7 days.'}
        </p>
      )}
      {without.length > 0 && without.length < 7 && (
        <p
          className={clsx(styles.below, 'meta')}
        >{`Your usual week has no hours on ${listed(without.map(weekdayName))}.`}</p>
      )}
    </Card>
  )
}

/** '2 booked, 1 held'. */
const takenWords = (booked: number, held: number) =>
  [booked > 0 && `${booked} booked`, held > 0 && `${held} held`].filter(Boolean).join(', ')

/** 'Saturday and Sunday'. */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
