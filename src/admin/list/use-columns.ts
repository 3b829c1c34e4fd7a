import { useState } from 'react'
import type { Resource } from '../../../resources'
import { availableColumns } from '../catalogue'

/** The columns of a list in the definition's order, stored on this device once a person has chosen. */
export function useColumns(resource: Resource): [string[], (columns: string[] | null) => void] {
  const [columns, setColumns] = useState(() => keptColumns(resource))
  const choose = (next: string[] | null) => {
    const available = availableColumns(resource)
    const ordered = next && available.filter((path) => next.includes(path))
    setColumns(ordered?.length ? ordered : [...resource.columns])
    keep(resource, ordered?.length ? ordered : null)
  }
  return [columns, choose]
}

const keyOf = ({ list }: Resource) => `columns:${list}`

/** The columns chosen before, without those that the schema no longer has. */
export function keptColumns(resource: Resource): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null')
    const known = Array.isArray(kept) ? availableColumns(resource).filter((path) => kept.includes(path)) : []
    return known.length ? known : [...resource.columns]
  } catch {
    return [...resource.columns]
  }
}

function keep(resource: Resource, columns: string[] | null) {
  try {
    if (columns) localStorage.setItem(keyOf(resource), JSON.stringify(columns))
    else localStorage.removeItem(keyOf(resource))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
