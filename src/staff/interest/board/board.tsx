import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ContactStatus } from '../../../../schema/generated/types'
import { holds, useViewer } from '../../../providers/sign-in/viewer'
import { useNarrow } from '../../../theme/narrow'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { EmptyState } from '../../../ui/page/blank'
import { Tabs } from '../../../ui/page/tabs'
import type { InterestFiguresQuery } from '../interest.documents'
import { isStatus, statuses } from '../statuses'
import type { Narrowing } from '../use-interest'
import { useMinute } from '../use-minute'
import styles from './board.module.css'
import { Lane } from './lane'
import type { Shared } from './shared'
import { useLaneDrag } from './use-lane-drag'
import { useMoves } from './use-moves'

interface BoardProps {
  narrowing: Narrowing
  isNarrowed: boolean
  figures: InterestFiguresQuery['leadFigures'] | undefined
  onOpen: (id: string) => void
  /** Shows all leads again. */
  onAll: () => void
}

/** The leads by contact status: six columns, or on a phone the one that is chosen. */
export function Board({ narrowing, isNarrowed, figures, onOpen, onAll }: BoardProps) {
  const viewer = useViewer()
  const isPhone = useNarrow()
  const moves = useMoves()
  const now = useMinute()
  const canMove = viewer !== null && holds(viewer, 'manage_users')
  const shared: Shared = { narrowing, moves, canMove, now, onOpen }
  if (figures?.rows === 0) return <NoLead isNarrowed={isNarrowed} onAll={onAll} />
  const countOf = (count: (typeof statuses)[number]['count']) => figures?.[count]
  return (
    <>
      {isPhone ? <OneLane shared={shared} countOf={countOf} /> : <AllLanes shared={shared} countOf={countOf} />}
      <p className="vh" role="status">
        {moves.said}
      </p>
    </>
  )
}

interface LanesProps {
  shared: Shared
  countOf: (count: (typeof statuses)[number]['count']) => number | undefined
}

function AllLanes({ shared, countOf }: LanesProps) {
  const { moves, canMove } = shared
  const [opened, setOpened] = useState<readonly ContactStatus[]>([])
  const drag = useLaneDrag(moves.move, canMove)
  const isShut = (status: ContactStatus) => !opened.includes(status)
  const toggle = (status: ContactStatus) =>
    setOpened((before) => (before.includes(status) ? before.filter((each) => each !== status) : [...before, status]))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard. */}
      <section className={styles.scroll} aria-label="Board" tabIndex={0} {...drag.listeners} ref={drag.board}>
        <div className={styles.board}>
          {statuses.map((status) => (
            <Lane
              key={status.value}
              status={status}
              count={countOf(status.count)}
              shut={status.folded !== undefined && isShut(status.value)}
              onToggle={status.folded && (() => toggle(status.value))}
              drag={drag}
              {...shared}
            />
          ))}
        </div>
      </section>
      <p className={styles.help}>
        {canMove && (
          <>
            Drag a card to another column, or press <kbd>M</kbd> on it and choose.{' '}
          </>
        )}
        Within a column: overdue first, then by follow-up, then the newest.
      </p>
    </>
  )
}

function OneLane({ shared, countOf }: LanesProps) {
  const [params] = useSearchParams()
  const asked = params.get('status')
  const shown = isStatus(asked) ? asked : 'new'
  const to = (status: ContactStatus) => {
    const next = new URLSearchParams(params)
    next.set('status', status)
    return `?${next}`
  }
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label="Contact status"
          items={statuses.map(({ value, label, count }) => ({
            to: to(value),
            label,
            count: countOf(count),
            current: value === shown,
          }))}
        />
      </div>
      {statuses
        .filter(({ value }) => value === shown)
        .map((status) => (
          <Lane key={status.value} status={status} count={countOf(status.count)} shut={false} {...shared} />
        ))}
    </>
  )
}

function NoLead({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          title="No lead matches"
          icon="search"
          action={<Button onClick={onAll}>Clear search and filters</Button>}
        >
          Try fewer filters, or another spelling.
        </EmptyState>
      ) : (
        <EmptyState title="Nobody has signed up yet">Whoever signs up as a student appears here, as new.</EmptyState>
      )}
    </Card>
  )
}
