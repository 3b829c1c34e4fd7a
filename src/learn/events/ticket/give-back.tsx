import { useWallet } from '../../../providers/wallet'
import { formatMoney, Money } from '../../../ui/money/money'
import lineStyles from '../../../ui/money/price-lines.module.css'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import type { Event, Ticket } from '../event/event'
import { useEventAction } from '../use-event-action'
import { Terms } from './terms'
import { EventTicketDelete } from './ticket.documents'
import styles from './ticket.module.css'

interface GiveBackProps {
  event: Event
  ticket: Ticket
  onClose: () => void
}

/** Asks before a ticket is given back: what was paid, what is kept, and what comes back. */
export function GiveBack({ event, ticket, onClose }: GiveBackProps) {
  const paid = ticket.paid ?? 0
  const refund = ticket.refund ?? 0
  const balance = useWallet()?.balance
  const giveBack = useEventAction(EventTicketDelete, {
    said: refund > 0 ? `${formatMoney(refund)} is back in your wallet` : 'Your ticket is given back',
    onSettled: onClose,
  })
  return (
    <Confirm
      open
      title="Cancel your ticket"
      confirmLabel={refund > 0 ? `Cancel ticket, ${formatMoney(refund)} back` : 'Cancel ticket'}
      keepLabel="Keep ticket"
      danger
      busy={giveBack.isPending}
      onConfirm={() => giveBack.mutate({ id: ticket.id })}
      onCancel={onClose}
    >
      <div className={styles.words}>
        <p>
          {event.title}, <When at={event.startAt} />.
        </p>
        {paid > 0 && (
          <table className={lineStyles.lines}>
            <caption className="vh">What comes back</caption>
            <tbody>
              <Line label="Paid" pence={paid} />
              <Line label="Kept by the policy" pence={paid - refund} />
            </tbody>
            <tbody className={lineStyles.total}>
              <Line label="Back to your wallet" pence={refund} />
            </tbody>
            {balance !== undefined && (
              <tfoot>
                <Line label="Balance afterwards" pence={balance + refund} />
              </tfoot>
            )}
          </table>
        )}
        {paid > 0 && (
          <Terms startAt={event.startAt} paid={paid} freeUntil={ticket.freeUntil} laterPercent={ticket.laterPercent} />
        )}
        <p className="meta">Your place goes to somebody else at once, so you may not get it back.</p>
      </div>
    </Confirm>
  )
}

const Line = ({ label, pence }: { label: string; pence: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <Money pence={pence} />
    </td>
  </tr>
)
