import { clsx } from 'clsx'
import { now } from '../../providers/device/clock'
import { Icon } from '../../ui/action/icon'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import cardStyles from '../../ui/data/card.module.css'
import { EmptyState } from '../../ui/page/blank'
import { addDays, type Day, dayWords, mondayOf, noonOf } from '../../ui/time/london-days'
import { differsFromLondon, formatDate, formatTime, LONDON } from '../../ui/time/london-time'
import { useOwnZone } from '../../ui/time/own-zone'
import styles from './calendar.module.css'
import { type CalendarEntry, dueWords, kindIcons, kindWords, othersOf, statusWords } from './calendar-entries'

interface AgendaProps {
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  shown: readonly Day[]
  today: Day
  viewerId: string | undefined
  /** The week above it, on a phone. */
  strip: { date: Day; onDay: (day: Day) => void } | null
  onOpen: (sessionId: string) => void
}

/** Day after day with its entries, and a line at the present. */
export function Agenda({ days, shown, today, viewerId, strip, onOpen }: AgendaProps) {
  const full = shown.filter((day) => days.has(day))
  return (
    <section className={styles.agenda} aria-label="Agenda">
      {strip && <AgendaStrip {...strip} days={days} />}
      {full.length === 0 && (
        <Card>
          <EmptyState
            icon="calendar"
            title="Nothing booked"
            action={<LinkButton to="/booking">Book a session</LinkButton>}
          >
            {shown.length > 1
              ? `No session, opening or deadline from ${dayWords(shown[0] ?? today)} to ${dayWords(shown.at(-1) ?? today)}.`
              : 'No session, opening or deadline on this day.'}
          </EmptyState>
        </Card>
      )}
      {full.map((day) => (
        <AgendaDay
          key={day}
          day={day}
          today={today}
          entries={days.get(day) ?? []}
          viewerId={viewerId}
          onOpen={onOpen}
        />
      ))}
    </section>
  )
}

interface AgendaDayProps extends Pick<AgendaProps, 'today' | 'viewerId' | 'onOpen'> {
  day: Day
  entries: readonly CalendarEntry[]
}

function AgendaDay({ day, today, entries, viewerId, onOpen }: AgendaDayProps) {
  const zone = useOwnZone()
  const at = now()
  const nowBefore = day === today ? entries.findIndex((entry) => Date.parse(entry.at) > at) : -1
  return (
    <section className={cardStyles.card} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {dayWords(day, 'long').replace(/ \d{4}$/, '')} {day === today && <span className="n">today</span>}
      </h2>
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.key} className={clsx(styles.agendaRow, index === nowBefore && styles.agendaNow)}>
            <p className={clsx(styles.agendaTime, 'num')}>
              <time dateTime={entry.at}>{formatTime(entry.at, LONDON)}</time>
              {differsFromLondon(zone, entry.at) && <span>{formatTime(entry.at, zone)}</span>}
            </p>
            <Icon name={kindIcons[entry.kind]} size="sm" />
            <div>
              <button
                type="button"
                className={styles.agendaTitle}
                aria-haspopup="dialog"
                onClick={() => onOpen(entry.session.id)}
              >
                <span className="vh">{kindWords[entry.kind]}: </span>
                {entry.until === null ? entry.title : entry.session.name}
              </button>
              <p className={styles.agendaMeta}>{aboutEntry(entry, viewerId)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function aboutEntry(entry: CalendarEntry, viewerId: string | undefined): string {
  const { until, session } = entry
  return [
    until && `To ${formatTime(until, LONDON)} London`,
    session.practiceArea?.name,
    othersOf(session, viewerId),
    dueWords(entry, viewerId),
    statusWords(session),
  ]
    .filter(Boolean)
    .join(' · ')
}

function AgendaStrip({ date, onDay, days }: { date: Day; onDay: (day: Day) => void; days: AgendaProps['days'] }) {
  const monday = mondayOf(date)
  return (
    <ul className={styles.agendaStrip}>
      {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
        const day = addDays(monday, offset)
        const [name, number] = formatDate(noonOf(day), LONDON).split(' ')
        const count = days.get(day)?.length ?? 0
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === date}
              onClick={() => {
                onDay(day)
                document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'start' })
              }}
            >
              {name}
              <b className="num">{number}</b>
              <span className={styles.monthDots} aria-hidden="true">
                {Array.from({ length: Math.min(3, count) }, (_, dot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and never move.
                  <i key={dot} />
                ))}
              </span>
              <span className="vh">{`, ${count === 1 ? '1 entry' : `${count} entries`}`}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
