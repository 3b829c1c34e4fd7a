import { type FormEvent, useEffect, useRef, useState } from 'react'
import authLayoutStyles from '../../../layouts/auth-layout.module.css'
import { request } from '../../../providers/api/client'
import { now } from '../../../providers/device/clock'
import { keepSignIn } from '../../../providers/sign-in/session-store'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { TextField } from '../../../ui/form/text-field'
import { formatLondonTime } from '../../../ui/time/london-time'
import styles from '../identity.module.css'
import { Web3Confirmation, Web3Request } from './sign-in.documents'
import { LINK_LIFE_MS, type SignInRequest, storeRequest } from './sign-in-request'
import { wordsOf } from './words-of-error'

const PAUSE_MS = 60_000

interface CheckMailProps {
  request: SignInRequest
  to: string
  onSentAgain: () => void
  onChangeAddress: () => void
}

/** After a link was sent: follow it, or type its code here. */
export function CheckMail({ request: { email, sentAt }, to, onSentAgain, onChangeAddress }: CheckMailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Sent again, the button that was pressed is one no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mail is news.
  useEffect(() => heading.current?.focus(), [sentAt])
  return (
    <div className={authLayoutStyles.form}>
      <span className={authLayoutStyles.roundel} aria-hidden="true">
        <Icon name="mail" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        Check your mail
      </h1>
      <p className="lead">
        If <strong>{email}</strong> can receive mail, a link is on its way.
      </p>
      <ol className={authLayoutStyles.steps}>
        <li>Open the mail from Articled.</li>
        <li>
          Follow the link, then press <strong>Sign in</strong> on the page it opens.
        </li>
      </ol>
      <CodeForm key={sentAt} />
      <div className={authLayoutStyles.facts}>
        <p>
          <Icon name="clock" size="sm" />
          <span>
            Sent at <time>{formatLondonTime(sentAt)}</time> London time. Works once, until{' '}
            <time>{formatLondonTime(sentAt + LINK_LIFE_MS)}</time>.
          </span>
        </p>
      </div>
      <div className="btn-row">
        <SendAgain key={sentAt} email={email} to={to} sentAt={sentAt} onSent={onSentAgain} />
        <Button variant="quiet" onClick={onChangeAddress}>
          Use another address
        </Button>
      </div>
      <p className="help">Nothing after a minute? Look in your spam folder, then send it again.</p>
      {isLocal() && (
        <p className="help">
          This server may have no mail server: its mails are in the <a href="/dev/mail">outbox</a>.
        </p>
      )}
    </div>
  )
}

function CodeForm() {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const spend = async (digits: string) => {
    if (busy) return
    if (!/^\d{8}$/.test(digits)) return setError('The code has eight digits.')
    setBusy(true)
    setError('')
    try {
      const { web3Confirmation } = await request(Web3Confirmation, { token: digits })
      storeRequest(null)
      keepSignIn(web3Confirmation)
    } catch (problem) {
      setError(wordsOf(problem))
      setBusy(false)
      field.current?.select()
    }
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setCode(digits)
    setError('')
    if (digits.length === 8 && digits !== code) void spend(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void spend(code)
  }
  return (
    <form className={styles.codeForm} onSubmit={submit} noValidate>
      <TextField
        label="Or type the code from the mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.codeField}
        placeholder="0000 0000"
        value={code.length > 4 ? `${code.slice(0, 4)} ${code.slice(4)}` : code}
        onChange={(event) => type(event.target.value)}
        error={error}
        ref={field}
      />
      <Button type="submit" size="lg" busy={busy}>
        Sign in
      </Button>
    </form>
  )
}

interface SendAgainProps {
  email: string
  to: string
  sentAt: number
  onSent: () => void
}

function SendAgain({ email, to, sentAt, onSent }: SendAgainProps) {
  const [left, setLeft] = useState(() => sentAt + PAUSE_MS - now())
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setLeft(sentAt + PAUSE_MS - now()), 1000)
    return () => clearInterval(timer)
  }, [sentAt])

  const send = async () => {
    setBusy(true)
    setError('')
    try {
      await request(Web3Request, { email, redirectUri: to })
      onSent()
    } catch (problem) {
      setError(wordsOf(problem))
      setBusy(false)
    }
  }
  const seconds = Math.ceil(left / 1000)
  if (seconds > 0)
    return (
      <Button disabled>
        Send again in{' '}
        <span className="num">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
      </Button>
    )
  return (
    <>
      <Button busy={busy} onClick={send}>
        Send again
      </Button>
      {error && (
        <span className="sub" role="alert">
          {error}
        </span>
      )}
    </>
  )
}

const isLocal = () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
