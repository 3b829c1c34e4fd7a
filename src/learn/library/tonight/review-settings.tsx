import { useState } from 'react'
import { Weekdays, weekdays } from '../../../parts/days-off/weekdays'
import { invalidate, useAction, useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Skeleton } from '../../../ui/data/skeleton'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { dayWords, isDay } from '../../../ui/time/london-days'
import { ReviewSettings, type ReviewSettingsQuery, ReviewSettingsWrite } from './review-settings.documents'
import styles from './review-settings.module.css'

type Settings = ReviewSettingsQuery['reviewSettings']

/** Days off, the daily cap, new cards a day and how much is to be remembered. */
export function ReviewSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useApi(ReviewSettings, {}, { staleTime: 0 })
  if (!data)
    return (
      <Dialog open title="Your reviews" onClose={onClose}>
        <Skeleton height={280} />
      </Dialog>
    )
  return <Form settings={data.reviewSettings} onClose={onClose} />
}

const caps = [15, 20, 30, 45, 60, 90, 120]
const retentions = [0.8, 0.85, 0.9, 0.95]

function Form({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const [values, setValues] = useState(settings)
  const change = (more: Partial<Settings>) => setValues((before) => ({ ...before, ...more }))
  const save = useAction(ReviewSettingsWrite, {
    onSuccess: () => {
      void invalidate('ReviewTonight', 'ReviewSettings', 'ReviewDone')
      onClose()
    },
  })
  return (
    <Dialog
      open
      title="Your reviews"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={values.weekdaysOff.length === weekdays.length}
            onClick={() => save.mutate(values)}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Weekdays value={values.weekdaysOff} onChange={(weekdaysOff) => change({ weekdaysOff })} />
        <DatesOff value={values.datesOff} onChange={(datesOff) => change({ datesOff })} />
        <SelectField
          label="Minutes a day at most"
          value={String(values.cap)}
          options={withOwn(caps, values.cap).map((cap) => ({ value: String(cap), label: `${cap} min` }))}
          onChange={({ target }) => change({ cap: Number(target.value) })}
        />
        <TextField
          label="New cards a day at most"
          type="number"
          min={0}
          max={200}
          value={String(values.newPerDay)}
          onChange={({ target }) => change({ newPerDay: Math.min(200, Math.max(0, Math.round(Number(target.value)))) })}
        />
        <SelectField
          label="How much you want to know when a card comes back"
          help="More means more reviews."
          value={String(values.retention)}
          options={withOwn(retentions, values.retention).map((each) => ({
            value: String(each),
            label: `${Math.round(each * 100)}%`,
          }))}
          onChange={({ target }) => change({ retention: Number(target.value) })}
        />
      </div>
    </Dialog>
  )
}

/** What is offered, and what the person has, in order. */
const withOwn = (offered: readonly number[], own: number) => [...new Set([...offered, own])].sort((a, b) => a - b)

interface DatesOffProps {
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** The single days off, with a field for one more. */
function DatesOff({ value, onChange }: DatesOffProps) {
  const [day, setDay] = useState('')
  const add = () => {
    if (isDay(day)) onChange([...new Set([...value, day])].sort())
    setDay('')
  }
  return (
    <>
      <div className={styles.date}>
        <TextField label="A single day off" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        <Button onClick={add} disabled={!isDay(day)}>
          Add
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={styles.dates} aria-label="Single days off">
          {value.map((each) => (
            <li key={each}>
              {dayWords(each, 'year')}
              <Button
                variant="quiet"
                size="sm"
                icon="close"
                label={`Remove ${dayWords(each, 'year')}`}
                onClick={() => onChange(value.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
