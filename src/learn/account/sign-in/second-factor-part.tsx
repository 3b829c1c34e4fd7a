import { Suspense, useState } from 'react'
import { invalidate } from '../../../providers/api/query'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { When } from '../../../ui/time/when'
import type { SectionProps } from '../account'
import styles from '../account.module.css'

const SetUpDialog = lazyPart(() => import('./second-factor-dialogs').then((m) => m.SetUpDialog))
const DisableDialog = lazyPart(() => import('./second-factor-dialogs').then((m) => m.DisableDialog))
const CodesDialog = lazyPart(() => import('./second-factor-dialogs').then((m) => m.CodesDialog))

type Task = 'setUp' | 'codes' | 'disable'

/** The app that a sign-in by link asks for as well, and its recovery codes. */
export function SecondFactorPart({ account: { secondFactor } }: SectionProps) {
  const [task, setTask] = useState<Task>()
  const { enabledAt, recoveryCodesLeft, required } = secondFactor
  const close = () => {
    setTask(undefined)
    void invalidate('Account')
  }
  return (
    <section aria-labelledby="second-factor-title">
      <h3 id="second-factor-title">Second factor</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          {enabledAt ? (
            <>
              An app on your phone, since <When at={enabledAt} show="date" look="year" />
            </>
          ) : (
            'Ask for a code of an app on your phone beside the link from your mail.'
          )}
          <span className="help">
            {enabledAt ? leftWords(recoveryCodesLeft) : 'A passkey needs no code: it is both at once.'}
            {required && ' A role of yours asks for a second factor.'}
          </span>
        </p>
        <div className="btn-row">
          <Button onClick={() => setTask('setUp')}>{enabledAt ? 'Set up another app' : 'Set up an app'}</Button>
          {enabledAt && <Button onClick={() => setTask('codes')}>New recovery codes</Button>}
          {enabledAt && !required && (
            <Button variant="quiet" onClick={() => setTask('disable')}>
              Turn off
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {task === 'setUp' && <SetUpDialog onClose={close} />}
        {task === 'codes' && <CodesDialog onClose={close} />}
        {task === 'disable' && <DisableDialog onClose={close} />}
      </Suspense>
    </section>
  )
}

const leftWords = (left: number) => (left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`)
