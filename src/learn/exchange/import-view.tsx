import { useEffect, useRef } from 'react'
import { isNotThere } from '../../providers/api/api-error'
import { invalidate, useAction, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { DryRun } from './dry-run'
import { ExchangeCancel, ExchangeImport, ExchangeStart, type ImportFragment } from './exchange.documents'
import styles from './exchange-page.module.css'
import { ImportSteps } from './import-steps'
import { countWords } from './status-words'

interface ImportViewProps {
  importId: string
  bundle: { id: string; categoryId: string }
  onLeave: () => void
}

/** One import from its reading to its end, followed live. */
export function ImportView({ importId, bundle, onLeave }: ImportViewProps) {
  const { data, error, refetch, isFetching } = useApi(ExchangeImport, { id: importId }, { refetchInterval: false })
  useLive(['ContentImport'], ['ExchangeImport', 'ExchangeRows'])
  const again = () => void invalidate('ExchangeImport')
  const start = useAction(ExchangeStart, { onSuccess: again })
  const cancel = useAction(ExchangeCancel, { onSuccess: onLeave })
  const heading = useRef<HTMLDivElement>(null)
  const status = data?.contentImport.status
  // What is new to read takes the focus of the button that led to it.
  useEffect(() => {
    if (status) heading.current?.focus({ preventScroll: true })
  }, [status])
  if (!data)
    return (
      <Card>
        {isNotThere(error) ? (
          <EmptyState icon="file" title="This import is gone" action={<Button onClick={onLeave}>Choose a file</Button>}>
            Imports are kept for a week.
          </EmptyState>
        ) : error ? (
          <ErrorState title="This did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
      </Card>
    )
  const found = data.contentImport
  return (
    <div ref={heading} tabIndex={-1} className={styles.import}>
      <ImportSteps status={found.status} />
      {found.status === 'ready' ? (
        <DryRun
          found={found}
          busy={start.isPending}
          cancelling={cancel.isPending}
          onStart={() => start.mutate({ id: found.id, leaveOut: found.bad > 0 })}
          onCancel={() => cancel.mutate({ id: found.id })}
        />
      ) : (
        <Progress
          found={found}
          bundle={bundle}
          onLeave={onLeave}
          cancelling={cancel.isPending}
          onCancel={() => cancel.mutate({ id: found.id })}
        />
      )}
    </div>
  )
}

interface ProgressProps {
  found: ImportFragment
  bundle: ImportViewProps['bundle']
  onLeave: () => void
  onCancel: () => void
  cancelling: boolean
}

function Progress({ found, bundle, onLeave, onCancel, cancelling }: ProgressProps) {
  const { status, fileName, total, good, look, bad, done, message } = found
  const most = good + look
  const stop = (
    <Button busy={cancelling} onClick={onCancel}>
      Cancel
    </Button>
  )
  if (status === 'reading')
    return (
      <Card title={`Reading ${fileName}`} lined>
        <p role="status">{total === 0 ? 'The file has arrived.' : `${countWords(total)} rows so far.`}</p>
        <progress className={styles.progress} aria-label="Reading" />
        <p className="meta">Nothing comes over yet. You may leave this page; the reading goes on.</p>
        <div className="btn-row">{stop}</div>
      </Card>
    )
  if (status === 'importing')
    return (
      <Card title="Coming over" lined>
        <p role="status">{`${countWords(Math.min(done, most))} of ${countWords(most)} are ready. All of them come over at once, at the end.`}</p>
        <progress className={styles.progress} aria-label="Coming over" value={done} max={Math.max(1, most)} />
        <div className="btn-row">{stop}</div>
      </Card>
    )
  if (status === 'done')
    return (
      <Card title={done === 1 ? '1 came over' : `${countWords(done)} came over`} lined>
        <p role="status">
          {bad === 0
            ? 'They stand at the end of the bundle, in the order of the file.'
            : bad === 1
              ? 'They stand at the end of the bundle, in the order of the file. One row was left out.'
              : `They stand at the end of the bundle, in the order of the file. ${countWords(bad)} rows were left out.`}
        </p>
        <div className="btn-row">
          <LinkButton variant="primary" to={`/library/${bundle.id}/editor`}>
            To the editor
          </LinkButton>
          <Button onClick={onLeave}>Another file</Button>
        </div>
      </Card>
    )
  return (
    <Card title={status === 'failed' ? `${fileName} did not come over` : 'Cancelled'} lined>
      <p role={status === 'failed' ? 'alert' : 'status'}>{message ?? 'Nothing came over.'}</p>
      <div className="btn-row">
        <Button variant="primary" onClick={onLeave}>
          Choose another file
        </Button>
      </div>
    </Card>
  )
}
