import { clsx } from 'clsx'
import styles from './button.module.css'
import type { IconName } from './icon-paths'

/** The look of a button, or of a link drawn as one. */
export type ButtonLook = {
  variant?: 'default' | 'primary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  block?: boolean
  className?: string
}

/** What draws an element as a button, and tells what is around it how; `alone` means with only an icon. */
export function buttonLook(
  { variant = 'default', size = 'md', block, busy, className }: ButtonLook & { busy?: boolean } = {},
  alone = false,
) {
  const classes = clsx(
    styles.btn,
    styles[variant],
    styles[size],
    block && styles.block,
    alone && styles.alone,
    busy && styles.busy,
    className,
  )
  return { className: classes, 'data-look': variant, 'data-size': size }
}
