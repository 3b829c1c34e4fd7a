import { useState } from 'react'
import { declineUntil } from '../../../../rules/room/session-timing'
import { nameOf } from '../../../nouns/session/attendees'
import { AssignmentAccept } from '../../../parts/assignment/assignment.documents'
import { Decline } from '../../../parts/assignment/decline'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import type { UpcomingFragment } from './tutor.documents'

interface ToAcceptProps {
  sessions: readonly UpcomingFragment[]
  now: number
}

/** Sessions that were given to a tutor who has not said yet whether they take them. Hidden if there are none. */
export function ToAccept({ sessions, now }: ToAcceptProps) {
  const [declined, setDeclined] = useState<UpcomingFragment | null>(null)
  const reread = () => void invalidate('TutorDashboard')
  const accept = useSingleAction(AssignmentAccept, { onSuccess: reread })
  const asked = sessions.filter(
    ({ assignmentStatus, status, startAt }) =>
      assignmentStatus === 'assigned' && status === 'booked' && Date.parse(startAt) > now,
  )
  if (asked.length === 0) return null
  return (
    <Card title="Will you take these?" count={asked.length}>
      <RowList tight>
        {asked.map((session) => (
          <Row
            key={session.id}
            title={session.name}
            to={`/classroom/${session.id}`}
            meta={
              <>
                <When at={session.startAt} until={session.deadline ? undefined : session.endAt} /> ·{' '}
                {nameOf(session, 'candidate')}
              </>
            }
            end={
              <span className="btn-row">
                {declineUntil(session) > now && (
                  <Button
                    size="sm"
                    variant="quiet"
                    label={`Decline: ${session.name}`}
                    onClick={() => setDeclined(session)}
                  >
                    Decline
                  </Button>
                )}
                <Button
                  size="sm"
                  label={`Accept: ${session.name}`}
                  busy={accept.isPending && accept.variables.id === session.id}
                  onClick={() => accept.mutate({ id: session.id })}
                >
                  Accept
                </Button>
              </span>
            }
          />
        ))}
      </RowList>
      {declined && <Decline open session={declined} onDone={reread} onClose={() => setDeclined(null)} />}
    </Card>
  )
}
