import { clsx } from 'clsx'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Popover, type PopoverTrigger } from '../overlay/popover'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import styles from './menu.module.css'

export type MenuEntry = { label: string; icon?: IconName; note?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { to: string; onSelect?: () => void }
  | { to?: undefined; onSelect: () => void }
)

type MenuProps = {
  trigger: (props: PopoverTrigger & { 'aria-haspopup': 'menu' }) => ReactNode
  label: string
  /** Groups of entries, with a feint rule between them. */
  groups: readonly (readonly MenuEntry[])[]
  /** The menu's subject, above the entries. */
  head?: ReactNode
  width?: number
  align?: 'start' | 'end'
}

/** Actions and links behind a button; arrow keys, Home, End and first letters move in it. */
export function Menu({ trigger, label, groups, head, width = 280, align }: MenuProps) {
  return (
    <Popover
      label={label}
      width={width}
      align={align}
      trigger={(props) => trigger({ ...props, 'aria-haspopup': 'menu' })}
    >
      {(close) => (
        <>
          {head && <div className={styles.head}>{head}</div>}
          <div className={styles.menu} role="menu" aria-label={label} onKeyDown={moveInMenu}>
            {groups.map((entries, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places.
              <Fragment key={index}>
                {index > 0 && <hr className={styles.rule} />}
                {entries.map((entry) => (
                  <Entry key={entry.label} entry={entry} close={close} />
                ))}
              </Fragment>
            ))}
          </div>
        </>
      )}
    </Popover>
  )
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const inner = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </>
  )
  const select = () => {
    close()
    entry.onSelect?.()
  }
  const look = { role: 'menuitem', tabIndex: -1, className: clsx(styles.entry, entry.danger && styles.danger) }
  if (entry.to !== undefined && !entry.disabled) {
    return (
      <Link {...look} to={entry.to} onClick={select}>
        {inner}
      </Link>
    )
  }
  return (
    <button {...look} type="button" disabled={entry.disabled} onClick={select}>
      {inner}
    </button>
  )
}

function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = nextItem(event, items, at)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextItem(event: KeyboardEvent, items: HTMLElement[], at: number): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return
  // Whatever its case and its marks; every page has a menu, so the rule of lists would be much to load for one letter.
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(
    ({ textContent }) => textContent?.charAt(0).localeCompare(event.key, undefined, { sensitivity: 'base' }) === 0,
  )
}
