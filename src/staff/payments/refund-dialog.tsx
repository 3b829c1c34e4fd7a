import { useId } from 'react'
import { billingTransactionRefund } from '../../../schema/generated/limits'
import { queryClient, useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextField } from '../../ui/form/text-field'
import { formatMoney } from '../../ui/money/money'
import { PoundsField } from '../../ui/money/pounds-field'
import { Dialog } from '../../ui/overlay/dialog'
import { ErrorState } from '../../ui/page/blank'
import { formatLondonDate } from '../../ui/time/london-time'
import { PaymentToRefund } from './refund.documents'
import styles from './refund.module.css'
import { RefundBar } from './refund-bar'
import { type HowMuch, type Payment, useRefund } from './use-refund'

interface RefundDialogProps {
  id: string
  onClose: () => void
}

/** Pays a payment back to its payer, in whole or in part. */
export function RefundDialog({ id, onClose }: RefundDialogProps) {
  const { data, error, refetch, isFetching } = useApi(PaymentToRefund, { id }, { staleTime: 0 })
  if (data?.billingTransaction.id === id) return <RefundForm payment={data.billingTransaction} onClose={onClose} />
  return (
    <Dialog open title="Refund" onClose={onClose}>
      {error ? (
        <ErrorState title="This payment cannot be refunded" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
    </Dialog>
  )
}

function RefundForm({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const formId = useId()
  const refund = useRefund(payment, () => {
    void queryClient.invalidateQueries()
    onClose()
  })
  const { user, itemName, amountTotal, insertedAt } = payment
  const { amount, reason, faults, busy, set, submit } = refund
  return (
    <Dialog
      open
      title={`Refund ${user?.fullName ?? 'a payment'}`}
      lead={`${itemName}. Paid ${formatMoney(amountTotal)} on ${formatLondonDate(insertedAt, 'year')}.`}
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {amount === null ? 'Refund' : `Refund ${formatMoney(amount)}`}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <RefundBar payment={payment} now={amount ?? 0} />
        <Amounts payment={payment} refund={refund} />
        <TextField
          label="Reason"
          most={billingTransactionRefund.reason}
          value={reason}
          error={faults.reason}
          help={`${user?.firstName ?? 'The payer'} reads it.`}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <WhatIsSeen payment={payment} amount={amount} reason={reason} />
        <p className="help">
          {amount === payment.refundable
            ? 'What it bought is given back whole: the things are taken back, and a bonus goes back with it.'
            : 'As much of what it bought is given back; the things stay. A bonus goes back in proportion.'}
        </p>
      </form>
    </Dialog>
  )
}

interface AmountsProps {
  payment: Payment
  refund: ReturnType<typeof useRefund>
}

function Amounts({ payment: { refundable }, refund: { howMuch, typed, faults, set } }: AmountsProps) {
  return (
    <div className={styles.amounts}>
      <RadioGroup<HowMuch>
        legend="How much"
        look="cards"
        value={howMuch}
        options={[
          {
            value: 'all',
            label: (
              <span className={styles.choice}>
                <span>All that is left</span>
                <span className="num">{formatMoney(refundable)}</span>
              </span>
            ),
            help: 'The most that can go back',
          },
          { value: 'other', label: 'Another amount', help: `Up to ${formatMoney(refundable)}` },
        ]}
        error={howMuch === 'all' ? faults.amount : undefined}
        onChange={(chosen) => set({ howMuch: chosen })}
      />
      {howMuch === 'other' && (
        <PoundsField
          label="Amount"
          value={typed}
          error={faults.amount}
          autoFocus
          onChange={({ target }) => set({ typed: target.value })}
        />
      )}
    </div>
  )
}

/** The message that the payer gets, as `tellOfRefund` of the server writes it. */
function WhatIsSeen({ payment, amount, reason }: { payment: Payment; amount: number | null; reason: string }) {
  if (amount === null) return null
  return (
    <div className={styles.seen}>
      <p className={styles.seenBy}>What {payment.user?.firstName ?? 'the payer'} sees</p>
      <p>
        <strong>{formatMoney(amount)} goes back to you</strong>
      </p>
      <p>
        {payment.itemName}, the way you paid. {reason.trim().replace(/([^.!?])$/, '$1.')} Banks take up to ten days.
      </p>
    </div>
  )
}
