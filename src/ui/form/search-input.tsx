import type { ComponentProps } from 'react'
import { Icon } from '../action/icon'
import './search-input.css'

/** A line to search with, behind its glass; what it is called, and what frames it, is for whoever shows it. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="search">
      <Icon name="search" size="sm" />
      <input {...props} type="search" className="search-input" />
    </span>
  )
}
