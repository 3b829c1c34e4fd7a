import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { meetingCreate } from '../../../../schema/generated/limits'
import type { MeetingType } from '../../../../schema/generated/types'
import { meetingTypes } from '../../../nouns/meeting/meeting-words'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { useSingleAction } from '../../../providers/api/single-action'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { LONDON } from '../../../ui/time/london-time'
import { optionsOf } from '../head/desk-words'
import { instantsOfTimes, type Times, timeFaults } from '../times/times'
import { WhenFields } from '../times/when-fields'
import { DeskEventMake } from './new.documents'
import styles from './new.module.css'

interface NewFormProps {
  /** The groups that the event can be of. */
  groups: readonly { id: string; name: string }[]
  keeps: boolean
}

/** The first facts of an event. */
export function NewForm({ groups, keeps }: NewFormProps) {
  // Those who lead groups make events of these alone.
  const [params] = useSearchParams()
  const asked = groups.find(({ id }) => id === params.get('group'))
  const form = useNewForm(asked?.id ?? (keeps ? '' : (groups[0]?.id ?? '')))
  const { draft, faults, line } = form
  return (
    <form className={styles.page} onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.errors} />
      <Card>
        <div className={styles.page}>
          <div className={styles.pair}>
            <SelectField {...line('type')} label="Kind" options={optionsOf(meetingTypes)} />
            <SelectField
              {...line('studyGroupId')}
              label="Group"
              help={keeps ? undefined : 'An event of a group is free.'}
              options={[
                ...(keeps ? [{ value: '', label: 'Open to everybody' }] : []),
                ...groups.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
          <TextField {...line('title')} label="Title" most={meetingCreate.title} />
          <TextField {...line('subtitle')} label="Subtitle" most={meetingCreate.subtitle} />
          <WhenFields times={draft} faults={faults} onChange={form.change} />
          <p className="meta">A draft is seen by its lectors and by staff only. Nobody is told until you publish.</p>
          <p className="btn-row">
            <Button type="submit" variant="primary" busy={form.busy}>
              Make draft
            </Button>
            <LinkButton to="/smart-events/led">Cancel</LinkButton>
          </p>
        </div>
      </Card>
    </form>
  )
}

interface Draft extends Times {
  type: MeetingType
  title: string
  subtitle: string
  studyGroupId: string
}

type Faults = Partial<Record<keyof Draft | 'startAt' | 'endAt', string>>

const blank: Draft = {
  ...{ type: 'workshop', title: '', subtitle: '', studyGroupId: '' },
  ...{ timezone: LONDON, day: '', starts: '18:30', ends: '20:00', isSecond: false },
}

function faultsOf(draft: Draft): Faults {
  const faults: Faults = timeFaults(draft)
  for (const field of ['title', 'subtitle'] as const) if (!draft[field].trim()) faults[field] = 'Field is required'
  return faults
}

function useNewForm(studyGroupId: string) {
  const [draft, setDraft] = useState<Draft>({ ...blank, studyGroupId })
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const make = useSingleAction(DeskEventMake, {
    quiet: true,
    onSuccess: ({ meetingCreate: { id } }) => void navigate(`/smart-events/${id}/edit`),
  })
  const atFields: Faults = fieldErrors(make.error)
  const faults: Faults = { ...(tried && faultsOf(draft)), ...atFields }
  const general = make.error && Object.keys(atFields).length === 0 ? noticeOf(make.error)?.text : undefined
  const change = (changed: Partial<Draft>) => setDraft((old) => ({ ...old, ...changed }))
  return {
    ...{ draft, faults, change },
    busy: make.isPending,
    errors: [
      ...(general ? [{ text: general }] : []),
      ...Object.entries(faults).map(([field, text]) => ({ text, field: `event-${places[field] ?? field}` })),
    ],
    line: (name: 'type' | 'title' | 'subtitle' | 'studyGroupId') => ({
      id: `event-${name}`,
      value: draft[name],
      error: faults[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      setTried(true)
      if (Object.keys(faultsOf(draft)).length === 0) make.mutate(sentOf(draft))
    },
  }
}

function sentOf({ type, timezone, title, subtitle, studyGroupId, ...times }: Draft) {
  const found = instantsOfTimes({ timezone, ...times })
  return {
    ...{ type, timezone, title: title.trim(), subtitle: subtitle.trim() },
    startAt: new Date(found?.startAt ?? Number.NaN).toISOString(),
    endAt: new Date(found?.endAt ?? Number.NaN).toISOString(),
    // Its members find it, and whoever is invited.
    ...(studyGroupId && { studyGroupId, visibility: 'restricted' as const }),
  }
}

/** The controls that say what is wrong with an instant. */
const places: Record<string, string> = { startAt: 'starts', endAt: 'ends' }
