import { useEffect, useRef, useState } from 'react'
import { accessRequestCreate } from '../../../../schema/generated/limits'
import { invalidate, useAction, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { Skeleton } from '../../../ui/data/skeleton'
import { TextArea } from '../../../ui/form/text-area'
import { When } from '../../../ui/time/when'
import type { Bundle } from '../bundle/bundle'
import { AccessAsk, AccessAsked } from './access.documents'
import styles from './ask-panel.module.css'
import { Problem } from './problem'

/** Asks to be let into a restricted bundle, and says how the latest request stands. */
export function AskPanel({ bundle }: { bundle: Bundle }) {
  const viewer = useViewer()
  const variables = { bundleId: bundle.id, userId: viewer?.id ?? '' }
  const { data } = useApi(AccessAsked, variables, { enabled: Boolean(viewer), staleTime: 0 })
  useLive(['AccessRequest'], ['AccessAsked'])
  if (!data) return <Skeleton height={260} />
  const [latest] = data.accessRequests.entries
  if (latest?.status === 'open') return <Asked at={latest.insertedAt} message={latest.message} bundle={bundle} />
  return (
    <AskForm bundle={bundle} declined={latest?.status === 'declined' ? { ...latest, at: latest.answeredAt } : null} />
  )
}

const whoDecides = ({ bundleAuthors: [author, ...others] }: Bundle): string =>
  author?.user?.fullName && !others.length ? author.user.fullName : author ? 'One of its authors' : 'The school'

interface AskFormProps {
  bundle: Bundle
  declined: { answer: string | null; at: string | null } | null
}

function AskForm({ bundle, declined }: AskFormProps) {
  const [message, setMessage] = useState('')
  const ask = useAction(AccessAsk, { quiet: true, onSuccess: () => void invalidate('AccessAsked') })
  return (
    <Card title="Ask for access">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          ask.mutate({ bundleId: bundle.id, message })
        }}
      >
        {declined && (
          <div className={styles.said} role="status">
            <p>
              <b>Your request was declined</b>
              {declined.at && (
                <>
                  , <When at={declined.at} show="date" />
                </>
              )}
              .
            </p>
            {declined.answer && <p className={styles.words}>{declined.answer}</p>}
          </div>
        )}
        <p className="meta">
          <Icon name="lock" size="sm" /> {whoDecides(bundle)} decides. You get a notification either way.
        </p>
        <TextArea
          label="Message"
          optional
          rows={5}
          most={accessRequestCreate.message}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          help="They see your name, your next sitting and this message."
        />
        <Button type="submit" variant="primary" size="lg" block busy={ask.isPending}>
          {declined ? 'Ask again' : 'Ask for access'}
        </Button>
        <Problem text={ask.error?.message ?? null} />
        <p className={styles.policy}>Nothing is taken from your wallet.</p>
      </form>
    </Card>
  )
}

function Asked({ at, message, bundle }: { at: string; message: string | null; bundle: Bundle }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <Card title="You have asked for access">
      <p ref={place} tabIndex={-1} className={styles.asked}>
        <Icon name="clock" size="sm" /> Asked <When at={at} />. {whoDecides(bundle)} decides, and you get a notification
        either way.
      </p>
      {message && <p className={styles.words}>{message}</p>}
    </Card>
  )
}
