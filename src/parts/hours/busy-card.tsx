import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { When } from '../../ui/time/when'
import type { BusyTimesQuery } from '../calendar/entries/busy.documents'
import { OpenBusyTime } from './hours.documents'
import styles from './slots.module.css'

export type BusyTime = BusyTimesQuery['busyTimes'][number]

interface BusyCardProps {
  /** Those of the shown week. */
  times: readonly BusyTime[]
  /** Whether they are the reader's own, who alone opens starts again. */
  isOwn: boolean
}

/** The times at which a tutor is busy elsewhere, which close their starts until they open them again. */
export function BusyCard({ times, isOwn }: BusyCardProps) {
  if (!times.length && !isOwn) return null
  return (
    <Card title="Closed by busy times" count={times.filter(({ openedAt }) => !openedAt).length || undefined}>
      {times.length > 0 && (
        <RowList tight>
          {times.map((time) => (
            <BusyRow key={time.id} time={time} isOwn={isOwn} />
          ))}
        </RowList>
      )}
      <p className="meta">
        {times.length
          ? 'Nobody can book these starts. Your hours underneath stand, and come back when the entry goes.'
          : 'While you are busy in a calendar elsewhere, your starts close by themselves.'}
      </p>
      {isOwn && (
        <div className={styles.add}>
          <LinkButton size="sm" icon="link" to="/account#calendar">
            Calendars
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

function BusyRow({ time: { id, from, until, openedAt, name }, isOwn }: { time: BusyTime; isOwn: boolean }) {
  const change = useAction(OpenBusyTime, { onSuccess: () => invalidate('BusyTimes', 'TakenTime') })
  const open = !openedAt
  const title = name ?? /* text */ 'Busy elsewhere'
  return (
    <Row
      title={title}
      meta={
        <>
          <When at={from} until={until} />
          {openedAt && ' · opened again by you'}
        </>
      }
      end={
        isOwn && (
          <Button
            size="sm"
            busy={change.isPending}
            aria-label={open ? `Open again: ${title}` : `Close: ${title}`}
            onClick={() => change.mutate({ id, open })}
          >
            {open ? 'Open again' : 'Close'}
          </Button>
        )
      }
    />
  )
}
