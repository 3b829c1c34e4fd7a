import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { DockWindow, type DockWindowProps, type WindowState } from './dock-window'
import { Icon } from './icon'
import './tabs.css'
import { type Placements, placementOf, useWindows } from './use-windows'

const FloatingWindow = lazy(async () => ({ default: (await import('./floating-window')).FloatingWindow }))

export type SpaceWindow = Pick<DockWindowProps, 'title' | 'icon' | 'count' | 'dense' | 'grow'> & {
  id: string
  initial?: WindowState
  content: ReactNode
}

type WindowSpaceProps = {
  /** What the work itself is called, as the first tab on a phone. */
  mainLabel: string
  windows: readonly SpaceWindow[]
  /** Places kept from last time, and where to keep them. */
  kept?: Placements
  onPlaced?: (placements: Placements) => void
  children: ReactNode
}

/** The work with its windows: docked beside it, floating over it or put away; tabs on a phone. */
export function WindowSpace({ mainLabel, windows, kept, onPlaced, children }: WindowSpaceProps) {
  const start = (id: string) => windows.find((one) => one.id === id) ?? {}
  const [placements, place] = useWindows(start, kept)
  const narrow = useNarrow()
  const [tab, setTab] = useState<string | null>(null)
  const hosts = useHosts(windows)
  const placed = useRef(onPlaced)
  placed.current = onPlaced
  useEffect(() => placed.current?.(placements), [placements])

  const at = ({ id, initial }: SpaceWindow) => placementOf(placements, id, initial)
  const inState = (state: WindowState) => windows.filter((one) => at(one).state === state)
  const common = ({ id, content: _content, initial: _initial, ...look }: SpaceWindow) => ({
    ...look,
    pinned: placementOf(placements, id).pinned,
    onState: (to: WindowState) => place({ id, to }),
    onPin: () => place({ id, pin: true }),
    onFull: document.fullscreenEnabled ? () => hosts.get(id)?.requestFullscreen() : undefined,
    children: <HostSlot host={hosts.get(id)} />,
  })
  const shown = windows.find((one) => one.id === tab)

  return (
    <div className="windows">
      {narrow && (
        <nav className="windows-tabs" aria-label="Windows">
          <button type="button" className="tab" aria-pressed={!shown} onClick={() => setTab(null)}>
            {mainLabel}
          </button>
          {windows.map(({ id, title, count }) => (
            <button key={id} type="button" className="tab" aria-pressed={id === tab} onClick={() => setTab(id)}>
              {title}
              {count !== undefined && <span className="n num">{count}</span>}
            </button>
          ))}
        </nav>
      )}
      <main className="windows-main" id="main" tabIndex={-1} hidden={narrow && !!shown}>
        {children}
      </main>
      {narrow
        ? shown && (
            <section className="windows-panel" aria-label={shown.title}>
              <HostSlot host={hosts.get(shown.id)} />
            </section>
          )
        : inState('docked').length > 0 && (
            <aside className="windows-docks" aria-label="Docked windows">
              {inState('docked').map((one) => (
                <DockWindow key={one.id} {...common(one)} state="docked" />
              ))}
            </aside>
          )}
      {!narrow && (
        <>
          <div className="windows-floor">
            <Suspense>
              {inState('floating').map((one) => {
                const { box, level } = at(one)
                return (
                  <FloatingWindow
                    key={one.id}
                    {...common(one)}
                    box={box ?? { x: 60, y: 60, width: 420, height: 300 }}
                    level={level}
                    onBox={(next) => place({ id: one.id, box: next })}
                    onFront={() => place({ id: one.id, front: true })}
                  />
                )
              })}
            </Suspense>
          </div>
          {inState('maximised').map((one) => (
            <DockWindow key={one.id} {...common(one)} state="maximised" />
          ))}
          {inState('minimised').length > 0 && (
            <nav className="windows-tray" aria-label="Minimised windows">
              <ul>
                {inState('minimised').map((one) => (
                  <li key={one.id}>
                    <button type="button" onClick={() => place({ id: one.id, restore: true })}>
                      <Icon name={one.icon} size="sm" />
                      {one.title}
                      {one.count !== undefined && <span className="n num">{one.count}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </>
      )}
      {windows.map(({ id, content }) => {
        const host = hosts.get(id)
        return host && createPortal(content, host, id)
      })}
    </div>
  )
}

// A window's contents live in one element that moves from frame to frame, so that nothing typed or scrolled is lost.
function useHosts(windows: readonly SpaceWindow[]): Map<string, HTMLElement> {
  const hosts = useRef(new Map<string, HTMLElement>())
  for (const { id } of windows) {
    if (hosts.current.has(id)) continue
    const host = document.createElement('div')
    host.className = 'windows-host'
    hosts.current.set(id, host)
  }
  return hosts.current
}

function HostSlot({ host }: { host: HTMLElement | undefined }) {
  return (
    <div
      className="windows-host"
      ref={(slot) => {
        if (slot && host) slot.append(host)
      }}
    />
  )
}

const NARROW = '(max-width: 899px)'

function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}
