import { clsx } from 'clsx'
import { now } from '../../../providers/device/clock'
import { Icon } from '../../../ui/action/icon'
import cardStyles from '../../../ui/data/card.module.css'
import { type Day, dayWords } from '../../../ui/time/london-days'
import { differsFromLondon, formatTime, LONDON } from '../../../ui/time/london-time'
import { useOwnZone } from '../../../ui/time/own-zone'
import { type CalendarEntry, kinds, type Opening, shownTitle } from '../entries/entry'
import styles from './agenda.module.css'
import { EntryButton } from './entry-button'

interface AgendaProps {
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  shown: readonly Day[]
  today: Day
  /** With what an entry overlaps, by its key. */
  clashes: ReadonlyMap<string, readonly string[]>
  onOpen: (opening: Opening) => void
}

/** Day after day with its entries, and a line at the present. */
export function Agenda({ days, shown, today, clashes, onOpen }: AgendaProps) {
  const full = shown.filter((day) => days.has(day))
  const [first] = shown
  return (
    <section className={styles.agenda} aria-label="Agenda">
      {full.length === 0 && first && <p className={styles.none}>{`Nothing on ${dayWords(first)}.`}</p>}
      {full.map((day) => (
        <AgendaDay
          key={day}
          day={day}
          isToday={day === today}
          entries={days.get(day) ?? []}
          clashes={clashes}
          onOpen={onOpen}
        />
      ))}
    </section>
  )
}

interface AgendaDayProps extends Pick<AgendaProps, 'clashes' | 'onOpen'> {
  day: Day
  isToday: boolean
  entries: readonly CalendarEntry[]
}

function AgendaDay({ day, isToday, entries, clashes, onOpen }: AgendaDayProps) {
  const at = now()
  const timed = entries.filter(({ allDay }) => !allDay)
  const nowBefore = isToday ? timed.findIndex((entry) => Date.parse(entry.at) > at) : -1
  return (
    <section className={clsx(cardStyles.card, timed.length === 0 && styles.quiet)} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {dayWords(day, 'long').replace(/ \d{4}$/, '')} {isToday && <span className="n">today</span>}
      </h2>
      {timed.length < entries.length && <WholeDay entries={entries.slice(timed.length)} onOpen={onOpen} />}
      {timed.length > 0 && (
        <ol>
          {timed.map((entry, index) => (
            <AgendaRow
              key={entry.key}
              entry={entry}
              isNext={index === nowBefore}
              clashes={clashes.get(entry.key)}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** What is all day, which comes after all times of a day. */
const WholeDay = ({ entries, onOpen }: Pick<AgendaDayProps, 'entries' | 'onOpen'>) => (
  <ul className={styles.whole}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Icon name={kinds[entry.kind].icon} size="sm" />
        <EntryButton entry={entry} isShort={false} onOpen={onOpen}>
          {entry.name}
        </EntryButton>
      </li>
    ))}
  </ul>
)

interface AgendaRowProps extends Pick<AgendaProps, 'onOpen'> {
  entry: CalendarEntry
  /** Whether the present is before it, and after all above it. */
  isNext: boolean
  clashes: readonly string[] | undefined
}

function AgendaRow({ entry, isNext, clashes, onOpen }: AgendaRowProps) {
  const { at, kind, name } = entry
  return (
    <li className={clsx(styles.row, isNext && styles.now)} data-kind={kind}>
      <Times at={at} />
      <Icon name={kinds[kind].icon} size="sm" />
      <div>
        <EntryButton entry={entry} className={styles.title} isShort={false} onOpen={onOpen}>
          {!kinds[kind].isNamed && <span className="vh">{kinds[kind].words}: </span>}
          {shownTitle({ kind, title: name })}
        </EntryButton>
        <p className={styles.meta}>{factsOf(entry)}</p>
        {clashes && (
          <p className={styles.clash}>
            <Icon name="warn" size="sm" />
            {`Overlaps ${clashes.join(', ')}`}
          </p>
        )}
      </div>
    </li>
  )
}

/** When it begins in London, and below it in the reader's own zone if that differs. */
function Times({ at }: { at: string }) {
  const zone = useOwnZone()
  return (
    <p className={clsx(styles.time, 'num')}>
      <time dateTime={at}>{formatTime(at, LONDON)}</time>
      {differsFromLondon(zone, at) && <span>{formatTime(at, zone)}</span>}
    </p>
  )
}

/** 'Session · 14:00–15:00 London · Property Practice · Ruth Adeyemi · booked'. */
function factsOf({ kind, at, until, facts }: CalendarEntry): string {
  const span = until ? [`${formatTime(at, LONDON)}–${formatTime(until, LONDON)} London`] : []
  return [kinds[kind].words, ...span, ...facts].join(' · ')
}
