import { Suspense, useState } from 'react'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import type { SectionProps } from './account'
import styles from './account.module.css'

const LastStep = lazyPart(() => import('./delete-last-step').then((m) => m.LastStep))

/** Deletes the account: asks twice, the second time for the typed address. */
export function DeleteAccount({ account }: SectionProps) {
  const [step, setStep] = useState<'none' | 'first' | 'second'>('none')
  return (
    <section aria-labelledby="delete-title">
      <h3 id="delete-title">Delete your account</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          Your profile, work and files are removed at once
          <span className="help">This cannot be undone. Not possible while a session of yours is not over.</span>
        </p>
        <Button variant="danger" onClick={() => setStep('first')}>
          Delete account
        </Button>
      </div>
      <Confirm
        open={step === 'first'}
        title="Delete your account?"
        confirmLabel="Continue"
        keepLabel="Keep my account"
        danger
        onCancel={() => setStep('none')}
        onConfirm={() => setStep('second')}
      >
        <p>
          Your profile, answers, notes, files and the feedback on your work are removed, and every device is signed out.
        </p>
        <p>
          Amounts and dates of payments are kept without your name, as tax law asks. You may want to download your data
          first.
        </p>
      </Confirm>
      <Suspense>{step === 'second' && <LastStep account={account} onClose={() => setStep('none')} />}</Suspense>
    </section>
  )
}
