import { useEffect, useState } from 'react'
import { linkFailureWords } from '../../nouns/meeting/link-failure'
import { useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { Card } from '../../ui/data/card'
import { DescriptionList } from '../../ui/data/description-list'
import { Tag } from '../../ui/data/tag'
import { When } from '../../ui/time/when'
import type { Account } from './account'
import { DisconnectDialog } from './disconnect-dialog'
import { ConnectGoogleAccount } from './google-account.documents'
import styles from './google-account.module.css'

/** The school's account: what it is for, how it stands, and the way to connect it. */
export function GoogleCard({ account }: { account: Account }) {
  const { state } = account
  const [isAsking, setAsking] = useState(false)
  const isThere = state === 'connected' || state === 'failing'
  return (
    <Card title="Google Meet" actions={<StateTag state={state} />} lined>
      <div className={styles.words}>
        <p>
          When an event at Google Meet is published without a link, an entry is made in the calendar of this account,
          and its Meet link becomes the event’s. It moves with the event, and is deleted when the event is cancelled.
          Nobody’s name or address is sent to Google.
        </p>
        {state === 'not_configured' && <NotConfigured />}
        {state === 'failing' && <Failing account={account} />}
        {isThere && <Facts account={account} />}
        {state !== 'not_configured' && (
          <p className="btn-row">
            {state !== 'connected' && <Connect label={isThere ? 'Connect again' : 'Connect'} />}
            {isThere && (
              <Button variant={state === 'connected' ? 'danger' : undefined} onClick={() => setAsking(true)}>
                Disconnect
              </Button>
            )}
          </p>
        )}
      </div>
      {isAsking && <DisconnectDialog account={account} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function StateTag({ state }: Pick<Account, 'state'>) {
  if (state === 'connected')
    return (
      <Tag icon="check" kind="positive">
        Connected
      </Tag>
    )
  if (state === 'failing')
    return (
      <Tag icon="stop" kind="negative">
        Failing
      </Tag>
    )
  return <Tag icon="offline">{state === 'not_configured' ? 'Not set up' : 'Not connected'}</Tag>
}

const NotConfigured = () => (
  <p className={styles.note}>
    <Icon name="info" />
    <span>
      The operator of this server sets <code>GOOGLE_CLIENT_ID</code> and <code>GOOGLE_CLIENT_SECRET</code> first. Until
      then links are typed.
    </span>
  </p>
)

const Failing = ({ account: { failure, failedAt } }: { account: Account }) => (
  <p className={styles.note} role="alert">
    <Icon name="stop" />
    <span>
      {failedAt && (
        <>
          Since <When at={failedAt} />.{' '}
        </>
      )}
      {failure && linkFailureWords(failure, 'google_meet')}
    </span>
  </p>
)

function Facts({ account: { email, connectedAt, connectedByName, eventCount } }: { account: Account }) {
  return (
    <DescriptionList
      items={[
        { term: 'Account', value: email },
        {
          term: 'Connected',
          value: (
            <>
              {connectedAt && <When at={connectedAt} />}
              {connectedByName && ` by ${connectedByName}`}
            </>
          ),
        },
        { term: 'Events ahead with its links', value: eventCount },
      ]}
    />
  )
}

function Connect({ label }: { label: string }) {
  const [isLeaving, setLeaving] = useState(false)
  const begin = useAction(ConnectGoogleAccount, {
    onSuccess: ({ googleAccountConnect: { url } }) => location.assign(url),
    onError: () => setLeaving(false),
  })
  // People who return by the browser's back button find the page as they left it.
  useEffect(() => {
    const rest = () => setLeaving(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])
  const leave = () => {
    setLeaving(true)
    begin.mutate({})
  }
  return (
    <Button variant="primary" busy={isLeaving} onClick={leave}>
      {label}
    </Button>
  )
}
