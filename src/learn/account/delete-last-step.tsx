import { type FormEvent, useState } from 'react'
import { noticeOf } from '../../providers/api/errors'
import { useAction } from '../../providers/api/query'
import { signOut } from '../../providers/sign-in/sign-out'
import { Button } from '../../ui/action/button'
import { Checkbox } from '../../ui/form/checkbox'
import { ErrorSummary } from '../../ui/form/error-summary'
import { TextField } from '../../ui/form/text-field'
import { formatMoney } from '../../ui/money/money'
import { Dialog } from '../../ui/overlay/dialog'
import type { SectionProps } from './account'
import { AccountDelete } from './account.documents'
import styles from './account.module.css'

const FORM = 'delete-account'

/** Asks for the typed address, and deletes the account. */
export function LastStep({ account, onClose }: SectionProps & { onClose: () => void }) {
  const { email, balance, givesUp, errors, busy, typeEmail, tick, submit } = useLastStep(account.wallet.balance)
  return (
    <Dialog
      open
      size="sm"
      title="Delete for good"
      lead="Type your e-mail address to show that you mean it."
      onClose={busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={busy}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={errors[''] ? [{ text: errors[''] }] : []} />
        <TextField
          id="delete-email"
          label="Your e-mail address"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={errors.email}
          onChange={(event) => typeEmail(event.target.value)}
        />
        {balance > 0 && (
          <Checkbox
            id="delete-giveUpBalance"
            label={`Give up the ${formatMoney(balance)} in my wallet`}
            checked={givesUp}
            error={errors.giveUpBalance}
            onChange={(event) => tick(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** The typed address and the balance that is given up, and what deletes the account with them. */
function useLastStep(balanceRead: number) {
  const [email, setEmail] = useState('')
  const [givesUp, setGivesUp] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [balance, setBalance] = useState(balanceRead)
  const remove = useAction(AccountDelete, {
    quiet: true,
    onSuccess: () => void signOut(),
    onError: (error) => {
      const field = error.field ?? ''
      // The balance may have changed since the page was read: then it asks again with the present amount.
      if (field === 'giveUpBalance') {
        setBalance(Number(error.details.balance))
        setGivesUp(false)
      }
      refuse({ [field]: error.code === 'NETWORK' ? (noticeOf(error)?.text ?? error.message) : error.message })
    },
  })
  const refuse = (found: Record<string, string>) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(`delete-${first}`)?.focus()
  }
  const forget = (field: string) =>
    setErrors(Object.fromEntries(Object.entries(errors).filter(([each]) => each && each !== field)))
  return {
    email,
    balance,
    givesUp,
    errors,
    busy: remove.isPending,
    typeEmail(typed: string) {
      setEmail(typed)
      forget('email')
    },
    tick(checked: boolean) {
      setGivesUp(checked)
      forget('giveUpBalance')
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (remove.isPending) return
      const missing = {
        ...(!email.trim() && { email: 'Type your e-mail address.' }),
        ...(balance > 0 && !givesUp && { giveUpBalance: 'Spend it or ask for it back first, or tick this.' }),
      }
      refuse(missing)
      if (Object.keys(missing).length === 0) remove.mutate({ email, giveUpBalance: balance > 0 ? balance : null })
    },
  }
}
