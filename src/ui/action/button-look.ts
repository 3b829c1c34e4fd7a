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
export function buttonLook({ variant = 'default', size = 'md', block, className }: ButtonLook = {}, alone = false) {
  const classes = [
    'btn',
    variant !== 'default' && `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    block && 'btn-block',
    alone && 'btn-alone',
    className,
  ]
  return { className: classes.filter(Boolean).join(' '), 'data-look': variant, 'data-size': size }
}
