import { useAbility } from '@casl/react'
import type { Resource } from '../../../resources'
import { groups } from '../../../resources/resource'
import { Tabs } from '../../ui/page/tabs'
import type { OperationAbility } from '../ability'
import { groupOf } from '../record/places'

/** The group's lists that the person may read, as tabs. */
export function GroupTabs({ resource }: { resource: Resource }) {
  const ability = useAbility<OperationAbility>()
  const places = groupOf(resource).filter(({ list }) => ability.can('call', list))
  if (places.length < 2) return null
  const label = resource.group ? groups[resource.group].label : ''
  return <Tabs label={label} items={places.map(({ path = '', label }) => ({ to: path, label, end: true }))} />
}
