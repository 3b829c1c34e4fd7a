import type { ReactNode } from 'react'
import { now } from '../../providers/device/clock'
import { noonOf } from '../../ui/time/london-days'
import { formatLondonDate, sameYear } from '../../ui/time/london-time'
import { ReferenceNames } from '../form/reference-names'
import type { Widget } from '../form/widget'
import type { ListState } from '../list/list-state'
import type { FilterGroup } from './filter-groups'

/** More values than these are counted, not named. */
const MOST_NAMED = 2

/** What a group of filters is set to, in words: 'Booked, Marking', '4 of 10', 'Tue 17 Nov to Tue 1 Dec'. */
export function FilterValue({ group, set }: { group: FilterGroup; set: ListState['filters'] }): ReactNode {
  const [first, second] = group.filters
  if (!first) return null
  const value = set[first.name]
  if (!second) return <Value widget={first.widget} value={value ?? ''} />
  const [from, until] = [value, set[second.name]].map((day) => day && dayWords(String(day)))
  if (!until) return `from ${from}`
  if (!from) return `until ${until}`
  return from === until ? from : `${from} to ${until}`
}

const dayWords = (day: string) => formatLondonDate(noonOf(day), sameYear(noonOf(day), now()) ? 'short' : 'year')

function Value({ widget, value }: { widget: Widget; value: string | string[] }) {
  const values = [value].flat()
  if (widget.kind === 'reference') return <ReferenceNames reference={widget.reference} ids={values} />
  if (widget.kind === 'switch') return value === 'true' ? 'Yes' : 'No'
  if (widget.kind === 'instant' || widget.kind === 'day') return dayWords(String(values[0]))
  if (widget.kind !== 'choice') return values.join(', ')
  if (values.length > MOST_NAMED) return `${values.length} of ${widget.options.length}`
  return values.map((each) => widget.options.find((option) => option.value === each)?.label ?? each).join(', ')
}
