import { Link } from 'react-router'
import { type Sign, signOf, standingOf } from '../../nouns/meeting/meeting-sign'
import { kindWords, seatWords, spanLength } from '../../nouns/meeting/meeting-words'
import { whereShort } from '../../nouns/meeting/where-words'
import { nameOfPerson } from '../../nouns/user/name'
import { now } from '../../providers/device/clock'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Tag } from '../../ui/data/tag'
import { formatMoney } from '../../ui/money/money'
import { type Day, dayOf, dayWords } from '../../ui/time/london-days'
import {
  differsFromLondon,
  formatDate,
  formatLondonTime,
  formatTime,
  LONDON,
  zoneCity,
} from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import styles from './event-days.module.css'
import type { MeetingFactsFragment } from './events.documents'

type Event = MeetingFactsFragment

interface EventDaysProps {
  /** In the order in which they are shown. */
  events: readonly Event[]
  /** The address below which each has its page. */
  base: string
  /** Its group is said elsewhere on the page. */
  inGroup?: boolean
  busy?: boolean
}

/** Events under the days on which they begin in London. */
export function EventDays({ events, base, inGroup = false, busy = false }: EventDaysProps) {
  const days = byDay(events)
  const today = dayOf(now())
  return (
    <div className={styles.days}>
      {[...days].map(([day, those]) => (
        <Card key={day} flush lined={day === today} busy={busy} title={dayTitle(day, today)} className={styles.day}>
          <ul>
            {those.map((event) => (
              <EventRow key={event.id} event={event} to={`${base}/${event.id}`} inGroup={inGroup} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

/** Events by their day in London, in their order. */
function byDay(events: readonly Event[]): Map<Day, Event[]> {
  const days = new Map<Day, Event[]>()
  for (const event of events) {
    const day = dayOf(event.startAt)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

/** 'Today, Thursday 19 November', with the year where it is another. */
export function dayTitle(day: Day, today: Day): string {
  const words = dayWords(day, 'long')
  const short = day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ \d{4}$/, '') : words
  return day === today ? `Today, ${short}` : short
}

function EventRow({ event, to, inGroup }: { event: Event; to: string; inGroup: boolean }) {
  const sign = signOf(event)
  const isAhead = event.status === 'scheduled' || event.status === 'live'
  const word = isAhead && standingOf(event.membership) === 'attendee' ? 'Open' : 'See event'
  return (
    <li className={styles.row} data-off={event.status === 'cancelled' || undefined}>
      <Time at={event.startAt} />
      <div className={styles.words}>
        <p className={styles.title}>
          <Link to={to}>{event.title}</Link>
        </p>
        <p className={styles.meta}>{metaOf(event, inGroup)}</p>
      </div>
      <p className={styles.standing}>{sign ? <SignTag sign={sign} /> : seatWords(event)}</p>
      <p className={styles.price}>
        <strong>{event.price === 0 ? 'Free' : formatMoney(event.price)}</strong>
      </p>
      <LinkButton
        className={styles.go}
        size="sm"
        variant={word === 'Open' ? 'primary' : undefined}
        to={to}
        label={`${word}: ${event.title}`}
      >
        {word}
      </LinkButton>
    </li>
  )
}

/** A state of an event, or of its reader with it. */
export const SignTag = ({ sign: { icon, kind, words } }: { sign: Sign }) => (
  <Tag icon={icon} kind={kind}>
    {words}
  </Tag>
)

/** When it begins in London, and below it in the reader's own zone if that differs. */
function Time({ at }: { at: string }) {
  const own = useOwnZone()
  const otherDay = formatDate(at, own) !== formatDate(at, LONDON)
  return (
    <p className={styles.time}>
      <time dateTime={at}>{formatLondonTime(at)}</time>
      {differsFromLondon(own, at) && (
        <span>
          {otherDay && `${formatDate(at, own)}, `}
          {formatTime(at, own)} {zoneCity(own)}
        </span>
      )}
    </p>
  )
}

/** 'Workshop · Wills and Probate · Helen Prosser · 2 h, online'. */
function metaOf(event: Event, inGroup: boolean): string {
  const lectors = event.lectors.flatMap(({ type, user }) => (type === 'lector' && nameOfPerson(user)) || [])
  const kind = kindWords(inGroup ? { ...event, studyGroup: null } : event)
  return [kind, lectors.join(', '), `${spanLength(event)}, ${whereShort(event)}`].filter(Boolean).join(' · ')
}
