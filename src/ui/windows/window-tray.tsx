import { Icon } from '../action/icon'
import type { DockWindowProps } from './dock-window'
import styles from './dock-window.module.css'

interface WindowTrayProps {
  windows: readonly ({ id: string } & Pick<DockWindowProps, 'title' | 'icon' | 'count'>)[]
  onRestore: (id: string) => void
  /** Called when a window's button is there. */
  onArrive: (id: string, button: HTMLElement) => void
}

/** The minimised windows, each with a button to restore it. */
export function WindowTray({ windows, onRestore, onArrive }: WindowTrayProps) {
  if (windows.length === 0) return null
  return (
    <nav className={styles.windowsTray} aria-label="Minimised windows">
      <ul>
        {windows.map(({ id, icon, title, count }) => (
          <li key={id}>
            <button
              ref={(button) => {
                if (button) onArrive(id, button)
              }}
              type="button"
              onClick={() => onRestore(id)}
            >
              <Icon name={icon} size="sm" />
              {title}
              {count !== undefined && <span className="n num">{count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
