import { clsx } from 'clsx'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Menu } from '../../../ui/action/menu'
import { Tag } from '../../../ui/data/tag'
import { followUpOf, type Lead, metaOf, nameOf, payments, placeOf, reasonOf } from '../lead-words'
import { statuses } from '../statuses'
import styles from './board.module.css'
import type { Shared } from './shared'
import type { LaneDrag } from './use-lane-drag'

interface LeadCardProps extends Shared {
  lead: Lead
  drag: LaneDrag | undefined
}

/** A lead on the board. Its name opens it; M, its menu and dragging move it. */
export function LeadCard({ lead, drag, moves, canMove, now, onOpen }: LeadCardProps) {
  const { id } = lead
  const card = useRef<HTMLLIElement>(null)
  const [params] = useSearchParams()
  useFocusAfterMove(card, moves.last === id)
  const name = nameOf(lead)
  const reason = reasonOf(lead)
  const openMenu = (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    if (event.key.toLowerCase() !== 'm' || isHeld || !(event.target as Element).matches('a, [aria-haspopup]')) return
    event.preventDefault()
    card.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click()
  }
  const address = new URLSearchParams(params)
  address.set('lead', id)
  return (
    <li
      ref={card}
      className={clsx(styles.card, canMove && styles.takes, drag?.dragged === id && styles.held)}
      onKeyDown={canMove ? openMenu : undefined}
      onPointerDown={(event) => drag?.take(lead, event)}
    >
      <div className={styles.name}>
        <Link
          to={`?${address}`}
          draggable={false}
          aria-keyshortcuts={canMove ? 'M' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onOpen(id)
          }}
        >
          {name}
        </Link>
        {canMove && <MoveMenu lead={lead} name={name} onMove={(to) => moves.move(lead, to)} />}
      </div>
      <p className="meta">{metaOf(lead, now)}</p>
      <p className={clsx(styles.zone, 'num')}>
        <Icon name="clock" size="sm" />
        {placeOf(lead, now)}
      </p>
      <p className={styles.state}>
        <FollowUp lead={lead} now={now} />
        <span className="meta">{payments[lead.paymentStatus]}</span>
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </li>
  )
}

function FollowUp({ lead, now }: { lead: Lead; now: number }) {
  const { words, icon, kind } = followUpOf(lead, now)
  if (!icon) return <span className="meta">{words}</span>
  return (
    <Tag icon={icon} {...(kind && { kind })}>
      {words}
    </Tag>
  )
}

interface MoveMenuProps {
  lead: Lead
  name: string
  onMove: (to: Lead['contactStatus']) => void
}

const MoveMenu = ({ lead, name, onMove }: MoveMenuProps) => (
  <Menu
    label={`Move ${name} to`}
    width={220}
    head="Move to"
    trigger={(props) => (
      <Button {...props} className={styles.move} size="sm" variant="quiet" icon="more" label={`Move ${name}`} />
    )}
    groups={[
      statuses
        .filter(({ value }) => value !== lead.contactStatus)
        .map(({ value, label }) => ({ label, onSelect: () => onMove(value) })),
    ]}
  />
)

/** A card that was moved is drawn anew in its column: the focus goes with it, unless somebody has put it elsewhere since. */
function useFocusAfterMove(card: RefObject<HTMLLIElement | null>, isMoved: boolean) {
  const first = useRef(true)
  useEffect(() => {
    if (first.current && isMoved && document.activeElement === document.body)
      card.current?.querySelector('a')?.focus({ preventScroll: false })
    first.current = false
  }, [card, isMoved])
}
