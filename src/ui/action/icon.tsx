import { clsx } from 'clsx'
import styles from './icon.module.css'
import { type IconName, useIconPath } from './icon-paths'

type IconProps = { name: IconName; size?: 'xs' | 'sm' | 'md' | 'xl'; className?: string }

/** A symbol beside words, silent for screen readers, so the words must say everything. */
export function Icon({ name, size = 'md', className }: IconProps) {
  const classes = clsx(styles.icon, styles[size], className)
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={useIconPath(name)} />
    </svg>
  )
}
