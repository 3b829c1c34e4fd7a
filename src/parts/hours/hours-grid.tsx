import { type KeyboardEvent, useEffect, useRef } from 'react'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { type Day, dayOf, dayWords } from '../../ui/time/london-days'
import { weekdayName } from '../../ui/time/weekdays'
import { WeekGrid } from '../calendar/week-grid'
import type { BusyTime } from './busy-card'
import { spanByKey } from './drawing/by-keys'
import styles from './drawing/drawn-grid.module.css'
import { clockSpan, type Span } from './drawing/span'
import { type Ghost, useDrawing, WRITTEN } from './drawing/use-drawing'
import type { RuleFragment, TakenTimeQuery } from './hours.documents'
import { extraBlocks, type HoursBlock, hoursBlocks, takenBlocks } from './hours-blocks'
import { HoursButton } from './hours-button'
import { type Draft, weekdayOf } from './hours-draft'

export interface HoursShown {
  rules: readonly RuleFragment[]
  taken: TakenTimeQuery['slots']['entries']
  /** When the tutor is busy elsewhere. */
  busy: readonly BusyTime[]
  monday: Day
  /** What is written in the form. */
  draft: Draft | null
  /** New hours on a day, in the form. */
  onAdd: (date: Day) => void
  /** Opens weekly hours, on a date of theirs. */
  onEdit: (ruleId: string, date: Day, more?: { asksToRemove?: boolean; staysInGrid?: boolean }) => void
  /** New hours that were drawn. */
  onDraw: (span: Span) => void
  /** Hours that were moved or lengthened; those of the draft without a block of weekly ones. */
  onPlace: (span: Span, of?: { ruleId: string; date: Day }) => void
  /** Leaves the form without keeping what is written. */
  onLeave: () => void
}

interface HoursGridProps extends HoursShown {
  days: readonly Day[]
  /** Whether a press chooses hours in the grid, to be dragged there, and leaves the form where it is. */
  staysInGrid?: boolean
}

/** A week, or a day of it: its hours, which can be drawn and moved, with time off and bookings over them. */
export function HoursGrid(props: HoursGridProps) {
  const { rules, taken, busy, monday, days, draft, staysInGrid = false, onAdd, onEdit, onDraw, onPlace } = props
  const open = hoursBlocks(rules, draft, monday, days)
  const place = (key: string, span: Span) => {
    const block = open.find((each) => each.key === key)
    if (block) onPlace(span, key === WRITTEN ? undefined : { ruleId: block.hours.id ?? '', date: block.date })
  }
  const spanOf = (key: string) => open.find((each) => each.key === key && each.isWhole)
  const { ghost, listeners } = useDrawing({ spanOf, onDraw, onMove: place })
  const { grid, follow } = useFocusOfWritten(draft)
  const moveByKey = (event: KeyboardEvent, block: Shown) => {
    const span = block.isWhole && spanByKey(event.key, event.shiftKey, block, days)
    if (!span) return
    event.preventDefault()
    follow()
    place(block.key, span)
  }
  const blocks = withGhost(open, ghost).map((block) => ({
    ...block,
    key: `${block.key}:${block.day}`,
    look: block.key === WRITTEN || block.isGhost ? ('chosen' as const) : ('open' as const),
    children: (
      <HoursButton
        block={block}
        ghost={block.isGhost ? block : null}
        onOpen={() => block.hours?.id && onEdit(block.hours.id, block.date, { staysInGrid })}
        onKeyDown={(event) => pressedOn(block, event, props) || moveByKey(event, block)}
      />
    ),
  }))
  return (
    <>
      <WeekGrid
        label="Hours of the week"
        days={days}
        blocks={[...blocks, ...extraBlocks(taken, rules, monday, days)]}
        over={takenBlocks(taken, busy, days)}
        today={dayOf(now())}
        drawing={{ ...listeners, ref: grid, className: styles.drawn }}
        headExtra={(day) => <AddHours day={day} onAdd={onAdd} />}
      />
      <Written blocks={open} ghost={ghost} />
    </>
  )
}

const AddHours = ({ day, onAdd }: { day: Day; onAdd: HoursShown['onAdd'] }) => (
  <Button
    variant="quiet"
    size="sm"
    icon="plus"
    label={`Add hours on ${weekdayName(weekdayOf(day))}`}
    onClick={() => onAdd(day)}
  />
)

/** Removes or leaves hours by a key; answers whether it was one of those. */
function pressedOn({ key, hours, date }: Shown, event: KeyboardEvent, { onEdit, onLeave }: HoursShown): boolean {
  if (event.key === 'Delete' && hours?.id) onEdit(hours.id, date, { asksToRemove: true })
  else if (event.key === 'Escape' && key === WRITTEN) onLeave()
  else return false
  return true
}

type Shown = Omit<HoursBlock, 'hours'> & { hours: HoursBlock['hours'] | null; isGhost: boolean }

/** The blocks with the one that is dragged where it would come to stand. */
function withGhost(open: readonly HoursBlock[], ghost: Ghost | null): Shown[] {
  const blocks = open.map((block) => ({
    ...block,
    ...(ghost?.key === block.key && ghost.span),
    isGhost: ghost?.key === block.key,
  }))
  if (!ghost || ghost.key !== null) return blocks
  return [...blocks, { ...ghost.span, key: 'new', hours: null, date: ghost.span.day, isWhole: true, isGhost: true }]
}

/** Says where the written hours stand, as they are moved. */
function Written({ blocks, ghost }: { blocks: readonly HoursBlock[]; ghost: Ghost | null }) {
  const at = ghost?.span ?? blocks.find(({ key }) => key === WRITTEN)
  return (
    <p className="vh" aria-live="polite">
      {at && `${dayWords(at.day, 'long')}, ${clockSpan(at)}`}
    </p>
  )
}

/** Keeps the focus on the written hours while keys move them from day to day. */
function useFocusOfWritten(draft: Draft | null) {
  const grid = useRef<HTMLElement>(null)
  const follows = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the block is found anew wherever it was moved to
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-hours="${WRITTEN}"]`)?.focus()
  }, [draft])
  return {
    grid,
    follow: () => {
      follows.current = true
    },
  }
}
