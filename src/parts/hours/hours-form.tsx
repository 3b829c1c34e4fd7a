import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/action/button'
import cardStyles from '../../ui/data/card.module.css'
import { dayWords } from '../../ui/time/london-days'
import { LONDON } from '../../ui/time/london-time'
import { weekdayName } from '../../ui/time/weekdays'
import { ForWhat, type Offered } from './for-what'
import type { RuleFragment } from './hours.documents'
import { type Draft, problemsOf, readHours } from './hours-draft'
import { AlsoOn, EveryWeekOrOnce, FirstAndLastDay, WeekdayAndTimes } from './hours-fields'
import { RemoveHoursDialog } from './remove-hours'
import styles from './slots.module.css'
import { useFaults } from './use-faults'
import { tellOfHours, useSavedHours } from './use-saved-hours'
import { rangeWords } from './weekly-hours'

interface HoursFormProps {
  /** Whose hours; one's own without it. */
  userId: string | undefined
  draft: Draft
  /** The weekly hours that stand; none of new ones. */
  rule: RuleFragment | undefined
  set: (values: Partial<Draft>) => void
  /** The tutor's own. */
  zone: string
  offered: Offered
  /** Asks at once whether they should go. */
  asksToRemove: boolean
  takesFocus: boolean
  onDone: () => void
}

/** Hours as they are written: every week or once, the day, the times by the clock of their zone, and for what. */
export function HoursForm(props: HoursFormProps) {
  const { draft, rule, userId, set, zone, offered, asksToRemove, onDone } = props
  const { faults, setFaults, refuse } = useFaults()
  const { busy, save } = useSavedHours({ userId, rule, onRefused: refuse, onDone })
  const [removing, setRemoving] = useState(asksToRemove)
  const form = useFocusedForm(props.takesFocus)
  const typed = { hours: draft, faults, set }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readHours(draft)
    const found = problemsOf(read, draft)
    setFaults(found)
    if (Object.keys(found).length === 0) void save(read)
  }
  return (
    <form
      ref={form}
      id={HOURS_FORM}
      className={clsx(cardStyles.card, styles.form)}
      onSubmit={submit}
      aria-labelledby="hours-title"
      noValidate
    >
      <h2 id="hours-title">{titleOf(draft, rule)}</h2>
      <EveryWeekOrOnce typed={typed} />
      <WeekdayAndTimes typed={typed} zones={[...new Set([LONDON, zone, draft.timezone])]} />
      {!draft.isOnce && (
        <>
          <AlsoOn typed={typed} />
          <FirstAndLastDay typed={typed} />
        </>
      )}
      <ForWhat offered={offered} value={draft} onChange={set} faults={faults} />
      <div className="btn-row">
        <Button variant="primary" type="submit" busy={busy}>
          {rule ? 'Save hours' : 'Add hours'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {rule && (
          <Button variant="danger" icon="trash" className={styles.remove} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {rule && (
        <RemoveHoursDialog
          userId={userId}
          rule={rule}
          date={draft.openedOn}
          open={removing}
          onKeep={() => setRemoving(false)}
          onRemoved={() => {
            tellOfHours('Hours removed', draft)
            onDone()
          }}
        />
      )}
    </form>
  )
}

/** By which a button elsewhere on the page sends it. */
export const HOURS_FORM = 'hours-form'

function titleOf(draft: Draft, rule: RuleFragment | undefined): string {
  const day = draft.isOnce ? dayWords(draft.date) : weekdayName(draft.weekday)
  return rule ? `${day}, ${rangeWords(draft)}` : /* text */ 'New hours'
}

/** Shows the form and takes the focus as it opens, or when it is asked for again. */
function useFocusedForm(takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    form.current?.querySelector('select')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return form
}
