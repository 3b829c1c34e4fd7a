import { clsx } from 'clsx'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../ui/action/icon'
import type { IconName } from '../ui/action/icon-paths'
import { Popover } from '../ui/overlay/popover'
import { type MenuGroup, type MenuItem, placeAt } from './menu-item'
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
  const here = placeAt(useLocation().pathname, [...places, ...folded.flatMap(({ items }) => items), ...more])
  const list = (items: readonly MenuItem[], labelledBy?: string) => (
    <ul aria-labelledby={labelledBy}>
      {items
        .filter((item) => shown.has(item))
        .map((item) => (
          <li key={item.to} data-row="">
            <Place item={item} here={here} />
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
        <Panel key={label} label={label} icon={icon} items={items} here={here} />
      ))}
      {rest.length > 0 && <Panel label="More" icon="more" items={rest} here={here} />}
    </nav>
  )
}

interface PlaceProps {
  item: MenuItem
  /** Where the reader is. */
  here: MenuItem | undefined
  className?: string
  onClick?: () => void
}

function Place({ item, here, className = styles.link, onClick }: PlaceProps) {
  return (
    <Link to={item.to} className={className} aria-current={item === here ? 'page' : undefined} onClick={onClick}>
      <Icon name={item.icon} />
      <span>{item.label}</span>
    </Link>
  )
}

interface PanelProps extends Pick<PlaceProps, 'here'> {
  label: string
  icon: IconName
  items: readonly MenuItem[]
}

/** Places behind one item, beside it. */
function Panel({ label, icon, items, here }: PanelProps) {
  const isHere = here !== undefined && items.includes(here)
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
                <Place item={item} here={here} className={styles.line} onClick={close} />
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  )
}
