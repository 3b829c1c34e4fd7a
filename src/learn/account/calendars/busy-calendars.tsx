import { Suspense, useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { lazyPart } from '../../../providers/page/lazy-part'
import { isTutor, useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Row, RowList } from '../../../ui/data/row-list'
import { Tag } from '../../../ui/data/tag'
import { Confirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/overlay/toast'
import { Relative } from '../../../ui/time/when'
import type { BusyCalendar } from '../account'
import styles from '../account.module.css'
import { BusyDelete } from './calendars.documents'
import { failureWords } from './failure-words'

const AddBusy = lazyPart(() => import('./add-busy').then((m) => m.AddBusy))

/** The person's calendars elsewhere, with what comes of them. */
export function BusyCalendars({ calendars }: { calendars: readonly BusyCalendar[] }) {
  const viewer = useViewer()
  const [adding, setAdding] = useState<BusyCalendar | 'new'>()
  return (
    <div className={styles.form}>
      <p className="meta">
        {viewer && isTutor(viewer)
          ? 'Your starts close while you are busy elsewhere. You can open one again in your availability.'
          : 'So that you see at once what you would book over.'}
      </p>
      {calendars.length > 0 && (
        <RowList>
          {calendars.map((calendar) => (
            <Kept key={calendar.id} calendar={calendar} onAddress={() => setAdding(calendar)} />
          ))}
        </RowList>
      )}
      <div>
        <Button icon="plus" onClick={() => setAdding('new')}>
          Add a calendar
        </Button>
      </div>
      <p className="help">
        We read every 15 minutes, and keep only from and until of what counts as busy. Titles, places and people are not
        stored.
      </p>
      <Suspense>
        {adding && <AddBusy calendar={adding === 'new' ? null : adding} onClose={() => setAdding(undefined)} />}
      </Suspense>
    </div>
  )
}

function Kept({ calendar, onAddress }: { calendar: BusyCalendar; onAddress: () => void }) {
  const { name, host, ahead, readAt, failure } = calendar
  return (
    <Row
      before={<Icon name="calendar" />}
      title={name}
      meta={
        <>
          {host} · read <Relative at={readAt} now={now()} />
          {failure
            ? `. ${failureWords[failure]} What it held then still counts.`
            : /* text */ ` · ${ahead === 1 ? '1 busy time' : `${ahead} busy times`} in the next four weeks`}
        </>
      }
      end={
        <div className="btn-row">
          {failure && (
            <>
              <Tag icon="warn" kind="warning">
                Not readable
              </Tag>
              <Button size="sm" onClick={onAddress} aria-label={`New address for ${name}`}>
                New address
              </Button>
            </>
          )}
          <Remove calendar={calendar} />
        </div>
      }
    />
  )
}

function Remove({ calendar: { id, name } }: { calendar: BusyCalendar }) {
  const [asking, setAsking] = useState(false)
  const remove = useAction(BusyDelete, {
    onSuccess: () => {
      void invalidate('Account')
      toast({ kind: 'positive', text: `${name} is removed.` })
    },
    onError: () => void invalidate('Account'),
  })
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash" label={`Remove ${name}`} onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        danger
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id })}
      >
        <p>Its busy times are forgotten here. Nothing changes in the calendar itself.</p>
      </Confirm>
    </>
  )
}
