import { useState } from 'react'
import { accessRequestAccept } from '../../../../schema/generated/limits'
import { invalidate, useAction, useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { TextArea } from '../../../ui/form/text-area'
import { EmptyState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { Unloaded } from '../../../ui/page/unloaded'
import { When } from '../../../ui/time/when'
import { AccessAccept, AccessDecline, AccessToAnswer, type AccessToAnswerQuery } from './requests.documents'
import styles from './requests-page.module.css'

type Request = AccessToAnswerQuery['accessRequests']['entries'][number]

/** Who asks to be let into what one has written; staff see all of them. */
export function RequestsPage() {
  const viewer = useViewer()
  const query = useApi(AccessToAnswer, {}, { staleTime: 0 })
  const { data } = query
  useLive(['AccessRequest'], ['AccessToAnswer'])
  const open = data?.accessRequests.entries.filter(({ userId }) => userId !== viewer?.id) ?? []
  return (
    <>
      <PageHeader title="Requests for access" crumbs={[{ label: 'Library', to: '/library' }]} />
      {!data ? (
        <Unloaded of={query} height={240} />
      ) : open.length === 0 ? (
        <Card>
          <EmptyState icon="lock" title="Nobody waits for an answer">
            Whoever asks to be let into a restricted bundle of yours appears here.
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {open.map((request) => (
            <li key={request.id}>
              <Answering request={request} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Answering({ request }: { request: Request }) {
  const { id, userName, bundle, message, nextSitting, insertedAt } = request
  const [answer, setAnswer] = useState('')
  const done = { onSuccess: () => void invalidate('AccessToAnswer', 'TutorDashboard') }
  const accept = useAction(AccessAccept, done)
  const decline = useAction(AccessDecline, done)
  const busy = accept.isPending || decline.isPending
  return (
    <Card title={`${userName ?? 'Somebody'} asks for ${bundle?.title ?? 'a bundle'}`}>
      <div className={styles.request}>
        <p className="meta">
          Asked <When at={insertedAt} />
          {nextSitting && (
            <>
              ; sits next on <When at={nextSitting} show="date" look="long" />
            </>
          )}
          .
        </p>
        <p className={styles.message}>{message ?? 'Without a message.'}</p>
        <TextArea
          label={`Your word to ${userName ?? 'them'}`}
          optional
          rows={2}
          most={accessRequestAccept.answer}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <div className="btn-row">
          <Button
            variant="primary"
            data-sends
            busy={accept.isPending}
            disabled={busy}
            onClick={() => accept.mutate({ id, answer })}
          >
            Let in<span className="vh"> {userName}</span>
          </Button>
          <Button data-sends busy={decline.isPending} disabled={busy} onClick={() => decline.mutate({ id, answer })}>
            Decline<span className="vh"> {userName}</span>
          </Button>
        </div>
      </div>
    </Card>
  )
}
