import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/action/button'
import cardStyles from '../../ui/data/card.module.css'
import { LONDON } from '../../ui/time/london-time'
import { weekdayName } from '../../ui/time/weekdays'
import { ForWhat, type Offered } from './for-what'
import type { Draft } from './hours-draft'
import { FirstAndLastDay, WeekdayAndTimes } from './hours-fields'
import { RemoveHoursDialog } from './remove-hours'
import styles from './slots.module.css'
import { tellOfHours, useTypedHours } from './use-typed-hours'
import { rangeWords } from './weekly-hours'

interface HoursFormProps {
  /** Whose hours; one's own without it. */
  userId: string | undefined
  draft: Draft
  /** The tutor's own. */
  zone: string
  offered: Offered
  /** Asks at once whether they should go. */
  asksToRemove: boolean
  onDone: () => void
}

/** Weekly hours: the day, the times by the clock of their zone, and for what. */
export function HoursForm({ draft, userId, zone, offered, asksToRemove, onDone }: HoursFormProps) {
  const typed = useTypedHours(draft, userId, onDone)
  const [removing, setRemoving] = useState(asksToRemove)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('select')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <form
      ref={form}
      className={clsx(cardStyles.card, styles.form)}
      onSubmit={typed.save}
      aria-labelledby="hours-title"
      noValidate
    >
      <h2 id="hours-title">{draft.id ? `${weekdayName(draft.weekday)}, ${rangeWords(draft)}` : 'New hours'}</h2>
      <WeekdayAndTimes typed={typed} zones={[...new Set([LONDON, zone, draft.timezone])]} />
      <FirstAndLastDay typed={typed} />
      <ForWhat offered={offered} value={typed.hours} onChange={typed.set} faults={typed.faults} />
      <div className="btn-row">
        <Button variant="primary" type="submit" busy={typed.busy}>
          {draft.id ? 'Save hours' : 'Add hours'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {draft.id && (
          <Button variant="danger" icon="trash" className={styles.remove} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      <RemoveHoursDialog
        hours={draft}
        open={removing}
        onKeep={() => setRemoving(false)}
        onRemoved={() => {
          tellOfHours('Hours removed', typed.hours)
          onDone()
        }}
      />
    </form>
  )
}
