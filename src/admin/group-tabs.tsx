import { useAbility } from '@casl/react'
import { NavLink } from 'react-router'
import type { Resource } from '../../resources'
import type { OperationAbility } from './ability'
import { groupOf } from './places'

/** The lists of a group that the person may read, as places beside one another. */
export function GroupTabs({ resource }: { resource: Resource }) {
  const ability = useAbility<OperationAbility>()
  const places = groupOf(resource).filter(({ list }) => ability.can('call', list))
  if (places.length < 2) return null
  return <TabLinks label={resource.group ?? ''} places={places.map(({ path = '', label }) => ({ to: path, label }))} />
}

/** Places with their own address, drawn as tabs. */
export function TabLinks({ label, places }: { label: string; places: { to: string; label: string }[] }) {
  return (
    <nav className="admin-tabs" aria-label={label}>
      {places.map((place) => (
        <NavLink key={place.to} to={place.to} end>
          {place.label}
        </NavLink>
      ))}
    </nav>
  )
}
