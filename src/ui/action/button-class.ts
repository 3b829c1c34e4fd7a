import type { IconName } from './icon-paths'

/** How a button or a link that looks like one is drawn. */
export type ButtonLook = {
  variant?: 'default' | 'primary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  block?: boolean
  className?: string
}

/** The classes of a button; `alone` is a button that holds only its icon. */
export function buttonClass(
  { variant = 'default', size = 'md', block, className }: ButtonLook,
  alone: boolean,
): string {
  return [
    'btn',
    variant !== 'default' && `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    block && 'btn-block',
    alone && 'btn-alone',
    className,
  ]
    .filter(Boolean)
    .join(' ')
}
