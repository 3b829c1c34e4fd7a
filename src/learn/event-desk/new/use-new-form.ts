import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MeetingType } from '../../../../schema/generated/types'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { useSingleAction } from '../../../providers/api/single-action'
import { LONDON } from '../../../ui/time/london-time'
import { faultLines } from '../head/fault-lines'
import { instantsOfTimes, type Times, timeFaults, timesOf } from '../times/times'
import { DeskEventMake, type DeskEventMakeMutationVariables } from './new.documents'
import type { Source } from './start-from'

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

interface Choices {
  /** The groups that the event can be of. */
  groups: readonly { id: string }[]
  keeps: boolean
  /** The group that it is of at first. */
  first: string | undefined
}

/** The first facts of an event, as they are typed, or as they are of the event that is copied. */
export function useNewForm({ groups, keeps, first }: Choices) {
  const [draft, setDraft] = useState<Draft>({ ...blank, studyGroupId: first ?? (keeps ? '' : (groups[0]?.id ?? '')) })
  const [source, setSource] = useState<Source | null>(null)
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
    ...{ draft, faults, change, source },
    busy: make.isPending,
    errors: faultLines(faults, general),
    /** Fills in what is of an event that is copied; what was typed stays where it is not. */
    begin: (chosen: Source | null) => {
      setSource(chosen)
      if (!chosen) return
      const isOpen = chosen.studyGroupId === null ? keeps : groups.some(({ id }) => id === chosen.studyGroupId)
      change({
        ...{ type: chosen.type, title: chosen.title, subtitle: chosen.subtitle ?? '' },
        ...timesOf(chosen.timezone, chosen.startAt, chosen.endAt),
        ...{ day: draft.day, isSecond: false },
        ...(isOpen ? { studyGroupId: chosen.studyGroupId ?? '' } : keeps && { studyGroupId: '' }),
      })
    },
    line: (name: 'type' | 'title' | 'subtitle' | 'studyGroupId') => ({
      id: `event-${name}`,
      value: draft[name],
      error: faults[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      setTried(true)
      if (Object.keys(faultsOf(draft)).length === 0) make.mutate(sentOf(draft, source))
    },
  }
}

function sentOf({ type, timezone, title, subtitle, studyGroupId, ...times }: Draft, source: Source | null) {
  const found = instantsOfTimes({ timezone, ...times })
  return {
    ...{ type, timezone, title: title.trim(), subtitle: subtitle.trim() },
    startAt: new Date(found?.startAt ?? Number.NaN).toISOString(),
    endAt: new Date(found?.endAt ?? Number.NaN).toISOString(),
    ...whose(studyGroupId, source),
  }
}

type Whose = Pick<DeskEventMakeMutationVariables, 'copyOf' | 'studyGroupId' | 'visibility'>

/** Of which group it is, and who finds it: the members of the group, and whoever is invited. A copy says so only where it differs. */
function whose(studyGroupId: string, source: Source | null): Whose {
  if (!source) return studyGroupId ? { studyGroupId, visibility: 'restricted' } : {}
  const copyOf = source.id
  if (studyGroupId === (source.studyGroupId ?? '')) return { copyOf }
  const visibility = studyGroupId ? 'restricted' : 'authenticated'
  return { copyOf, studyGroupId: studyGroupId || null, ...(source.visibility !== 'private' && { visibility }) }
}
