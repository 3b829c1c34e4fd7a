import { clsx } from 'clsx'
import {
  type DateLook,
  differsFromLondon,
  formatDate,
  formatLondonDateTime,
  formatRelative,
  formatSpan,
  formatTime,
  type Instant,
  LONDON,
  sameDay,
  sameYear,
  zoneCity,
} from './london-time'
import { useOwnZone } from './own-zone'
import styles from './when.module.css'

type WhenProps = {
  at: Instant
  /** The end, for a span: '13:00–14:00'. */
  until?: Instant
  /** The reader's own zone, if not the page's. */
  zone?: string | null
  show?: 'date-time' | 'date' | 'time'
  look?: DateLook
}

/** An instant in London time, with the reader's own zone beside it if it differs. */
export function When({ at, until = at, zone, show = 'date-time', look }: WhenProps) {
  const own = useOwnZone(zone)
  const dateLook = look ?? (sameYear(at, Date.now()) ? 'short' : 'year')
  const withDate = show !== 'time'
  const write = (place: string, dated: boolean) => (
    <>
      {dated && formatDate(at, place, dateLook)}
      {dated && show !== 'date' && ', '}
      {show !== 'date' && (
        <span className={styles.hours}>{until === at ? formatTime(at, place) : formatSpan(at, until, place)}</span>
      )}
    </>
  )
  const differs = show !== 'date' && differsFromLondon(own, at, until)
  const otherDay = formatDate(at, own, 'year') !== formatDate(at, LONDON, 'year')
  return (
    <span>
      <time className={clsx(styles.london, show === 'date' && 'nb')} dateTime={new Date(at).toISOString()}>
        {write(LONDON, withDate)}
      </time>
      {show !== 'date' && ' London'}
      {differs && (
        <>
          {' '}
          <span className={styles.own}>
            (<span className="num">{write(own, otherDay)}</span> {zoneCity(own)})
          </span>
        </>
      )}
    </span>
  )
}

/** A time or span in both zones side by side, for a page's main time. */
export function Zones({ at, until = at, zone }: { at: Instant; until?: Instant; zone?: string | null }) {
  const own = useOwnZone(zone)
  const write = (place: string) => (until === at ? formatTime(at, place) : formatSpan(at, until, place))
  return (
    <dl className={styles.zones}>
      <div>
        <dt>London</dt>
        <dd>
          <time dateTime={new Date(at).toISOString()}>{write(LONDON)}</time>
        </dd>
      </div>
      {differsFromLondon(own, at, until) && (
        <div>
          <dt>{zoneCity(own)}</dt>
          <dd>
            {formatDate(at, own, 'year') !== formatDate(at, LONDON, 'year') && `${formatDate(at, own)}, `}
            {write(own)}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** 'in 19 h' or '2 h ago', with the exact London time in its title. */
export function Relative({ at, now = Date.now() }: { at: Instant; now?: Instant }) {
  const exact = `${formatLondonDateTime(at, sameDay(at, now) ? 'short' : 'year')} London`
  return (
    <time dateTime={new Date(at).toISOString()} title={exact}>
      {formatRelative(at, now)}
    </time>
  )
}
