import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look'
import { Icon } from './icon'

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** The name of a button with only an icon. */
    label?: string
    /** Running: the button keeps its width, label and focus, and takes no clicks. */
    busy?: boolean
  }

/** A verb as its label; a form's own button says `type="submit"`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    block,
    className,
    label,
    busy = false,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const alone = children === undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const iconSize = size === 'sm' || (!alone && size !== 'lg') ? 'sm' : 'md'
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, block, busy, className }, alone)}
      type={type}
      aria-label={label ?? rest['aria-label']}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy && <span className={clsx(styles.spin, !icon && styles.spinBeside)} aria-hidden="true" />}
      {icon && !busy && <Icon name={icon} size={iconSize} />}
      {!alone && <span className={styles.label}>{children}</span>}
    </button>
  )
}
