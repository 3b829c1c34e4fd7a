import { clsx } from 'clsx'
import { useState } from 'react'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Segments } from '../../ui/form/segments'
import { addDays, type Day, dayOf, dayWords } from '../../ui/time/london-days'
import calendarStyles from '../calendar/calendar.module.css'
import stripStyles from '../calendar/views/day-strip.module.css'
import { clockSpan } from './drawing/span'
import { WRITTEN } from './drawing/use-drawing'
import { hoursBlocks } from './hours-blocks'
import { weekdayOf } from './hours-draft'
import { HOURS_FORM } from './hours-form'
import { HoursGrid, type HoursShown } from './hours-grid'
import { HoursList } from './hours-list'
import styles from './slots.module.css'

/** The hours of a week: as a grid at a desk, and on a phone as a list, or as the grid of one day to draw in. */
export const HoursOfWeek = (shown: HoursShown) => (
  <>
    <div className="only-wide">
      <HoursGrid {...shown} days={daysFrom(shown.monday)} />
    </div>
    <div className="only-narrow">
      <HoursOnPhone {...shown} />
    </div>
    <p className={clsx(calendarStyles.help, 'help')}>
      Each repeats every week, in its own time zone. Existing bookings don’t change.
      <span className="only-wide">
        {' '}
        Drag over the empty grid to add hours, drag hours to move them, their edges to change how long they are.{' '}
        <kbd>Enter</kbd> on hours opens them, arrow keys move them, with <kbd>Shift</kbd> they change the end,{' '}
        <kbd>Del</kbd> asks to remove them.
      </span>
    </p>
  </>
)

const daysFrom = (monday: Day) => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

function HoursOnPhone(shown: HoursShown) {
  const { monday, draft } = shown
  const [view, setView] = useState<'week' | 'day'>('week')
  const [weekday, setWeekday] = useState(() => weekdayOf(dayOf(now())))
  const day = addDays(monday, weekday - 1)
  return (
    <>
      <div className={styles.narrowViews}>
        <Segments
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'week', label: 'Week' },
            { value: 'day', label: 'Day' },
          ]}
        />
      </div>
      {view === 'week' ? (
        <HoursList {...shown} />
      ) : (
        <>
          <ul className={stripStyles.strip} aria-label="Days of the week">
            {daysFrom(monday).map((each, index) => {
              const [name, number] = dayWords(each).split(' ')
              return (
                <li key={each}>
                  <button type="button" aria-pressed={each === day} onClick={() => setWeekday(index + 1)}>
                    {name}
                    <b className="num">{number}</b>
                  </button>
                </li>
              )
            })}
          </ul>
          <HoursGrid {...shown} days={[day]} staysInGrid />
          <p className={clsx(calendarStyles.help, 'help')}>
            Touch the empty day to add an hour there, then drag it, or its edges.
          </p>
        </>
      )}
      {view === 'day' && draft && <WrittenBar {...shown} days={daysFrom(monday)} />}
    </>
  )
}

/** What is drawn on a phone, with the way to keep it, while the form is further down. */
function WrittenBar({ rules, draft, monday, days, onLeave }: HoursShown & { days: readonly Day[] }) {
  const written = hoursBlocks(rules, draft, monday, days).find(({ key }) => key === WRITTEN)
  if (!draft) return null
  return (
    <div className={styles.writtenBar}>
      <p className="num">
        {written ? `${dayWords(written.day)}, ` : 'These times cannot be read'}
        <b>{written && clockSpan(written)}</b>
        <span>{draft.isOnce ? 'Once' : 'Every week'}</span>
      </p>
      <Button onClick={onLeave}>Cancel</Button>
      <Button variant="primary" type="submit" form={HOURS_FORM}>
        {draft.id ? 'Save hours' : 'Add hours'}
      </Button>
    </div>
  )
}
