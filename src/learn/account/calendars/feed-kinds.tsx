import { invalidate, useAction } from '../../../providers/api/query'
import { Checkbox } from '../../../ui/form/checkbox'
import type { CalendarFeed } from '../account'
import { FeedUpdate } from './calendars.documents'
import styles from './calendars.module.css'

const kinds = [
  ['sessions', 'Sessions'],
  ['events', 'Events with a ticket'],
  ['studyDays', 'Study days, until your exam'],
  ['deadlines', 'Deadlines'],
] as const

/** What is in the feed; each choice counts at once. */
export function FeedKinds({ feed }: { feed: CalendarFeed }) {
  const update = useAction(FeedUpdate, { onSuccess: () => invalidate('Account') })
  const chosen = { ...feed, ...(update.isPending ? update.variables : {}) }
  return (
    <fieldset className={styles.kinds}>
      <legend>What is in it</legend>
      {kinds.map(([kind, label]) => (
        <Checkbox
          key={kind}
          label={label}
          checked={chosen[kind] ?? false}
          onChange={(event) => update.mutate({ [kind]: event.target.checked })}
        />
      ))}
      <Checkbox
        label="Ring a day before a deadline"
        className={styles.under}
        disabled={!chosen.deadlines}
        checked={chosen.alarms ?? false}
        onChange={(event) => update.mutate({ alarms: event.target.checked })}
      />
      <p className="help">Held and waited-for entries are left out until they are yours.</p>
    </fieldset>
  )
}
