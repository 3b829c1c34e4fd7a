import { useKept } from '../../providers/kept-values'
import { groupOf, type KindGroup } from './entries/entry'

const areGroups = (value: unknown): value is KindGroup[] =>
  Array.isArray(value) && value.every((each) => Object.values<unknown>(groupOf).includes(each))

/** Which kinds of entries somebody hides, on each of their devices; none until it is known. */
export function useHiddenGroups() {
  const { value, keep } = useKept<KindGroup[]>('calendar_hidden', { initial: [], isValue: areGroups })
  const hidden = value ?? []
  return {
    hidden,
    toggle: (group: KindGroup) =>
      keep(hidden.includes(group) ? hidden.filter((each) => each !== group) : [...hidden, group]),
    showAll: () => keep([]),
  }
}
