import { invalidate, useAction } from '../../../providers/api/query'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { TextField } from '../../../ui/form/text-field'
import { toast } from '../../../ui/overlay/toast'
import { Relative } from '../../../ui/time/when'
import type { CalendarFeed } from '../account'
import styles from '../account.module.css'
import { FeedCreate } from './calendars.documents'
import { FeedChanges } from './feed-changes'
import { FeedKinds } from './feed-kinds'

export function FeedOff() {
  const create = useAction(FeedCreate, { onSuccess: () => invalidate('Account') })
  return (
    <div className={styles.form}>
      <p className="meta">
        Sessions, events, study days and deadlines in the calendar you use. It reads, and nobody writes back.
      </p>
      <div>
        <Button icon="calendar" busy={create.isPending} onClick={() => create.mutate({})}>
          Create calendar link
        </Button>
      </div>
    </div>
  )
}

/** The secret address at which a calendar reads what the person has, with what is in it. */
export function Feed({ feed }: { feed: CalendarFeed }) {
  const { url, lastReadAt } = feed
  return (
    <div className={styles.form}>
      <TextField
        label="Secret address"
        className={styles.address}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        after={
          <Button size="sm" icon="copy" onClick={() => void copy(url)}>
            Copy
          </Button>
        }
        help={
          <>
            Whoever has it can read your calendar without signing in. Links to join are never in it.{' '}
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
      <Programs url={url} />
      <FeedKinds feed={feed} />
      <FeedChanges />
    </div>
  )
}

/** Adds the feed to the calendars that most people use. */
function Programs({ url }: { url: string }) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  const programs = [
    ['Google', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
    ['Apple', webcal],
    ['Outlook', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=Articled`],
  ] as const
  return (
    <div className="btn-row">
      {programs.map(([name, href]) => (
        <LinkButton key={name} size="sm" icon="plus" href={href} aria-label={`Add to ${name} Calendar`}>
          {name}
        </LinkButton>
      ))}
    </div>
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
