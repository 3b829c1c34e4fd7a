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
import { type Exception, ExceptionForm } from './exception-form'
import { AvailabilityExceptions, RemoveException } from './hours.documents'
import styles from './slots.module.css'
import type { Named } from './ticks'

interface ExceptionsCardProps {
  /** Whose; one's own without it. */
  userId: string | undefined
  zone: string
  types: readonly Named[]
  areas: readonly Named[]
}

/** The days that differ from the usual week, from today on. */
export function ExceptionsCard({ userId, zone, types, areas }: ExceptionsCardProps) {
  const [edited, setEdited] = useState<Exception | 'new' | null>(null)
  const [removing, setRemoving] = useState<Exception | null>(null)
  const from = `${dayOf(now())}T00:00:00.000Z`
  const query = useApi(AvailabilityExceptions, { userId, from })
  const remove = useAction(RemoveException, {
    onSuccess: () => {
      setRemoving(null)
      void invalidate('AvailabilityExceptions', 'TakenTime')
    },
  })
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
            <Row
              key={each.id}
              before={<Icon name={each.kind === 'off' ? 'minus' : 'plus'} size="sm" />}
              title={<Period exception={each} />}
              meta={wordsOf(each)}
              end={
                <>
                  <Button
                    variant="quiet"
                    size="sm"
                    icon="pen"
                    label="Change this exception"
                    onClick={() => setEdited(each)}
                  />
                  <Button
                    variant="quiet"
                    size="sm"
                    icon="close"
                    label="Remove this exception"
                    onClick={() => setRemoving(each)}
                  />
                </>
              }
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
          types={types}
          areas={areas}
          onDone={() => setEdited(null)}
        />
      ) : (
        <Button size="sm" icon="plus" className={styles.add} onClick={() => setEdited('new')}>
          Add an exception
        </Button>
      )}
      <Confirm
        open={removing !== null}
        danger
        title="Remove this exception?"
        keepLabel="Keep it"
        confirmLabel="Remove"
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate({ id: removing.id })}
      >
        {removing && (
          <p>
            <Period exception={removing} />:{' '}
            {removing.kind === 'off'
              ? 'your usual hours can be booked again.'
              : 'these extra hours can no longer be booked.'}
          </p>
        )}
      </Confirm>
    </Card>
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
