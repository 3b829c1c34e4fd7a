import type { IconName } from './icon-paths'

/** The look of a button, or of a link drawn as one. */
export type ButtonLook = {
  variant?: 'default' | 'primary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  block?: boolean
  className?: string
}

/** The classes of a button; `alone` means a button with only an icon. */
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
