import type { HTMLAttributes, ReactNode } from 'react'
import './dock-window.css'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

/** Where a window is. */
export type WindowState = 'docked' | 'floating' | 'minimised' | 'maximised'

export type DockWindowProps = {
  title: string
  icon: IconName
  /** How many there are inside, or unread. */
  count?: ReactNode
  /** A bar of 28 px, for notes and timers. */
  dense?: boolean
  /** Takes the height that the others leave. */
  grow?: boolean
  state: WindowState
  pinned?: boolean
  onState: (state: WindowState) => void
  onPin?: () => void
  onFull?: () => void
  /** What makes the bar a handle while it floats. */
  barProps?: HTMLAttributes<HTMLElement>
  children: ReactNode
}

/** A panel with a title bar: docked beside the work, floating over it, or all of it. */
export function DockWindow(props: DockWindowProps) {
  const { title, icon, count, dense, grow, state, pinned = false, onState, onPin, onFull, barProps, children } = props
  const floats = state === 'floating'
  const classes = ['win', `win-${state}`, dense && 'win-dense', grow && 'win-grow'].filter(Boolean).join(' ')
  return (
    <section className={classes} aria-label={state === 'maximised' ? `${title}, maximised` : title}>
      <header className="win-bar" {...barProps}>
        <Icon name={icon} size="sm" />
        <h2 className="win-title">{title}</h2>
        {count !== undefined && <span className="n num">{count}</span>}
        <span className="win-controls">
          {state !== 'docked' && onPin && (
            <Control icon="pin" label={`Pin ${title}`} pressed={pinned} disabled={!floats} onClick={onPin} />
          )}
          {state === 'docked' && <Control icon="dock" label={`Float ${title}`} onClick={() => onState('floating')} />}
          {floats && <Control icon="dock" label={`Dock ${title}`} onClick={() => onState('docked')} />}
          {state === 'maximised' && onFull && <Control icon="full" label="Full screen" onClick={onFull} />}
          <Control icon="minimise" label={`Minimise ${title}`} onClick={() => onState('minimised')} />
          {floats && <Control icon="maximise" label={`Maximise ${title}`} onClick={() => onState('maximised')} />}
          {state === 'maximised' && (
            <Control icon="restore" label={`Restore ${title}`} onClick={() => onState('floating')} />
          )}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and this holds anything. */}
      <div className="win-body" tabIndex={0} role="group" aria-label={`${title}, contents`}>
        {children}
      </div>
    </section>
  )
}

type ControlProps = { icon: IconName; label: string; pressed?: boolean; disabled?: boolean; onClick: () => void }

function Control({ icon, label, pressed, disabled, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="win-control"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size="sm" />
    </button>
  )
}
