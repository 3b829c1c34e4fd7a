import { type FormEvent, useState } from 'react'
import { walletCredit } from '../../../schema/generated/limits'
import type { CreditKind } from '../../../schema/generated/types'
import { idempotencyKey, queryClient, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { Segments } from '../../ui/form/segments'
import { TextArea } from '../../ui/form/text-area'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { formatMoney, parsePounds } from '../../ui/money/money'
import { PoundsField } from '../../ui/money/pounds-field'
import priceStyles from '../../ui/money/price-panel.module.css'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import styles from './dialogs.module.css'
import { PaymentField } from './payment-field'
import { AddCredit } from './person.documents'
import { usePerson } from './use-person'

const kinds: readonly { value: CreditKind; label: string; help: string }[] = [
  { value: 'topup', label: 'Top-up by hand', help: 'Money that came another way, such as by bank' },
  { value: 'bonus', label: 'Bonus', help: 'A gift of the school' },
  { value: 'refund', label: 'Refund', help: 'For something that was paid for' },
  { value: 'adjustment', label: 'Adjustment', help: 'Puts a mistake right, up or down' },
]

type Faults = { kind?: string; payment?: string; amount?: string; reason?: string; whole?: string }

/** Adds credit to a person's wallet by hand. Nothing is chosen at first, and the balance afterwards stands above the button. */
export function CreditDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { data } = usePerson(id)
  const [kind, setKind] = useState<CreditKind | null>(null)
  const [way, setWay] = useState<'up' | 'down'>('up')
  const [payment, setPayment] = useState('')
  const [typed, setTyped] = useState('')
  const [suggested, setSuggested] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [key, setKey] = useState(idempotencyKey)
  const guard = useLeaveGuard(kind !== null || typed !== '' || reason !== '')
  const add = useAction(AddCredit, {
    quiet: true,
    onSuccess: ({ walletCredit }) => {
      toast({
        kind: 'positive',
        text: `${formatMoney(amount ?? 0, true)} for ${name}`,
        detail: `The wallet holds ${formatMoney(walletCredit.balance)}.`,
      })
      void queryClient.invalidateQueries()
      guard.release()
      onClose()
    },
    onError: ({ field, message }) => {
      // What is corrected is another intent.
      setKey(idempotencyKey())
      setFaults(faultAt(field, message))
    },
  })
  const pence = parsePounds(typed)
  const amount = pence === undefined ? undefined : kind === 'adjustment' && way === 'down' ? -pence : pence
  const balance = data?.wallet.balance
  const after = balance !== undefined && amount !== undefined ? balance + amount : undefined

  // Mostly the whole of a payment is given back; what somebody typed stays.
  const suggest = (left: number) => {
    if (typed !== '' && typed !== suggested) return
    const text = left > 0 ? formatMoney(left).replace('£', '') : ''
    setSuggested(text)
    setTyped(text)
  }
  const choose = (id: string, left: number) => {
    setPayment(id)
    suggest(left)
  }
  const chooseKind = (chosen: CreditKind) => {
    setKind(chosen)
    // What is left of a payment is no amount for anything else.
    if (chosen !== 'refund' && payment) choose('', 0)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf({ kind, payment, amount, after, reason })
    setFaults(found)
    if (Object.keys(found).length > 0 || !kind || amount === undefined) return
    const reversesId = kind === 'refund' ? payment : null
    add.mutate({ userId: id, kind, amount, reason, reversesId, idempotencyKey: key })
  }
  return (
    <Dialog open title={`Add credit to ${name}`} onClose={onClose}>
      {guard.dialog}
      <form className={styles.form} onSubmit={submit} noValidate>
        <RadioGroup legend="Kind" look="cards" options={kinds} value={kind} onChange={chooseKind} error={faults.kind} />
        {kind === 'adjustment' && (
          <div className={styles.way}>
            <Segments
              label="Up or down"
              options={[
                { value: 'up', label: 'Add' },
                { value: 'down', label: 'Take away' },
              ]}
              value={way}
              onChange={setWay}
            />
          </div>
        )}
        {kind === 'refund' && <PaymentField userId={id} value={payment} error={faults.payment} onChange={choose} />}
        <PoundsField
          label="Amount"
          value={typed}
          error={faults.amount}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextArea
          label="Reason"
          rows={2}
          most={walletCredit.reason}
          value={reason}
          error={faults.reason}
          help={`${name} reads it beside the amount.`}
          onChange={({ target }) => setReason(target.value)}
        />
        <Lines
          balance={balance}
          amount={amount}
          after={after}
          word={kind ? (kinds.find(({ value }) => value === kind)?.label ?? '') : 'Credit'}
        />
        <p className="help">
          {`${name} sees it under All transactions and is told by e-mail, if not turned off. Staff see it in the story and in the audit log, with your name. It cannot be edited, only put right by an adjustment.`}
        </p>
        {faults.whole && (
          <p role="alert" className={styles.fault}>
            {faults.whole}
          </p>
        )}
        <footer className={styles.foot} data-dialog-foot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={amount && amount < 0 ? 'danger' : 'primary'} busy={add.isPending}>
            {labelOf(kind, amount)}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

interface Sums {
  balance: number | undefined
  amount: number | undefined
  after: number | undefined
  word: string
}

function Lines({ balance, amount, after, word }: Sums) {
  return (
    <div className={styles.box} aria-live="polite">
      <table className={priceStyles.lines}>
        <caption className="vh">What it does to the balance</caption>
        <tbody>
          <tr>
            <th scope="row">Balance now</th>
            <td className="num">{balance === undefined ? '–' : formatMoney(balance)}</td>
          </tr>
          <tr>
            <th scope="row">{word}</th>
            <td className="num">{amount === undefined ? '–' : formatMoney(amount, true)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Balance afterwards</th>
            <td className="num">{after === undefined ? '–' : formatMoney(after)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Puts what the server refuses beside the control that it is about. */
function faultAt(field: string | undefined, message: string): Faults {
  if (field === 'amount' || field === 'reason') return { [field]: message }
  return field === 'reversesId' ? { payment: message } : { whole: message }
}

function faultsOf({
  kind,
  payment,
  amount,
  after,
  reason,
}: {
  kind: CreditKind | null
  payment: string
  amount: number | undefined
  after: number | undefined
  reason: string
}): Faults {
  return {
    ...(!kind && { kind: 'Choose what it is' }),
    ...(kind === 'refund' && !payment && { payment: 'Choose what is given back' }),
    ...(!amount && { amount: 'Write pounds and pence, such as 12.50' }),
    ...(after !== undefined &&
      after < 0 && { amount: 'A wallet never falls below nothing: take at most what it holds' }),
    ...(!reason.trim() && { reason: 'Field is required' }),
  }
}

/** The button says what it does; until that is known, it only asks for it. */
function labelOf(kind: CreditKind | null, amount: number | undefined): string {
  if (!kind || !amount) return 'Add credit'
  const pounds = formatMoney(Math.abs(amount))
  if (amount < 0) return `Take away ${pounds}`
  switch (kind) {
    case 'topup':
      return `Add ${pounds} top-up`
    case 'bonus':
      return `Add ${pounds} bonus`
    case 'refund':
      return `Refund ${pounds}`
    case 'adjustment':
      return `Add ${pounds}`
  }
}
