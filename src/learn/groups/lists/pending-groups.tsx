import type { ReactNode } from 'react'
import { memberStates, memberWords } from '../../../nouns/study-group/group-words'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Row, RowList } from '../../../ui/data/row-list'
import { When } from '../../../ui/time/when'
import { StateTag } from '../head/state-tag'
import { useGroupAction } from '../head/use-group-action'
import { GroupInviteAccept } from '../info/standing.documents'
import styles from './groups.module.css'
import type { GroupInList } from './own-groups'

/** Groups that the reader was invited to, has applied to or waits for, with what comes next. */
export function PendingGroups({ groups }: { groups: readonly GroupInList[] }) {
  return (
    <Card title="Invited, applied and waiting" count={groups.length} flush>
      <RowList>
        {byUrgency(groups).map((group) => (
          <PendingRow key={group.id} group={group} />
        ))}
      </RowList>
    </Card>
  )
}

const order = ['offered', 'invited', 'requested', 'waiting', 'declined']

/** What waits for the reader's own answer comes first. */
const byUrgency = (groups: readonly GroupInList[]) =>
  [...groups].sort(
    (a, b) => order.indexOf(a.membership?.state ?? 'declined') - order.indexOf(b.membership?.state ?? 'declined'),
  )

function PendingRow({ group }: { group: GroupInList }) {
  const { id, name, membership } = group
  const accept = useGroupAction(GroupInviteAccept, { said: `You are in ${name}` })
  if (!membership) return null
  const { state } = membership
  const to = `/study-groups/${id}/info`
  const next = nextOf[state]
  return (
    <Row
      title={name}
      to={to}
      meta={standingWords(group)}
      end={
        <span className={styles.next}>
          <StateTag state={state}>{memberStates[state]}</StateTag>
          <span className={styles.acts}>
            {state === 'invited' && (
              <Button
                size="sm"
                variant="primary"
                data-sends
                busy={accept.isPending}
                label={`Accept the invitation to ${name}`}
                onClick={() => accept.mutate({ id: membership.id })}
              >
                Accept
              </Button>
            )}
            <LinkButton size="sm" to={to} label={`${next}: ${name}`}>
              {next}
            </LinkButton>
          </span>
        </span>
      }
    />
  )
}

const nextOf = {
  requested: 'See application',
  invited: 'See invitation',
  waiting: 'See place',
  offered: 'Take the place',
  accepted: 'Open group',
  declined: 'See why',
}

/** How it stands, in a line. */
function standingWords({ membership: own, memberCount, waitingCount, config }: GroupInList): ReactNode {
  if (!own) return null
  switch (own.state) {
    case 'invited':
      return (
        <>
          {own.invitedByName ? `${own.invitedByName} invites you. ` : 'You are invited. '}
          {[memberWords(memberCount), config.hours].filter(Boolean).join(', ')}
          {own.invitedUntil && (
            <>
              . Until <When at={own.invitedUntil} show="date" />
            </>
          )}
        </>
      )
    case 'requested':
      return (
        own.requestedAt && (
          <>
            Applied <When at={own.requestedAt} />. You are told either way
          </>
        )
      )
    case 'waiting':
      return (
        <>
          {own.place ? `Full. ${own.place} of ${waitingCount} in the queue` : 'Full'}
          {own.waitingSince && (
            <>
              , since <When at={own.waitingSince} show="date" />
            </>
          )}
        </>
      )
    case 'offered':
      return (
        own.offeredUntil && (
          <>
            A place is yours until <When at={own.offeredUntil} />
          </>
        )
      )
    case 'declined':
      return (
        <>
          {own.answeredByName ? `Declined by ${own.answeredByName}. ` : 'Declined. '}
          {own.againFrom && Date.parse(own.againFrom) > now() ? (
            <>
              You can apply again from <When at={own.againFrom} />
            </>
          ) : (
            'You can apply again'
          )}
        </>
      )
    default:
      return null
  }
}
