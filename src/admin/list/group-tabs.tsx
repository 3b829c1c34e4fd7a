import { useAbility } from '@casl/react'
import { type Group, groups } from '../../../resources/resource'
import { Tabs } from '../../ui/page/tabs'
import type { OperationAbility } from '../ability'
import { groupOf } from '../record/places'

/** The group's lists and pages that the person may read, as tabs. */
export function GroupTabs({ group }: { group: Group | undefined }) {
  const ability = useAbility<OperationAbility>()
  if (!group) return null
  const { label, pages = [] } = groups[group]
  const places = [
    ...pages.filter(({ first }) => first),
    ...groupOf({ group }).map(({ list, path = '', label }) => ({ call: list, path, label })),
    ...pages.filter(({ first }) => !first),
  ].filter(({ call }) => ability.can('call', call))
  if (places.length < 2) return null
  return <Tabs label={label} items={places.map(({ path, label }) => ({ to: path, label, end: true }))} />
}
