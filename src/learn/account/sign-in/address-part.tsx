import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { mailAddress } from '../../../../rules/mail-address'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import type { SectionProps } from '../account'
import styles from '../account.module.css'

const NewAddress = lazyPart(() => import('./new-address').then((m) => m.NewAddress))

/** The address for sign-in links, and how to change it. */
export function AddressPart({ account: { currentUser: user } }: SectionProps) {
  const [taken, setStep] = useState<'shown' | 'asked' | { sentTo: string }>('shown')
  const close = () => setStep('shown')
  // The links may have made the change meanwhile.
  const step = typeof taken === 'object' && user.email === mailAddress(taken.sentTo) ? 'shown' : taken
  return (
    <section aria-labelledby="address-title">
      <h3 id="address-title">E-mail address</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          {user.email}
          <span className="help">Links to sign in are sent here.</span>
        </p>
        {step === 'shown' && <Button onClick={() => setStep('asked')}>Change address</Button>}
      </div>
      <Suspense>
        {step === 'asked' && <NewAddress userId={user.id} onSent={(sentTo) => setStep({ sentTo })} onClose={close} />}
      </Suspense>
      {typeof step === 'object' && (
        <div className={clsx(styles.note, styles.inset)} role="status">
          <Icon name="mail" />
          <div>
            <p>
              Two links are on their way: one to <strong>{user.email}</strong>, one to <strong>{step.sentTo}</strong>.
            </p>
            <p className="help">
              Open both within 10 minutes, in any order. Until then you sign in with the address you have.
            </p>
            <Button variant="quiet" size="sm" onClick={close}>
              Understood
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
