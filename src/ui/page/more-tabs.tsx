import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../action/icon'
import { Menu } from '../action/menu'
import type { Tab } from './tabs'
import styles from './tabs.module.css'

/** The parts of a page, each a link with its own address; those that do not fit stand behind 'More'. The current one is always in sight. */
export function MoreTabs({ label, items }: { label: string; items: readonly Tab[] }) {
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useFitting(
    list,
    items.length,
    items.findIndex(({ to }) => to === pathname),
  )
  const behind = items.filter((_, at) => !shown.includes(at))
  return (
    <nav ref={list} className={clsx(styles.tabs, styles.fitting)} aria-label={label}>
      {items
        .filter((_, at) => shown.includes(at))
        .map(({ to, label: words, count, end }) => (
          <NavLink key={to} className={styles.tab} to={to} end={end}>
            {words}
            {count !== undefined && <span className="n num">{count}</span>}
          </NavLink>
        ))}
      {behind.length > 0 && (
        <span className={styles.more}>
          <Menu
            label="More tabs"
            width={220}
            groups={[behind.map(({ to, label: words }) => ({ label: String(words), to }))]}
            trigger={(props) => (
              <button type="button" className={styles.tab} {...props}>
                More <span className="n num">{behind.length}</span>
                <Icon name="down" size="sm" />
              </button>
            )}
          />
        </span>
      )}
    </nav>
  )
}

const all = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Which of so many tabs fit into the list's width; all of them until they are measured. */
function useFitting(list: { current: HTMLElement | null }, count: number, current: number): readonly number[] {
  const [fitting, setFitting] = useState(() => ({ count, shown: all(count) }))
  const widths = useRef<number[]>([])
  const isKnown = fitting.count === count
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (widths.current.length !== count)
      widths.current = [...element.querySelectorAll<HTMLElement>(':scope > a')].map(({ offsetWidth }) => offsetWidth)
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const shown = fittingIn(element.clientWidth, gap, widths.current, current)
      setFitting((before) =>
        before.count === count && before.shown.join() === shown.join() ? before : { count, shown },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, count, current])
  return isKnown ? fitting.shown : all(count)
}

/** The width of 'More' with its number, and the difference that the bold type of a current tab makes. */
const MORE = 88

/** Which of tabs with these widths fit into the room: all, or the first that leave room for 'More' and for the current one. */
export function fittingIn(room: number, gap: number, widths: readonly number[], current: number): number[] {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (total <= room) return all(widths.length)
  let left = room - MORE - (current < 0 ? 0 : (widths[current] ?? 0) + gap)
  let isFull = false
  return all(widths.length).filter((at) => {
    if (at === current) return true
    left -= (widths[at] ?? 0) + gap
    isFull ||= left < 0
    return !isFull
  })
}
