import { useApi } from '../../../providers/api/query'
import { Card } from '../../../ui/data/card'
import { Stat } from '../../../ui/data/stat'
import { formatMoney } from '../../../ui/money/money'
import type { LedEvent } from '../head/use-event'
import { DeskInvited } from './tickets.documents'
import styles from './tickets.module.css'
import { useTickets } from './use-tickets'

/** The figures of an event: who comes, who might, and what was paid. */
export function Figures({ event: { id, membersLimit, waitingCount } }: { event: LedEvent }) {
  const { data: tickets } = useTickets(id)
  const { data: invited } = useApi(DeskInvited, { id }, { staleTime: 0 })
  return (
    <Card className={styles.figures}>
      <Stat label="Tickets" value={tickets?.count} note={membersLimit === null ? 'No limit' : `of ${membersLimit}`} />
      <Stat label="Waiting" value={waitingCount} />
      <Stat label="Invited" value={invited?.meetingMembers.pageInfo.totalCount} />
      <Stat
        label="Paid"
        value={tickets && formatMoney(tickets.paid)}
        note={tickets && tickets.free > 0 ? `${tickets.free} free` : undefined}
      />
    </Card>
  )
}
