import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look'
import { Icon } from './icon'

type Target = { to: ComponentProps<typeof Link>['to']; href?: undefined } | { href: string; to?: undefined }
type LinkButtonProps = ButtonLook & Omit<ComponentProps<'a'>, 'href'> & Target & { label?: string }

/** A link drawn as a button: `to` within the application, `href` for a download, a mail address or another site. */
export function LinkButton({
  variant,
  size,
  icon,
  block,
  className,
  label,
  to,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  const alone = children === undefined
  const look = {
    ...rest,
    ...buttonLook({ variant, size, block, className }, alone),
    'aria-label': label ?? rest['aria-label'],
  }
  const inner = (
    <>
      {icon && <Icon name={icon} size={size === 'sm' || (!alone && size !== 'lg') ? 'sm' : 'md'} />}
      {!alone && <span className={styles.label}>{children}</span>}
    </>
  )
  if (to !== undefined) {
    return (
      <Link {...look} to={to}>
        {inner}
      </Link>
    )
  }
  return (
    <a {...look} href={href}>
      {inner}
    </a>
  )
}
