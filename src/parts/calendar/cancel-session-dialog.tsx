import { useState } from 'react'
import { sessionCancel } from '../../../schema/generated/limits'
import { queryClient, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Skeleton } from '../../ui/data/skeleton'
import { TextField } from '../../ui/form/text-field'
import { formatMoney, Money } from '../../ui/money/money'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import { When } from '../../ui/time/when'
import { CancelQuote, type CancelQuoteQuery, CancelSession } from './calendar.documents'
import styles from './calendar.module.css'

interface CancelSessionDialogProps {
  session: { id: string; name: string; startAt: string; status: string }
  onKeep: () => void
  onDone: () => void
}

/** Asks before cancelling, with the refund and its policy. */
export function CancelSessionDialog({ session, onKeep, onDone }: CancelSessionDialogProps) {
  const [reason, setReason] = useState('')
  const held = session.status === 'pending'
  const { data, error } = useApi(CancelQuote, { id: session.id }, { staleTime: 0 })
  const quote = data?.sessionQuote
  const cancel = useAction(CancelSession, {
    onSuccess: () => {
      toast({ kind: 'positive', text: held ? 'Released' : 'Cancelled', detail: session.name })
      void queryClient.invalidateQueries()
      onDone()
    },
  })
  const back = quote ? -quote.total : 0
  return (
    <Confirm
      open
      danger
      title={held ? 'Release this time?' : `Cancel ${session.name}?`}
      keepLabel="Keep it"
      confirmLabel={labelFor(held, back)}
      busy={cancel.isPending || (!quote && !error)}
      onCancel={onKeep}
      onConfirm={() =>
        cancel.mutate({ id: session.id, reason: reason.trim() || null, idempotencyKey: `cancel:${session.id}` })
      }
    >
      <div className={styles.cancel}>
        <p>
          <When at={session.startAt} />
        </p>
        {error ? (
          <p role="alert">{error.message}</p>
        ) : !quote ? (
          <Skeleton height={64} />
        ) : held ? (
          <p>You have not paid, so there is nothing to refund.</p>
        ) : (
          <Refund quote={quote} />
        )}
        {!held && (
          <TextField
            label="Reason"
            optional
            most={sessionCancel.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Confirm>
  )
}

/** What comes back and what it costs, with the policy. */
function Refund({ quote: { total, cancelCost, policy, freeUntil } }: { quote: CancelQuoteQuery['sessionQuote'] }) {
  return (
    <>
      <p>
        {total < 0 ? (
          <>
            <Money pence={-total} /> is refunded to the wallet.
          </>
        ) : (
          'No refund.'
        )}
      </p>
      {cancelCost > 0 && (
        <p>
          The free time is over: cancelling costs <Money pence={cancelCost} /> now.
        </p>
      )}
      <p className="help">
        {policy}
        {freeUntil && Date.parse(freeUntil) > now() && (
          <>
            {' '}
            For this start it is free until <When at={freeUntil} />.
          </>
        )}
      </p>
    </>
  )
}

function labelFor(held: boolean, back: number): string {
  if (held) return 'Release this time'
  return back > 0 ? `Cancel and refund ${formatMoney(back)}` : 'Cancel session'
}
