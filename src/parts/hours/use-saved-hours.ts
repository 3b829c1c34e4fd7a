import { useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { toast } from '../../ui/overlay/toast'
import { type Day, dayWords } from '../../ui/time/london-days'
import { weekdayName } from '../../ui/time/weekdays'
import { AddException, AddHours, ChangeHours, type RuleFragment } from './hours.documents'
import { type Draft, hoursOf, hoursOnDate, isChanged, narrowingOf, valuesOf } from './hours-draft'
import { rangeWords } from './weekly-hours'

/** Says what became of hours, and reads them again. */
export function tellOfHours(text: string, hours: Draft): void {
  const day = hours.isOnce ? dayWords(hours.date) : weekdayName(hours.weekday)
  toast({ kind: 'positive', text, detail: `${day}, ${rangeWords(hours)}` })
  void readHoursAgain()
}

export const readHoursAgain = () => invalidate('Availability', 'AvailabilityExceptions', 'TakenTime')

interface Saving {
  userId: string | undefined
  /** The weekly hours that stand; none of new ones. */
  rule: RuleFragment | undefined
  onRefused: (error: ApiError) => void
  onDone: () => void
}

/** Keeps hours that were read: weekly ones, also on other days, or on one date alone. What follows the first call may fail without it, and is said. */
export function useSavedHours({ userId, rule, onRefused, onDone }: Saving) {
  const [busy, setBusy] = useState(false)
  const quiet = { quiet: true }
  const { mutateAsync: add } = useAction(AddHours, quiet)
  const { mutateAsync: change } = useAction(ChangeHours, quiet)
  const { mutateAsync: except } = useAction(AddException, quiet)

  async function keepWeekly(hours: Draft) {
    const values = valuesOf(hours)
    await (rule ? change({ id: rule.id, ...values }) : add({ userId, ...values }))
    return hours.alsoOn.map((weekday) => () => add({ userId, ...values, weekday }))
  }

  /** Extra hours for the date; the weekly ones that stand are closed on theirs. */
  async function keepOnce(hours: Draft) {
    const { from, until } = hoursOnDate(hours)
    await except({ userId, kind: 'extra', from, until, ...narrowingOf(hours) })
    return rule ? [() => closeOn(rule, hours.openedOn)] : []
  }

  const closeOn = (hours: RuleFragment, date: Day) => except({ userId, ...timeOffOn(hours, date) })

  return {
    busy,
    async save(hours: Draft) {
      if (busy) return
      if (rule && !hours.alsoOn.length && !isChanged(hours, rule)) return onDone()
      setBusy(true)
      try {
        const rest = await (hours.isOnce ? keepOnce(hours) : keepWeekly(hours))
        tellOfHours(rule ? /* text */ 'Hours changed' : /* text */ 'Hours added', hours)
        onDone()
        for (const each of rest) await each().catch(showError)
        if (rest.length) await readHoursAgain()
      } catch (error) {
        onRefused(error as ApiError)
      } finally {
        setBusy(false)
      }
    },
  }
}

/** Time off for weekly hours on one date. */
export function timeOffOn(rule: RuleFragment, date: Day) {
  const { from, until } = hoursOnDate(hoursOf(rule, date))
  return { kind: 'off' as const, from, until }
}
