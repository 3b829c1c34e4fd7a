import { type FormEvent, useState } from 'react'
import { meetingCancel } from '../../../../schema/generated/limits'
import { fieldErrors } from '../../../providers/api/errors'
import { useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Skeleton } from '../../../ui/data/skeleton'
import { TextArea } from '../../../ui/form/text-area'
import { formatMoney } from '../../../ui/money/money'
import { Dialog } from '../../../ui/overlay/dialog'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import { peopleWords } from '../head/desk-words'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskEventCancel, DeskInvited } from './tickets.documents'
import styles from './tickets.module.css'
import { type Tickets, useTickets } from './use-tickets'

/** Cancels an event: what goes back to whom, and why, before it is done. */
export function CancelDialog({ event, onClose }: { event: LedEvent; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { data: tickets } = useTickets(event.id)
  const cancel = useDeskAction(DeskEventCancel, {
    said: `${event.title} is cancelled`,
    inForm: true,
    onDone: onClose,
    onStale: onClose,
  })
  const isMissing = !reason.trim()
  const send = (sent: FormEvent) => {
    sent.preventDefault()
    setTried(true)
    if (!isMissing) cancel.mutate({ id: event.id, reason: reason.trim() })
  }
  return (
    <Dialog
      open
      title="Cancel this event"
      lead={`${event.title}, ${formatLondonDateTime(event.startAt)} London. ${tickets ? holdersWords(tickets) : ''}`}
      onClose={cancel.isPending ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={cancel.isPending}>
            Keep event
          </Button>
          <Button type="submit" form="event-cancel" variant="danger" busy={cancel.isPending} disabled={!tickets}>
            {tickets?.paid ? `Cancel event, ${formatMoney(tickets.paid)} back` : 'Cancel event'}
          </Button>
        </>
      }
    >
      <form id="event-cancel" className={styles.picker} onSubmit={send} noValidate>
        <TextArea
          label={tickets?.count === 0 ? 'Reason' : 'Reason, for everybody who is coming'}
          rows={4}
          value={reason}
          most={meetingCancel.reason}
          error={fieldErrors(cancel.error).reason ?? (tried && isMissing ? 'Say why: everybody reads it.' : null)}
          onChange={({ target }) => setReason(target.value)}
        />
        {tickets ? <Back tickets={tickets} /> : <Skeleton height={120} />}
        <p className="meta">{toldWords(useInvited(event.id))}</p>
      </form>
    </Dialog>
  )
}

const useInvited = (id: string): number =>
  useApi(DeskInvited, { id }, { staleTime: 0 }).data?.meetingMembers.pageInfo.totalCount ?? 0

const holdersWords = ({ count, free }: Tickets): string =>
  count === 0
    ? 'Nobody holds a ticket.'
    : `${peopleWords(count)} ${count === 1 ? 'holds a ticket' : 'hold tickets'}${free > 0 ? `, ${free} of them free` : ''}.`

function toldWords(invited: number): string {
  const withdrawn =
    invited === 0 ? '' : invited === 1 ? ' 1 invitation is withdrawn.' : ` ${invited} invitations are withdrawn.`
  return `All are told at once by e-mail, push and in the bell; the entry leaves their calendars.${withdrawn} This cannot be undone.`
}

const ticketWords = (count: number, kind: string) => `${count} ${kind} ${count === 1 ? 'ticket' : 'tickets'}`

/** The money that goes back; nothing where nobody paid. */
function Back({ tickets: { priced, free, paid, count } }: { tickets: Tickets }) {
  if (paid === 0) return null
  return (
    <table className={styles.back}>
      <caption className="vh">What goes back</caption>
      <tbody>
        {priced.map(({ price, count: many }) => (
          <tr key={price}>
            <th scope="row">{`${ticketWords(many, 'paid')} at ${formatMoney(price)}`}</th>
            <td className="num">{formatMoney(price * many)}</td>
          </tr>
        ))}
        {free > 0 && (
          <tr>
            <th scope="row">{ticketWords(free, 'free')}</th>
            <td className="num">{formatMoney(0)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {count - free === 1 ? 'Back to 1 wallet, at once' : `Back to ${count - free} wallets, at once`}
          </th>
          <td className="num">{formatMoney(paid)}</td>
        </tr>
        <tr>
          <th scope="row">Kept by the school</th>
          <td className="num">{formatMoney(0)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
