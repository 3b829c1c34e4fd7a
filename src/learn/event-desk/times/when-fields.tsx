import { useMemo } from 'react'
import { JOIN_MINUTES } from '../../../../rules/groups/meetings'
import { RadioGroup } from '../../../ui/form/radio-group'
import { TextField } from '../../../ui/form/text-field'
import { SearchableSelect } from '../../../ui/select/searchable-select'
import { lengthWords } from '../../../ui/time/length-words'
import { differsFromLondon, formatDate, formatSpan, formatTime, LONDON, zoneCity } from '../../../ui/time/london-time'
import { useOwnZone } from '../../../ui/time/own-zone'
import { zoneChoices } from '../../../ui/time/zone-choices'
import { instantsOfTimes, startsOf, type TimeFaults, type Times } from './times'
import styles from './times.module.css'

interface WhenFieldsProps {
  times: Times
  faults: TimeFaults
  onChange: (changed: Partial<Times>) => void
}

const MINUTE_MS = 60_000

/** When an event is, by its own zone, and what that is elsewhere. */
export function WhenFields({ times, faults, onChange }: WhenFieldsProps) {
  const { timezone } = times
  const zones = useMemo(() => zoneChoices(timezone), [timezone])
  const found = instantsOfTimes(times)
  const both = startsOf(times)
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <SearchableSelect
          id="event-timezone"
          label="Zone of the event"
          noun="zones"
          options={zones}
          value={timezone}
          error={faults.timezone}
          onChange={(zone) => onChange({ timezone: zone ?? LONDON })}
        />
        <TextField
          id="event-day"
          label="Day"
          type="date"
          value={times.day}
          error={faults.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          id="event-starts"
          label="Starts"
          type="time"
          value={times.starts}
          error={faults.starts ?? faults.startAt}
          onChange={({ target }) => onChange({ starts: target.value })}
        />
        <TextField
          id="event-ends"
          label="Ends"
          type="time"
          value={times.ends}
          error={faults.ends ?? faults.endAt}
          onChange={({ target }) => onChange({ ends: target.value })}
        />
      </div>
      {both.length > 1 && (
        <RadioGroup
          legend="The clocks go back, and this time comes twice. Which of the two?"
          value={times.isSecond ? 'second' : 'first'}
          options={both.map((at, index) => ({
            value: index ? ('second' as const) : ('first' as const),
            label: formatTime(at, timezone),
          }))}
          onChange={(which) => onChange({ isSecond: which === 'second' })}
        />
      )}
      {found && <Elsewhere {...found} zone={timezone} />}
    </div>
  )
}

interface ElsewhereProps {
  startAt: number
  endAt: number
  zone: string
}

/** The chosen time in London, in the event's zone and in the reader's. */
function Elsewhere({ startAt, endAt, zone }: ElsewhereProps) {
  const own = useOwnZone()
  const others = [...new Set([zone, own])].filter((each) => differsFromLondon(each, startAt, endAt))
  return (
    <>
      <table className={styles.zones}>
        <caption>In the time zones of those who come, {lengthWords(Math.round((endAt - startAt) / MINUTE_MS))}</caption>
        <tbody>
          {[LONDON, ...others].map((each) => (
            <tr key={each}>
              <th scope="row">{zoneCity(each)}</th>
              <td className="num">
                {formatDate(startAt, each)}, {formatSpan(startAt, endAt, each)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="help">The join link opens at {formatTime(startAt - JOIN_MINUTES * MINUTE_MS, LONDON)} London.</p>
    </>
  )
}
