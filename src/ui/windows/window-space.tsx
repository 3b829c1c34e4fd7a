import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNarrow } from '../../theme/narrow'
import { Button } from '../action/button'
import tabsStyles from '../page/tabs.module.css'
import { DockDivider } from './dock-divider'
import { DockWindow, type DockWindowProps } from './dock-window'
import styles from './dock-window.module.css'
import { type Placements, placementOf, useWindows, type WindowAction, type WindowState } from './use-windows'
import { HostSlot, useHosts } from './window-hosts'
import { useWindowNews } from './window-news'
import { WindowTray } from './window-tray'

const FloatingWindow = lazy(async () => ({ default: (await import('./floating-window')).FloatingWindow }))

export type SpaceWindow = Pick<DockWindowProps, 'title' | 'icon' | 'count' | 'dense' | 'grow' | 'onClose'> & {
  id: string
  initial?: WindowState
  content: ReactNode
}

type WindowSpaceProps = {
  /** The name of the work itself, as the first tab on a phone. */
  mainLabel: string
  /** The visible windows. */
  windows: readonly SpaceWindow[]
  /** Placements from last time, and a function that stores them. */
  kept?: Placements
  onPlaced?: (placements: Placements) => void
  /** The docks' share of the window's width in percent, from last time, and a function that stores it. */
  keptShare?: number
  onShare?: (share: number) => void
  children: ReactNode
}

const USUAL_SHARE = 37

/** The work with its windows: docked beside it, floating over it or minimised; tabs on a phone. */
export function WindowSpace(props: WindowSpaceProps) {
  const { mainLabel, windows, kept, onPlaced, keptShare = USUAL_SHARE, onShare, children } = props
  const [share, setShare] = useState(keptShare)
  const among = windows.map(({ id }) => id)
  const start = (id: string) => ({ ...windows.find((one) => one.id === id), among })
  const [placements, place] = useWindows(start, kept)
  const narrow = useNarrow()
  const [tab, setTab] = useState<string | null>(null)
  const hosts = useHosts(windows)
  const news = useWindowNews(windows, placements)
  const moved = useRef<string | null>(null)
  const placed = useRef(onPlaced)
  placed.current = onPlaced
  useEffect(() => {
    placed.current?.(placements)
  }, [placements])

  const at = ({ id, initial }: SpaceWindow) => placementOf(placements, id, initial)
  const inState = (state: WindowState) => (narrow ? [] : windows.filter((one) => at(one).state === state))
  const homeless = inState('floating').find((one) => !at(one).box)?.id
  useEffect(() => {
    if (homeless) place({ id: homeless, to: 'floating' })
  }, [homeless, place])

  // The focus follows its window.
  const act = (action: WindowAction) => {
    moved.current = action.id
    place(action)
  }
  const arrive = (id: string, element: HTMLElement) => {
    if (moved.current !== id) return
    moved.current = null
    element.focus({ preventScroll: true })
  }
  const common = ({ id, content: _content, initial: _initial, onClose, ...look }: SpaceWindow) => ({
    ...look,
    pinned: placementOf(placements, id).pinned,
    onState: (to: WindowState) => act({ id, to }),
    onPin: () => place({ id, pin: true }),
    onClose: onClose && (() => close(onClose)),
    onArrive: (frame: HTMLElement) => arrive(id, frame),
    children: <HostSlot host={hosts.get(id)} />,
  })
  const close = (onClose: () => void) => {
    onClose()
    document.getElementById('main')?.focus()
  }
  const shown = narrow ? windows.find((one) => one.id === tab) : undefined
  // The last one is on top; of maximised windows, a pinned one.
  const maximised = inState('maximised').sort((one, other) => Number(at(one).pinned) - Number(at(other).pinned))
  const covering = [...maximised, ...inState('fullscreen')]
  const covered = covering.length > 0
  const floating = inState('floating').filter((one) => at(one).box)
  const rankOf = (one: SpaceWindow) => floating.filter((other) => at(other).level < at(one).level).length

  return (
    <div className={styles.windows} style={{ '--docks-w': `${share}vw` } as CSSProperties}>
      <p className="vh" role="status">
        {news}
      </p>
      {narrow && (
        <nav className={styles.windowsTabs} aria-label="Windows">
          <button type="button" className={tabsStyles.tab} aria-pressed={!shown} onClick={() => setTab(null)}>
            {mainLabel}
          </button>
          {windows.map(({ id, title, count }) => (
            <button
              key={id}
              type="button"
              className={tabsStyles.tab}
              aria-pressed={id === tab}
              onClick={() => setTab(id)}
            >
              {title}
              {count !== undefined && <span className="n num">{count}</span>}
            </button>
          ))}
        </nav>
      )}
      <main className={styles.windowsMain} id="main" tabIndex={-1} hidden={!!shown} inert={covered || undefined}>
        {children}
      </main>
      {shown && (
        <section className={styles.windowsPanel} aria-label={shown.title}>
          {shown.onClose && (
            <Button size="sm" variant="quiet" icon="close" onClick={shown.onClose}>
              Close
            </Button>
          )}
          <HostSlot host={hosts.get(shown.id)} />
        </section>
      )}
      {inState('docked').length > 0 && (
        <aside className={styles.windowsDocks} aria-label="Docked windows" inert={covered || undefined}>
          {inState('docked').map((one) => (
            <DockWindow key={one.id} {...common(one)} state="docked" />
          ))}
        </aside>
      )}
      {inState('docked').length > 0 && !covered && (
        <DockDivider
          share={share}
          usual={USUAL_SHARE}
          onShare={(to) => {
            setShare(to)
            onShare?.(to)
          }}
        />
      )}
      <div className={styles.windowsFloor}>
        <Suspense>
          {floating.map((one) => (
            <FloatingWindow
              key={one.id}
              {...common(one)}
              box={at(one).box ?? { x: 0, y: 0, width: 0, height: 0 }}
              rank={rankOf(one)}
              covered={inState('fullscreen').length > 0 || (covered && !at(one).pinned)}
              onBox={(box) => place({ id: one.id, box })}
              onFront={() => place({ id: one.id, front: true })}
            />
          ))}
        </Suspense>
      </div>
      {covering.map((one, index) => (
        <DockWindow
          key={`${one.id}-${at(one).state}`}
          {...common(one)}
          state={at(one).state}
          covered={index < covering.length - 1}
        />
      ))}
      <WindowTray
        windows={inState('minimised')}
        onRestore={(id) => act({ id, restore: true })}
        onArrive={(id, button) => arrive(id, button)}
      />
      {windows.map(({ id, content }) => {
        const host = hosts.get(id)
        return host && createPortal(content, host, id)
      })}
    </div>
  )
}
