import { useState } from 'react'
import { invalidate, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Confirm } from '../../ui/overlay/confirm'
import { ErrorState } from '../../ui/page/blank'
import { dayOf } from '../../ui/time/london-days'
import { formatLondonTime, sameDay } from '../../ui/time/london-time'
import { When } from '../../ui/time/when'
import type { Exception } from './exception-draft'
import { ExceptionForm } from './exception-form'
import type { Offered } from './for-what'
import { AvailabilityExceptions, RemoveException } from './hours.documents'
import styles from './slots.module.css'

interface ExceptionsCardProps {
  /** Whose; one's own without it. */
  userId: string | undefined
  zone: string
  offered: Offered
}

/** The days that differ from the usual week, from today on. */
export function ExceptionsCard({ userId, zone, offered }: ExceptionsCardProps) {
  const [edited, setEdited] = useState<Exception | 'new' | null>(null)
  const [removing, setRemoving] = useState<Exception | null>(null)
  const from = `${dayOf(now())}T00:00:00.000Z`
  const query = useApi(AvailabilityExceptions, { userId, from })
  const exceptions = [...(query.data?.availabilityExceptions ?? [])].sort((a, b) => a.from.localeCompare(b.from))
  return (
    <Card title="Exceptions" count={exceptions.length || undefined}>
      {query.error && !query.data ? (
        <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching} />
      ) : !query.data ? (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      ) : (
        <RowList tight>
          {exceptions.map((each) => (
            <ExceptionRow
              key={each.id}
              exception={each}
              onChange={() => setEdited(each)}
              onRemove={() => setRemoving(each)}
            />
          ))}
        </RowList>
      )}
      {query.data && exceptions.length === 0 && !edited && (
        <p className="meta">No exceptions yet. Add a day off, or extra hours.</p>
      )}
      {edited ? (
        <ExceptionForm
          key={edited === 'new' ? edited : edited.id}
          userId={userId}
          zone={zone}
          exception={edited === 'new' ? null : edited}
          offered={offered}
          onDone={() => setEdited(null)}
        />
      ) : (
        <Button size="sm" icon="plus" className={styles.add} onClick={() => setEdited('new')}>
          Add an exception
        </Button>
      )}
      <RemoveExceptionDialog exception={removing} onDone={() => setRemoving(null)} />
    </Card>
  )
}

interface ExceptionRowProps {
  exception: Exception
  onChange: () => void
  onRemove: () => void
}

const ExceptionRow = ({ exception, onChange, onRemove }: ExceptionRowProps) => (
  <Row
    before={<Icon name={exception.kind === 'off' ? 'minus' : 'plus'} size="sm" />}
    title={<Period exception={exception} />}
    meta={wordsOf(exception)}
    end={
      <>
        <Button variant="quiet" size="sm" icon="pen" label="Change this exception" onClick={onChange} />
        <Button variant="quiet" size="sm" icon="close" label="Remove this exception" onClick={onRemove} />
      </>
    }
  />
)

/** Asks before an exception goes; null asks nothing. */
function RemoveExceptionDialog({ exception, onDone }: { exception: Exception | null; onDone: () => void }) {
  const remove = useAction(RemoveException, {
    onSuccess: () => {
      onDone()
      void invalidate('AvailabilityExceptions', 'TakenTime')
    },
  })
  return (
    <Confirm
      open={exception !== null}
      danger
      title="Remove this exception?"
      keepLabel="Keep it"
      confirmLabel="Remove"
      busy={remove.isPending}
      onCancel={onDone}
      onConfirm={() => exception && remove.mutate({ id: exception.id })}
    >
      {exception && (
        <p>
          <Period exception={exception} />:{' '}
          {exception.kind === 'off'
            ? 'your usual hours can be booked again.'
            : 'these extra hours can no longer be booked.'}
        </p>
      )}
    </Confirm>
  )
}

/** 'Extra hours: before the exam. Client interview; Property Law'. */
function wordsOf({ kind, note, sessionTypes, practiceAreas }: Exception): string {
  const what = [kind === 'off' ? 'Not available' : 'Extra hours', note].filter(Boolean).join(': ')
  const only = [sessionTypes, practiceAreas].map((named) => named.map(({ name }) => name).join(', ')).filter(Boolean)
  return only.length ? `${what}. Only ${only.join('; ')}` : what
}

/** Whole days are said by their dates alone. */
function Period({ exception: { from, until } }: { exception: Exception }) {
  const whole = [from, until].every((each) => formatLondonTime(each) === '00:00')
  if (!whole) return <When at={from} until={until} />
  const last = new Date(Date.parse(until) - 1)
  return (
    <>
      <When at={from} show="date" />
      {!sameDay(from, last) && (
        <>
          {' '}
          to <When at={last} show="date" />
        </>
      )}
      , all day
    </>
  )
}
