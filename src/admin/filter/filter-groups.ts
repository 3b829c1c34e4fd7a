import type { Resource } from '../../../resources'
import type { Widget } from '../form/widget'
import { filterLabel, filtersOf } from '../list/list-state'

/** What a person narrows a list by at once: one filter, or the two days of a range. */
export interface FilterGroup {
  label: string
  filters: readonly { name: string; widget: Widget }[]
}

const BEGINS = /from$/i

/** The filters of a list; 'from' and 'until' of the same thing stand together. */
export function filterGroups(resource: Resource): FilterGroup[] {
  const filters = filtersOf(resource)
  const endOf = (name: string) => {
    const end = name.replace(BEGINS, (from) => (from === 'from' ? 'until' : 'Until'))
    return BEGINS.test(name) ? filters.find((each) => each.name === end) : undefined
  }
  const ends = filters.flatMap(({ name }) => endOf(name)?.name ?? [])
  return filters
    .filter(({ name }) => !ends.includes(name))
    .map((filter) => {
      const end = endOf(filter.name)
      const label = filterLabel(filter.name, resource)
      return end
        ? { label: sharedWords(label, filterLabel(end.name, resource)), filters: [filter, end] }
        : { label, filters: [filter] }
    })
}

/** 'Starts' of 'Starts from' and 'Starts until'. */
function sharedWords(one: string, other: string): string {
  const words = other.split(' ')
  const shared = one.split(' ').filter((word, place) => word === words[place])
  return shared.join(' ') || one
}
