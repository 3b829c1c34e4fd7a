import { type FormEvent, useState } from 'react'
import type { ContactStatus } from '../../../../schema/generated/types'
import { invalidate, useAction } from '../../../providers/api/query'
import { toast } from '../../../ui/overlay/toast'
import { type LeadAtDeskQuery, SaveLead } from '../interest.documents'
import { nameOf } from '../lead-words'

type Lead = LeadAtDeskQuery['lead']
interface Edits {
  status?: ContactStatus
  /** A day, or empty for none. */
  followUp?: string
}

/** How a lead stands, with what was changed and is not saved; what colleagues change meanwhile shows where nothing was. */
export function useStanding(lead: Lead | undefined, onDone: () => void) {
  const [edits, setEdits] = useState<Edits>({})
  const [fault, setFault] = useState<string | null>(null)
  const status = edits.status ?? lead?.contactStatus ?? 'new'
  const followUp = edits.followUp ?? lead?.followUp ?? ''
  const save = useAction(SaveLead, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: `${lead ? nameOf(lead) : 'The lead'} is saved` })
      void invalidate('LeadsOfStatus', 'InterestFigures', 'LeadAtDesk')
      onDone()
    },
    onError: ({ message }) => setFault(message),
  })
  return {
    status,
    followUp,
    fault,
    isChanged: lead !== undefined && isChanged(lead, status, followUp),
    isSaving: save.isPending,
    change: (next: Edits) => setEdits((before) => ({ ...before, ...next })),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!lead || save.isPending) return
      setFault(null)
      save.mutate({ id: lead.id, contactStatus: status, followUp: followUp || null })
    },
  }
}

export type Standing = ReturnType<typeof useStanding>

const isChanged = (lead: Lead, status: ContactStatus, followUp: string) =>
  status !== lead.contactStatus || followUp !== (lead.followUp ?? '')
