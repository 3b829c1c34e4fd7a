import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { Button } from '../../../ui/action/button'
import { SelectField } from '../../../ui/form/select-field'
import styles from './events.module.css'
import { type EventFilters, monthAfter, monthWords, thisMonth } from './use-event-filters'

interface EventToolsProps {
  filters: EventFilters
  areas: readonly { id: string; name: string }[]
}

/** Which month, kind and area are shown. */
export function EventTools({ filters: { type, month, areaId, change }, areas }: EventToolsProps) {
  const before = month ? monthAfter(month, -1) : thisMonth()
  const after = monthAfter(month ?? thisMonth(), 1)
  const goTo = (to: string) => change({ month: to })
  return (
    <search className={styles.tools}>
      <div className={styles.pager}>
        <Button icon="left" label={`To ${monthWords(before)}`} onClick={() => goTo(before)} />
        <Button aria-pressed={!month} onClick={() => goTo('')}>
          From today
        </Button>
        <Button icon="right" label={`To ${monthWords(after)}`} onClick={() => goTo(after)} />
      </div>
      <SelectField
        label="Kind"
        inline
        placeholder="All kinds"
        value={type ?? ''}
        options={Object.entries(meetingTypes).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => change({ kind: target.value })}
      />
      <SelectField
        label="Area"
        inline
        className={styles.area}
        placeholder="All areas"
        value={areaId ?? ''}
        options={areas.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => change({ area: target.value })}
      />
    </search>
  )
}
