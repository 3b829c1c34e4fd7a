import { useState } from 'react'
import { invalidate, useAction } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { TextField } from '../../ui/form/text-field'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import { Relative } from '../../ui/time/when'
import type { Account, SectionProps } from './account'
import { FeedCreate, FeedDelete } from './account.documents'
import styles from './account.module.css'

/** The secret address at which a calendar reads the person's sessions. */
export function CalendarSection({ account: { calendarFeed: feed } }: SectionProps) {
  const create = useAction(FeedCreate, { onSuccess: () => invalidate('Account') })
  return (
    <div className={styles.form}>
      <p className="meta">
        Your sessions in the calendar you use: their names, times and a link to the classroom, from three months back.
        No mocks, marks, notes or names of people.
      </p>
      {feed ? (
        <Feed feed={feed} />
      ) : (
        <div>
          <Button icon="calendar" busy={create.isPending} onClick={() => create.mutate({})}>
            Create calendar link
          </Button>
        </div>
      )}
    </div>
  )
}

function Feed({ feed: { url, lastReadAt } }: { feed: NonNullable<Account['calendarFeed']> }) {
  return (
    <>
      <TextField
        label="Address of your calendar"
        className={styles.address}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        help={
          <>
            Whoever has it sees these entries, so keep it to yourself.{' '}
            {lastReadAt ? (
              <>
                A calendar last asked for it <Relative at={lastReadAt} now={now()} />.
              </>
            ) : (
              'No calendar has asked for it yet; programs look about once an hour, some once a day.'
            )}
          </>
        }
      />
      <div className="btn-row">
        <Button icon="copy" onClick={() => void copy(url)}>
          Copy address
        </Button>
        <LinkButton icon="calendar" href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar
        </LinkButton>
      </div>
      <FeedChanges />
    </>
  )
}

/** Makes a new address in place of the old one, or none. */
function FeedChanges() {
  const [asking, setAsking] = useState<'new' | 'off'>()
  const done = (text: string) => async () => {
    await invalidate('Account')
    setAsking(undefined)
    toast({ kind: 'positive', text })
  }
  const end = () => {
    setAsking(undefined)
    void invalidate('Account')
  }
  const renew = useAction(FeedCreate, { onSuccess: done('The calendar has a new address.'), onError: end })
  const remove = useAction(FeedDelete, { onSuccess: done('The calendar feed is off.'), onError: end })
  return (
    <>
      <div className="btn-row">
        <Button variant="quiet" onClick={() => setAsking('new')}>
          New address
        </Button>
        <Button variant="quiet" onClick={() => setAsking('off')}>
          Switch off
        </Button>
      </div>
      <Confirm
        open={asking === 'new'}
        title="Make a new address?"
        confirmLabel="Make new address"
        busy={renew.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => renew.mutate({})}
      >
        <p>The old one ends at once. Calendars that use it need the new one.</p>
      </Confirm>
      <Confirm
        open={asking === 'off'}
        title="Switch the calendar feed off?"
        confirmLabel="Switch off"
        danger
        busy={remove.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => remove.mutate({})}
      >
        <p>The address ends at once, and your sessions go from calendars that use it.</p>
      </Confirm>
    </>
  )
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'positive', text: 'The address is copied.' })
  } catch {
    toast({ kind: 'warning', text: 'This browser does not let us copy. Please select the address and copy it.' })
  }
}
