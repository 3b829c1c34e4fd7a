import type { ComponentProps } from 'react'
import { Icon } from '../action/icon'
import styles from './search-input.module.css'

/** A search line with its glass; its user gives it a name and a frame. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className={styles.search}>
      <Icon name="search" size="sm" />
      <input {...props} type="search" className={styles.input} />
    </span>
  )
}
