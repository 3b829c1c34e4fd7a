import { type FormEvent, useState } from 'react'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import type { FormError } from '../../../ui/form/error-summary'
import { toast } from '../../../ui/overlay/toast'
import type { Account } from '../account'
import { AccountProfile } from '../account.documents'
import { changesOf, faultsIn, labels, type ProfileValues, valuesOf } from './profile-values'

type Faults = Record<string, string>

/** A person's profile while it is changed, and what saves it. */
export function useProfile(user: Account['currentUser']) {
  const [draft, setDraft] = useState<Partial<ProfileValues>>({})
  const [faults, setFaults] = useState<Faults>({})
  // It takes the focus when it changes, so it stays as at the last try while the person fixes the fields.
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const kept = valuesOf(user)
  const values = { ...kept, ...draft }
  const changes = changesOf(kept, values)
  const isChanged = Object.keys(changes).length > 0
  const refuse = (found: Faults) => {
    setFaults(found)
    setSummary(Object.entries(found).map(([field, words]) => summaryOf(field, words)))
  }
  const save = useAction(AccountProfile, {
    quiet: true,
    onSuccess: async () => {
      await invalidate('Account', 'CurrentUser')
      setDraft({})
      toast({ kind: 'positive', text: 'Your profile is saved.' })
    },
    onError: (error) => {
      const atFields = fieldErrors(error)
      refuse(Object.keys(atFields).length > 0 ? atFields : { '': noticeOf(error)?.text ?? error.message })
    },
  })
  return {
    values,
    faults,
    summary,
    isChanged,
    isSaving: save.isPending,
    set(change: Partial<ProfileValues>) {
      setDraft({ ...draft, ...change })
      setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))))
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (save.isPending || !isChanged) return
      const found = faultsIn(values)
      refuse(found)
      if (Object.keys(found).length === 0) save.mutate({ id: user.id, ...changes })
    },
    undo() {
      setDraft({})
      refuse({})
    },
  }
}

export type Profile = ReturnType<typeof useProfile>

const summaryOf = (field: string, words: string): FormError =>
  field
    ? { text: `${labels[field as keyof ProfileValues] ?? field}: ${words}`, field: `profile-${field}` }
    : { text: words }
