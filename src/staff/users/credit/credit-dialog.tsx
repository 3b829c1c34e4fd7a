import { walletCredit } from '../../../../schema/generated/limits'
import type { CreditKind } from '../../../../schema/generated/types'
import { Button } from '../../../ui/action/button'
import { RadioGroup } from '../../../ui/form/radio-group'
import { Segments } from '../../../ui/form/segments'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { formatMoney } from '../../../ui/money/money'
import { PoundsField } from '../../../ui/money/pounds-field'
import priceStyles from '../../../ui/money/price-panel.module.css'
import { Dialog } from '../../../ui/overlay/dialog'
import styles from '../dialogs.module.css'
import { PaymentField } from './payment-field'
import { useCredit } from './use-credit'

const kinds: readonly { value: CreditKind; label: string; help: string }[] = [
  { value: 'topup', label: 'Top-up by hand', help: 'Money that came another way, such as by bank' },
  { value: 'bonus', label: 'Bonus', help: 'A gift of the school' },
  { value: 'refund', label: 'Refund', help: 'For something that was paid for' },
  { value: 'adjustment', label: 'Adjustment', help: 'Puts a mistake right, up or down' },
]

/** Adds credit to a person's wallet by hand. Nothing is chosen at first, and the balance afterwards stands above the button. */
export function CreditDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useCredit(id, name, () => {
    guard.release()
    onClose()
  })
  const { credit, faults } = form
  const { kind, way, payment, pounds, amount, reason } = credit
  const guard = useLeaveGuard(kind !== null || pounds !== '' || reason !== '')
  return (
    <Dialog open title={`Add credit to ${name}`} onClose={() => guard.leave(onClose)}>
      {guard.dialog}
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <RadioGroup
          legend="Kind"
          look="cards"
          options={kinds}
          value={kind}
          onChange={form.chooseKind}
          error={faults.kind}
        />
        {kind === 'adjustment' && <UpOrDown value={way} onChange={(chosen) => form.set({ way: chosen })} />}
        {kind === 'refund' && (
          <PaymentField userId={id} value={payment} error={faults.payment} onChange={form.choosePayment} />
        )}
        <PoundsField
          label="Amount"
          value={pounds}
          error={faults.amount}
          onChange={({ target }) => form.set({ pounds: target.value })}
        />
        <TextArea
          label="Reason"
          rows={2}
          most={walletCredit.reason}
          value={reason}
          error={faults.reason}
          help={`${name} reads it beside the amount.`}
          onChange={({ target }) => form.set({ reason: target.value })}
        />
        <Sums {...credit} word={kind ? (kinds.find(({ value }) => value === kind)?.label ?? '') : 'Credit'} />
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
          <Button type="submit" variant={amount && amount < 0 ? 'danger' : 'primary'} busy={form.busy}>
            {labelOf(kind, amount)}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

interface UpOrDownProps {
  value: 'up' | 'down'
  onChange: (value: 'up' | 'down') => void
}

const UpOrDown = ({ value, onChange }: UpOrDownProps) => (
  <div className={styles.way}>
    <Segments
      label="Up or down"
      options={[
        { value: 'up', label: 'Add' },
        { value: 'down', label: 'Take away' },
      ]}
      value={value}
      onChange={onChange}
    />
  </div>
)

interface SumsProps {
  balance: number | undefined
  amount: number | undefined
  after: number | undefined
  word: string
}

function Sums({ balance, amount, after, word }: SumsProps) {
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
