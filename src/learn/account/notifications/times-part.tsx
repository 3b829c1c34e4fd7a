import { useState } from 'react'
import type { NotificationDigest } from '../../../../schema/generated/types'
import { invalidate, useAction } from '../../../providers/api/query'
import { Switch } from '../../../ui/form/checkbox'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { useOwnZone } from '../../../ui/time/own-zone'
import type { Account } from '../account'
import { NotificationTimes } from '../account.documents'
import styles from '../account.module.css'

type Settings = Account['notificationSettings']

const NIGHT = { quietFrom: 22 * 60, quietUntil: 7 * 60 }

const digestWords: Record<NotificationDigest, string> = {
  never: 'Never',
  daily: 'Every day',
  weekly: 'On Mondays',
}

const two = (value: number) => String(value).padStart(2, '0')
const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The quiet time and the digest. */
export function TimesPart({ settings: kept }: { settings: Settings }) {
  const zone = useOwnZone()
  const save = useAction(NotificationTimes, { onSuccess: () => invalidate('Account') })
  const settings = save.isPending ? { ...kept, ...save.variables } : kept
  const { quietFrom, quietUntil, digest, digestAt } = settings
  const change = (to: Partial<Settings>) => save.mutate({ quietFrom, quietUntil, digest, digestAt, ...to })
  const isQuiet = typeof quietFrom === 'number' && typeof quietUntil === 'number'
  return (
    <>
      <section aria-labelledby="quiet-time">
        <h3 id="quiet-time">Quiet time</h3>
        <p className="meta">No push and no e-mail. What comes waits until the end.</p>
        <div className={styles.switches}>
          <Switch
            label="Keep quiet at night"
            help="What keeps your account safe, and a session that starts within the hour, still reach you."
            checked={isQuiet}
            onChange={(event) => change(event.target.checked ? NIGHT : { quietFrom: null, quietUntil: null })}
          />
        </div>
        {isQuiet && (
          <div className={styles.times}>
            <TimeField label="From" value={quietFrom} other={quietUntil} onChange={(to) => change({ quietFrom: to })} />
            <TimeField
              label="Until"
              value={quietUntil}
              other={quietFrom}
              onChange={(to) => change({ quietUntil: to })}
            />
            <p className="help">{`Your time, ${zone.replaceAll('_', ' ')}.`}</p>
          </div>
        )}
      </section>
      <section aria-labelledby="digest">
        <h3 id="digest">Digest</h3>
        <p className="meta">
          One e-mail instead of many, for what can wait: your balance and news. Bookings and marks are never put in it.
        </p>
        <div className={styles.times}>
          <SelectField
            label="How often"
            value={digest}
            options={Object.entries(digestWords).map(([value, label]) => ({ value, label }))}
            onChange={(event) => change({ digest: event.target.value as NotificationDigest })}
          />
          {digest !== 'never' && <TimeField label="At" value={digestAt} onChange={(to) => change({ digestAt: to })} />}
        </div>
      </section>
    </>
  )
}

interface TimeFieldProps {
  label: string
  /** Minutes after midnight. */
  value: number
  /** The other end, which this one may not equal. */
  other?: number
  onChange: (minutes: number) => void
}

/** A time of day, saved when it is complete and left. */
function TimeField({ label, value, other, onChange }: TimeFieldProps) {
  const [error, setError] = useState<string>()
  return (
    <TextField
      key={value}
      label={label}
      type="time"
      defaultValue={clockOf(value)}
      error={error}
      onBlur={({ target }) => {
        const minutes = minutesOf(target.value)
        const problem = !target.value
          ? 'Please choose a time of day.'
          : minutes === other
            ? 'Please choose another time than the other end.'
            : undefined
        setError(problem)
        if (!problem && minutes !== value) onChange(minutes)
      }}
    />
  )
}
