import { useState } from 'react'
import { joinAddress } from '../../nouns/session/next-moment'
import { wordOf } from '../../nouns/session/state'
import { now } from '../../providers/clock'
import { useApi } from '../../providers/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { DescriptionList } from '../../ui/data/description-list'
import { Person } from '../../ui/data/person'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Dialog } from '../../ui/overlay/dialog'
import { ErrorState } from '../../ui/page/blank'
import { When } from '../../ui/time/when'
import { CalendarSession, type CalendarSessionQuery } from './calendar.documents'
import { othersIn } from './calendar-entries'
import { CancelSessionDialog } from './cancel-session-dialog'

interface SessionSheetProps {
  id: string
  viewerId: string | undefined
  onClose: () => void
}

/** What is known of a session, and what one can do about it: a sheet on a phone. */
export function SessionSheet({ id, viewerId, onClose }: SessionSheetProps) {
  const { data, error, refetch, isFetching } = useApi(CalendarSession, { id }, { staleTime: 0 })
  const [cancelling, setCancelling] = useState(false)
  const session = data?.session.id === id ? data.session : undefined
  if (session && cancelling) {
    return <CancelSessionDialog session={session} onKeep={() => setCancelling(false)} onDone={onClose} />
  }
  return (
    <Dialog
      open
      size="sm"
      title={session?.name ?? 'Session'}
      onClose={onClose}
      foot={session && <Actions session={session} onCancel={() => setCancelling(true)} />}
    >
      {session ? (
        <DescriptionList items={factsOf(session, viewerId)} />
      ) : error ? (
        <ErrorState title="This session did not load" onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Dialog>
  )
}

type Shown = CalendarSessionQuery['session']

function factsOf(session: Shown, viewerId: string | undefined) {
  const { startAt, endAt, deadline, accessOpen, practiceArea, status, holdUntil } = session
  const others = othersIn(session, viewerId)
  return [
    deadline
      ? { term: 'Papers open', value: <When at={startAt} /> }
      : { term: 'When', value: <When at={startAt} until={endAt} /> },
    ...(deadline ? [{ term: 'Answers due', value: <When at={deadline} /> }] : []),
    ...(!deadline && accessOpen && accessOpen !== startAt
      ? [{ term: 'Papers open', value: <When at={accessOpen} show="time" /> }]
      : []),
    ...(practiceArea ? [{ term: 'Practice area', value: practiceArea.name }] : []),
    ...(others.length > 0
      ? [
          {
            term: 'With',
            value: (
              <span className="people">
                {others.map(({ id, ...person }) => (
                  <Person key={id} {...person} />
                ))}
              </span>
            ),
          },
        ]
      : []),
    {
      term: 'State',
      value: (
        <>
          {wordOf(status)}
          {status === 'pending' && holdUntil && (
            <>
              , until <When at={holdUntil} show="time" />
            </>
          )}
        </>
      ),
    },
  ]
}

function Actions({ session, onCancel }: { session: Shown; onCancel: () => void }) {
  const { id, allowed, status, sessionTypeId } = session
  const join = joinAddress(session, now())
  return (
    <div className="btn-row sheet-actions">
      {allowed.includes('sessionCancel') && (
        <Button variant="danger" onClick={onCancel}>
          {status === 'pending' ? 'Let it go' : 'Cancel session'}
        </Button>
      )}
      {allowed.includes('sessionReschedule') && (
        <LinkButton to={`/booking/${sessionTypeId}?move=${id}`}>Move</LinkButton>
      )}
      {join && (
        <LinkButton href={join} target="_blank" rel="noopener">
          Join
        </LinkButton>
      )}
      {status === 'pending' ? (
        <LinkButton variant="primary" to={`/booking/confirmation?session=${id}`}>
          Confirm and pay
        </LinkButton>
      ) : (
        <LinkButton variant="primary" to={`/classroom/${id}`}>
          Open classroom
        </LinkButton>
      )}
    </div>
  )
}
