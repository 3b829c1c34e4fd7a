import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../action/button'
import tabsStyles from '../page/tabs.module.css'
import { DockDivider } from './dock-divider'
import { DockWindow, type DockWindowProps } from './dock-window'
import styles from './dock-window.module.css'
import { usePlaced } from './use-placed'
import { type Placements, placementOf, type WindowState } from './use-windows'
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
  const { mainLabel, windows, onShare, children } = props
  const [share, setShare] = useState(props.keptShare ?? USUAL_SHARE)
  const [tab, setTab] = useState<string | null>(null)
  const placed = usePlaced(windows, props.kept, props.onPlaced)
  const { narrow, covering, inState } = placed
  const hosts = useHosts(windows)
  const news = useWindowNews(windows, placed.placements)
  const frameOf = framesIn(placed, hosts)
  const shown = narrow ? windows.find((one) => one.id === tab) : undefined
  const covered = covering.length > 0
  const docked = inState('docked')
  const widen = (to: number) => {
    setShare(to)
    onShare?.(to)
  }
  return (
    <div className={styles.windows} style={{ '--docks-w': `${share}vw` } as CSSProperties}>
      <p className="vh" role="status">
        {news}
      </p>
      {narrow && <WindowTabs mainLabel={mainLabel} windows={windows} shown={shown} onShow={setTab} />}
      <main className={styles.windowsMain} id="main" tabIndex={-1} hidden={!!shown} inert={covered || undefined}>
        {children}
      </main>
      {shown && <WindowPanel window={shown} host={hosts.get(shown.id)} />}
      {docked.length > 0 && (
        <aside className={styles.windowsDocks} aria-label="Docked windows" inert={covered || undefined}>
          {docked.map((one) => (
            <DockWindow key={one.id} {...frameOf(one)} state="docked" />
          ))}
        </aside>
      )}
      {docked.length > 0 && !covered && <DockDivider share={share} usual={USUAL_SHARE} onShare={widen} />}
      <FloatingWindows placed={placed} frameOf={frameOf} />
      {covering.map((one, index) => (
        <DockWindow
          key={`${one.id}-${placed.at(one).state}`}
          {...frameOf(one)}
          state={placed.at(one).state}
          covered={index < covering.length - 1}
        />
      ))}
      <WindowTray
        windows={inState('minimised')}
        onRestore={(id) => placed.act({ id, restore: true })}
        onArrive={placed.arrive}
      />
      {windows.map(({ id, content }) => {
        const host = hosts.get(id)
        return host && createPortal(content, host, id)
      })}
    </div>
  )
}

type Placed = ReturnType<typeof usePlaced<SpaceWindow>>

/** What all frames of a window are given, wherever it stands. */
const framesIn =
  ({ placements, place, act, arrive }: Placed, hosts: ReadonlyMap<string, HTMLElement>) =>
  ({ id, content: _content, initial: _initial, onClose, ...look }: SpaceWindow) => ({
    ...look,
    pinned: placementOf(placements, id).pinned,
    onState: (to: WindowState) => act({ id, to }),
    onPin: () => place({ id, pin: true }),
    onClose: onClose && (() => close(onClose)),
    onArrive: (frame: HTMLElement) => arrive(id, frame),
    children: <HostSlot host={hosts.get(id)} />,
  })

function close(onClose: () => void) {
  onClose()
  document.getElementById('main')?.focus()
}

interface FloatingWindowsProps {
  placed: Placed
  frameOf: ReturnType<typeof framesIn>
}

function FloatingWindows({ placed: { at, inState, covering, place }, frameOf }: FloatingWindowsProps) {
  const floating = inState('floating').filter((one) => at(one).box)
  const rankOf = (one: SpaceWindow) => floating.filter((other) => at(other).level < at(one).level).length
  return (
    <div className={styles.windowsFloor}>
      <Suspense>
        {floating.map((one) => (
          <FloatingWindow
            key={one.id}
            {...frameOf(one)}
            box={at(one).box ?? { x: 0, y: 0, width: 0, height: 0 }}
            rank={rankOf(one)}
            covered={inState('fullscreen').length > 0 || (covering.length > 0 && !at(one).pinned)}
            onBox={(box) => place({ id: one.id, box })}
            onFront={() => place({ id: one.id, front: true })}
          />
        ))}
      </Suspense>
    </div>
  )
}

interface WindowTabsProps {
  mainLabel: string
  windows: readonly SpaceWindow[]
  shown: SpaceWindow | undefined
  /** Null: the work itself. */
  onShow: (id: string | null) => void
}

/** Of the work and its windows a phone shows one at a time. */
function WindowTabs({ mainLabel, windows, shown, onShow }: WindowTabsProps) {
  return (
    <nav className={styles.windowsTabs} aria-label="Windows">
      <button type="button" className={tabsStyles.tab} aria-pressed={!shown} onClick={() => onShow(null)}>
        {mainLabel}
      </button>
      {windows.map(({ id, title, count }) => (
        <button
          key={id}
          type="button"
          className={tabsStyles.tab}
          aria-pressed={id === shown?.id}
          onClick={() => onShow(id)}
        >
          {title}
          {count !== undefined && <span className="n num">{count}</span>}
        </button>
      ))}
    </nav>
  )
}

function WindowPanel({ window, host }: { window: SpaceWindow; host: HTMLElement | undefined }) {
  return (
    <section className={styles.windowsPanel} aria-label={window.title}>
      {window.onClose && (
        <Button size="sm" variant="quiet" icon="close" onClick={window.onClose}>
          Close
        </Button>
      )}
      <HostSlot host={host} />
    </section>
  )
}
