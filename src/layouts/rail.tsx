import { clsx } from 'clsx'
import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../ui/action/icon'
import type { IconName } from '../ui/action/icon-paths'
import { Popover } from '../ui/overlay/popover'
import type { MenuGroup, MenuItem } from './menu-item'
import styles from './rail.module.css'
import { useRoomFor } from './use-room-for'

interface RailProps {
  menu: readonly MenuItem[]
  groups: readonly MenuGroup[]
  /** Places that stand behind 'More' only. */
  more: readonly MenuItem[]
}

/** The navigation at a desk: as many places as fit, and the rest behind 'More'. */
export function Rail({ menu, groups, more }: RailProps) {
  const frame = useRef<HTMLElement>(null)
  const folded = groups.filter((group) => group.folded && group.items.length > 0)
  const below = groups.filter((group) => !group.folded && group.items.length > 0)
  const places = [...menu, ...below.flatMap(({ items }) => items)]
  const all = places.length + folded.length
  const room = useRoomFor(frame, all + (more.length > 0 ? 1 : 0))
  const isFull = all + (more.length > 0 ? 1 : 0) > room
  const shown = new Set(places.slice(0, isFull ? Math.max(1, room - folded.length - 1) : places.length))
  const rest = [...places.filter((place) => !shown.has(place)), ...more]
  const list = (items: readonly MenuItem[], labelledBy?: string) => (
    <ul aria-labelledby={labelledBy}>
      {items
        .filter((item) => shown.has(item))
        .map((item) => (
          <li key={item.to} data-row="">
            <Place item={item} />
          </li>
        ))}
    </ul>
  )
  return (
    <nav ref={frame} className={styles.rail} data-bar="drawer" aria-label="Main">
      {list(menu)}
      {below.map(
        ({ label, items }, at) =>
          items.some((item) => shown.has(item)) && (
            <section key={label}>
              <h2 className={styles.group} id={`rail-${at}`} data-heading="">
                {label}
              </h2>
              {list(items, `rail-${at}`)}
            </section>
          ),
      )}
      {folded.map(({ label, icon, items }) => (
        <Panel key={label} label={label} icon={icon} items={items} />
      ))}
      {rest.length > 0 && <Panel label="More" icon="more" items={rest} />}
    </nav>
  )
}

function Place({ item: { to, label, icon, end } }: { item: MenuItem }) {
  return (
    <NavLink to={to} end={end} className={styles.link}>
      <Icon name={icon} />
      <span>{label}</span>
    </NavLink>
  )
}

/** Places behind one item, beside it. */
function Panel({ label, icon, items }: { label: string; icon: IconName; items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  const isHere = items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <div data-row="">
      <Popover
        label={label}
        width={232}
        align="beside"
        trigger={(props) => (
          <button {...props} type="button" className={clsx(styles.link, isHere && styles.here)}>
            <Icon name={icon} />
            <span>{label}</span>
          </button>
        )}
      >
        {(close) => (
          <ul className={styles.panel}>
            {items.map((item) => (
              <li key={item.to}>
                <NavLink to={item.to} end={item.end} className={styles.line} onClick={close}>
                  <Icon name={item.icon} />
                  <span>{item.label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  )
}
