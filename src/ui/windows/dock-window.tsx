import { clsx } from 'clsx'
import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../action/icon'
import type { IconName } from '../action/icon-paths'
import styles from './dock-window.module.css'
import { useFullScreen } from './use-full-screen'
import type { WindowState } from './use-windows'

export type DockWindowProps = {
  title: string
  icon: IconName
  /** The number of items inside, or of unread ones. */
  count?: ReactNode
  /** A bar of 28 px, for notes and timers. */
  dense?: boolean
  /** Takes the height that the other windows leave. */
  grow?: boolean
  state: WindowState
  pinned?: boolean
  /** Another window hides it, so nothing in it can be reached. */
  covered?: boolean
  onState: (state: WindowState) => void
  onPin?: () => void
  /** Called by the close button, if it has one. */
  onClose?: () => void
  /** Called when the window is in its new place. */
  onArrive?: (frame: HTMLElement) => void
  /** Props that make the bar a handle while the window floats. */
  barProps?: HTMLAttributes<HTMLElement>
  children: ReactNode
}

const said: Partial<Record<WindowState, string>> = { maximised: ', maximised', fullscreen: ', full screen' }

/** A panel with a title bar: docked beside the work, floating over it, or covering it. */
export function DockWindow(props: DockWindowProps) {
  const { title, icon, count, dense, grow, state, covered, onState, onArrive, barProps, children } = props
  const frame = useRef<HTMLElement>(null)
  const arrive = useRef(onArrive)
  useEffect(() => {
    if (frame.current) arrive.current?.(frame.current)
  }, [])
  useFullScreen(frame, state === 'fullscreen', () => onState('maximised'))
  const classes = clsx(styles.win, styles[state], dense && styles.dense, grow && styles.grow)
  return (
    <section
      ref={frame}
      className={classes}
      aria-label={`${title}${said[state] ?? ''}`}
      tabIndex={-1}
      inert={covered || undefined}
    >
      <header className={styles.bar} {...barProps}>
        <Icon name={icon} size="sm" />
        <h2 className={styles.title}>{title}</h2>
        {count !== undefined && <span className="n num">{count}</span>}
        <Controls {...props} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and this holds anything. */}
      <div className={styles.body} tabIndex={0} role="group" aria-label={`${title}, contents`}>
        {children}
      </div>
    </section>
  )
}

/** The window's buttons; pinning, minimising and maximising only while it is neither docked nor full screen. */
function Controls({ title, state, pinned = false, onState, onPin, onClose }: DockWindowProps) {
  const floats = state === 'floating'
  const full = state === 'maximised'
  const to = (next: WindowState) => () => onState(next)
  return (
    <span className={styles.controls}>
      {(floats || full) && onPin && <Control icon="pin" label={`Pin ${title}`} pressed={pinned} onClick={onPin} />}
      {state === 'docked' && <Control icon="dock" label={`Float ${title}`} onClick={to('floating')} />}
      {floats && <Control icon="dock" label={`Dock ${title}`} onClick={to('docked')} />}
      {full && <Control icon="full" label="Full screen" onClick={to('fullscreen')} />}
      {(floats || full) && <Control icon="minimise" label={`Minimise ${title}`} onClick={to('minimised')} />}
      {floats && <Control icon="maximise" label={`Maximise ${title}`} onClick={to('maximised')} />}
      {full && <Control icon="restore" label={`Restore ${title}`} onClick={to('floating')} />}
      {state === 'fullscreen' && <Control icon="restore" label="Leave full screen" onClick={to('maximised')} />}
      {onClose && <Control icon="close" label={`Close ${title}`} onClick={onClose} />}
    </span>
  )
}

type ControlProps = { icon: IconName; label: string; pressed?: boolean; onClick: () => void }

function Control({ icon, label, pressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      data-control={icon}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size="sm" />
    </button>
  )
}
