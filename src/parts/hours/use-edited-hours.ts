import { useState } from 'react'
import { toast } from '../../ui/overlay/toast'
import type { Day } from '../../ui/time/london-days'
import { weekdayName } from '../../ui/time/weekdays'
import { type Span, timesAt } from './drawing/span'
import type { RuleFragment } from './hours.documents'
import { type Draft, hoursOf, isChanged, newHours } from './hours-draft'
import { rangeWords } from './weekly-hours'

interface Edited {
  draft: Draft
  asksToRemove: boolean
  /** Whether the form takes the focus, as after a press; not where hours are drawn or moved in the grid. */
  takesFocus: boolean
}

const inForm = { asksToRemove: false, takesFocus: true }
const inGrid = { asksToRemove: false, takesFocus: false }

/** The hours in the form: new ones, or weekly ones that stand. */
export function useEditedHours(rules: readonly RuleFragment[], zone: string) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const draft = edited?.draft ?? null
  const ruleOf = (id: string | undefined) => rules.find((each) => each.id === id)

  /** Nothing that was changed is lost by a press elsewhere. */
  function mayLeave(forId?: string) {
    const rule = ruleOf(draft?.id)
    if (!draft || !rule || rule.id === forId || !isChanged(draft, rule)) return true
    const words = `${weekdayName(rule.weekday)}, ${rangeWords(rule)}`
    toast({ kind: 'info', text: 'Save or cancel the hours in the form first', detail: words })
    return false
  }

  return {
    edited,
    rule: ruleOf(draft?.id),
    set: (values: Partial<Draft>) => setEdited((old) => old && { ...old, draft: { ...old.draft, ...values } }),
    add(date: Day) {
      if (mayLeave()) setEdited({ draft: newHours(date, zone), ...inForm })
    },
    edit(id: string, date: Day, { asksToRemove = false, staysInGrid = false } = {}) {
      const rule = ruleOf(id)
      if (!rule || !mayLeave(id)) return
      // What is written of the same hours stays.
      const kept = draft?.id === id ? draft : hoursOf(rule, date)
      setEdited({ draft: kept, asksToRemove, takesFocus: !staysInGrid })
    },
    draw(span: Span) {
      const standsAlready = draft && !draft.id
      if (!standsAlready && !mayLeave()) return
      const hours = standsAlready ? draft : newHours(span.day, zone)
      setEdited({ draft: { ...hours, ...timesAt(span, hours.timezone) }, ...inGrid })
    },
    place(span: Span, of?: { ruleId: string; date: Day }) {
      const rule = ruleOf(of?.ruleId)
      if (of && (!rule || !mayLeave(of.ruleId))) return
      const hours = of && rule ? hoursOf(rule, of.date) : draft
      if (hours) setEdited({ draft: { ...hours, ...timesAt(span, hours.timezone) }, ...inGrid })
    },
    close: () => setEdited(null),
  }
}
