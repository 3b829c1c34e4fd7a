import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import type { UpcomingFragment } from './student.documents'

const SHOWN = 5

/** The sessions after the next one; open ones are in today's tasks. Hidden if empty. */
export function ComingUp({ booked, now }: { booked: readonly UpcomingFragment[]; now: number }) {
  const sessions = booked.filter(({ startAt }) => Date.parse(startAt) > now)
  if (!sessions.length) return null
  return (
    <Card
      title="Next sessions"
      count={sessions.length}
      actions={
        <LinkButton to="/calendar/events" size="sm">
          Calendar
        </LinkButton>
      }
    >
      <RowList>
        {sessions.slice(0, SHOWN).map((session) => (
          <Row
            key={session.id}
            title={session.name}
            to={`/classroom/${session.id}`}
            meta={
              <>
                {areaInShort(session.practiceArea)}. {session.deadline && 'Opens '}
                <When at={session.startAt} until={session.deadline ? undefined : session.endAt} />
              </>
            }
          />
        ))}
      </RowList>
    </Card>
  )
}
