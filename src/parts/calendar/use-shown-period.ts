import type { KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router'
import { now } from '../../providers/device/clock'
import { addDays, type Day, dayOf, isDay } from '../../ui/time/london-days'
import { isView, periodOf, readFor, step, type View } from './periods'

/** The view and the days that the address asks for, and the ways to others. */
export function useShownPeriod() {
  const [params, setParams] = useSearchParams()
  const today = dayOf(now())
  const asked = { date: params.get('date'), view: params.get('view') }
  const date = isDay(asked.date) ? asked.date : today
  const view: View = isView(asked.view) ? asked.view : 'week'
  const period = periodOf(view, date)
  const go = (values: { view?: View; date?: Day }) =>
    setParams(
      (old) => {
        for (const [key, value] of Object.entries(values)) old.set(key, value)
        return old
      },
      { preventScrollReset: true },
    )
  const turn = (by: 1 | -1) => go({ date: step(view, date, by) })
  return {
    view,
    date,
    today,
    period,
    read: readFor(view, date),
    days: Array.from({ length: period.days }, (_, index) => addDays(period.from, index)),
    go,
    turn,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'PageUp') turn(-1)
      else if (event.key === 'PageDown') turn(1)
      else if (!moveAmongEntries(event)) return
      event.preventDefault()
    },
  }
}

export type ShownPeriod = ReturnType<typeof useShownPeriod>

/** Arrow keys go through the entries in the order of the page. */
function moveAmongEntries({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
  const by = steps[key]
  if (by === undefined) return false
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : entries[at + by]
  next?.focus()
  return next !== undefined
}
