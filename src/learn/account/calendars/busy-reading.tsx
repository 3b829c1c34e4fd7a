import { DescriptionList } from '../../../ui/data/description-list'
import { Checkbox } from '../../../ui/form/checkbox'
import { When } from '../../../ui/time/when'
import type { BusyReadMutation } from './calendars.documents'
import styles from './calendars.module.css'

interface BusyReadingProps {
  reading: BusyReadMutation['busyCalendarRead']
  allDay: boolean
  onAllDay: (allDay: boolean) => void
}

const SHOWN = 3

/** What a calendar holds, before it is added. */
export function BusyReading({ reading, allDay, onAllDay }: BusyReadingProps) {
  const { timezone, entryCount, repeating, ahead, allDay: whole, times } = reading
  const shown = times.slice(0, SHOWN)
  return (
    <section className={styles.reading} aria-label="What the calendar holds">
      <DescriptionList
        items={[
          { term: 'Entries', value: `${entryCount}, of which ${repeating} repeat` },
          { term: 'Busy', value: `${ahead} in the next four weeks` },
          ...(timezone ? [{ term: 'Zone', value: timezone }] : []),
        ]}
      />
      {shown.length > 0 && (
        <ul className={styles.first}>
          {shown.map(({ from, until }) => (
            <li key={from}>
              <When at={from} until={until} />
            </li>
          ))}
          {ahead > shown.length && <li>and {ahead - shown.length} more</li>}
        </ul>
      )}
      <Checkbox
        label={whole ? `Whole days count as busy too: ${whole} in four weeks` : 'Whole days count as busy too'}
        checked={allDay}
        onChange={(event) => onAllDay(event.target.checked)}
      />
    </section>
  )
}
