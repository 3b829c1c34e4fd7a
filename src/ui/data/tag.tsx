import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../action/icon'
import type { IconName } from '../action/icon-paths'
import styles from './tag.module.css'

/** A state, by icon and word; never by colour alone, and never for marks. */
export function Tag({
  icon,
  kind,
  children,
}: {
  icon: IconName
  kind?: 'info' | 'positive' | 'warning' | 'negative'
  children: ReactNode
}) {
  return (
    <span className={clsx(styles.tag, kind && styles[kind])}>
      <Icon name={icon} size="sm" />
      {children}
    </span>
  )
}
