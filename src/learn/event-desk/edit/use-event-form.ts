import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { providers } from '../../../../rules/groups/event-words'
import type { MeetingProvider } from '../../../../schema/generated/types'
import type { ApiError } from '../../../providers/api/api-error'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { useSingleAction } from '../../../providers/api/single-action'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { toast } from '../../../ui/overlay/toast'
import { faultLines } from '../head/fault-lines'
import { reloadDesk } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskEventSave } from './edit.documents'
import { draftOf, type EventDraft, type Faults, faultsOf, sentOf } from './event-draft'

/** What the form needs before it can be published, as far as it knows. */
function unsettled({ provider, link, place }: EventDraft, makers: readonly MeetingProvider[]): Faults {
  if (provider === 'in_person') return place.trim() ? {} : { place: 'Say where people come to' }
  if (makers.includes(provider)) return {}
  const needed = provider === 'custom' ? 'A meeting link is needed' : `${providers[provider]} needs a meeting link`
  return link.trim() ? {} : { link: `${needed}, or choose another provider` }
}

const isOfPublishing = (error: ApiError | null) => error?.code === 'CONFLICT' && error.field === 'status'

interface Terms {
  keeps: boolean
  /** The providers whose links are made by themselves. */
  makers: readonly MeetingProvider[]
}

/** An event's form: what was changed, what is wrong with it, and what is to be settled before it can be published. */
export function useEventForm(event: LedEvent, { keeps, makers }: Terms) {
  const [start, setStart] = useState(() => draftOf(event))
  const [draft, setDraft] = useState(start)
  const [tried, setTried] = useState<'save' | 'publish' | null>(null)
  const [savedAt, setSavedAt] = useState<number>()
  const publishes = useRef(false)
  const navigate = useNavigate()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start) || draft.banner !== undefined
  const guard = useLeaveGuard(isChanged)
  const save = useSingleAction(DeskEventSave, {
    quiet: true,
    onSuccess: async (_saved, { status }) => {
      const published = status === 'scheduled'
      const kept = { ...draft, banner: undefined }
      setStart(kept)
      setDraft(kept)
      setTried(null)
      setSavedAt(Date.now())
      toast({ kind: 'positive', text: published ? `${draft.title} is published` : 'Saved' })
      if (published) {
        guard.release()
        void navigate(`/smart-events/${event.id}/tickets`)
      }
      await reloadDesk()
    },
  })
  const own = tried ? faultsOf(draft, event.taken) : {}
  const open = tried === 'publish' && Object.keys(own).length === 0 ? unsettled(draft, makers) : {}
  const { status: refusal, ...atFields } = fieldErrors(save.error)
  const faults: Faults = { ...own, ...open, ...(atFields as Faults) }
  return {
    ...{ draft, faults, isChanged, savedAt, guard, publishes },
    busy: save.isPending,
    change: (changed: Partial<EventDraft>) => {
      // What the server said of a draft is not said of another.
      if (save.error) save.reset()
      setDraft((old) => ({ ...old, ...changed }))
    },
    errors: faultLines(faults, refusal ?? generalOf(save.error)),
    isToSettle: Object.keys(open).length > 0 || isOfPublishing(save.error),
    submit: (sent: FormEvent) => {
      sent.preventDefault()
      const published = publishes.current
      publishes.current = false
      setTried(published ? 'publish' : 'save')
      if (Object.keys({ ...faultsOf(draft, event.taken), ...(published && unsettled(draft, makers)) }).length > 0)
        return
      save.mutate({ id: event.id, ...sentOf(draft, { keeps, start }), ...(published && { status: 'scheduled' }) })
    },
  }
}

/** What was refused and names no field. */
const generalOf = (error: ApiError | null) =>
  error && Object.keys(fieldErrors(error)).length === 0 ? noticeOf(error)?.text : undefined
