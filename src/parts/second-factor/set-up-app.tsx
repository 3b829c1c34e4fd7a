import { QRCodeSVG } from '@rc-component/qrcode'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { noticeOf } from '../../providers/api/errors'
import { signInAgain } from '../../providers/sign-in/sign-out'
import { Button } from '../../ui/action/button'
import { Skeleton } from '../../ui/data/skeleton'
import { CodeForm } from './code-form'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorBegin, type SecondFactorBeginMutation, SecondFactorEnable } from './second-factor.documents'
import styles from './second-factor.module.css'

type Begun = SecondFactorBeginMutation['secondFactorBegin']

interface SetUpAppProps {
  /** The codes have been kept. */
  onDone: () => void
  /** Further buttons, such as Cancel. */
  children?: ReactNode
}

/** Sets up an authenticator app: scan or type its secret, prove it by a code, and keep the recovery codes. */
export function SetUpApp({ onDone, children }: SetUpAppProps) {
  const [begun, setBegun] = useState<Begun>()
  const [problem, setProblem] = useState<ApiError>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useCallback(() => {
    setProblem(undefined)
    request(SecondFactorBegin, {}).then(({ secondFactorBegin }) => setBegun(secondFactorBegin), setProblem)
  }, [])
  useEffect(begin, [begin])

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (problem) return <Failed problem={problem} onRetry={begin} />
  if (!begun) return <Skeleton height={240} />
  const enable = async (code: string) =>
    setCodes((await request(SecondFactorEnable, { code })).secondFactorEnable.codes)
  return (
    <div className={styles.form}>
      <p>
        Open an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password, and scan this. Then
        enter the six digits that it shows.
      </p>
      <div className={styles.scan}>
        <div className={styles.qr} role="img" aria-label="QR code for the authenticator app">
          <QRCodeSVG value={begun.uri} size={168} marginSize={0} aria-hidden="true" />
        </div>
        <div className={styles.typed}>
          <p className="help">No camera? Type this into the app.</p>
          <code>{grouped(begun.secret)}</code>
          <a href={begun.uri}>Open the app on this device</a>
        </div>
      </div>
      <CodeForm label="Code of the app" help="Six digits, new every 30 seconds." sendLabel="Turn on" onSend={enable}>
        {children}
      </CodeForm>
    </div>
  )
}

/** In groups of four, to type without losing one's place. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Failed({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const isStale = problem.code === 'FORBIDDEN'
  return (
    <div className={styles.form} role="alert">
      <p>{isStale ? problem.message : noticeOf(problem)?.text}</p>
      <div>
        {isStale ? (
          <Button variant="primary" onClick={() => void signInAgain()}>
            Sign in again
          </Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
      </div>
    </div>
  )
}
