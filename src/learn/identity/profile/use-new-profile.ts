import { type FormEvent, useState } from 'react'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import type { Viewer } from '../../../providers/sign-in/viewer'
import { guessZone } from '../../../ui/time/london-time'
import { UserConfirmation, UserZone } from './profile.documents'
import { isComplete, missingIn, type ProfileDraft, ticked } from './profile-form'

/** The profile of a new account while it is filled in, and what completes it. */
export function useNewProfile(viewer: Viewer) {
  const [draft, setDraft] = useState<ProfileDraft>({
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    country: viewer.country?.id ?? null,
    preparation: viewer.preparation ?? null,
    pricePolicy: false,
    termsAndConditions: false,
    privacyPolicy: false,
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const keepZone = useAction(UserZone, { quiet: true })
  const confirm = useAction(UserConfirmation, {
    quiet: true,
    onSuccess: async () => {
      const timezone = guessZone()
      // The clock in the bar is right anyway, so a zone that was not saved stops nobody.
      if (timezone !== viewer.timezone) await keepZone.mutateAsync({ id: viewer.id, timezone }).catch(() => {})
      await invalidate('CurrentUser')
    },
    onError: (error) => {
      // Another tab was first, and its values stay.
      if (error.code === 'CONFLICT') return void invalidate('CurrentUser')
      const atFields = fieldErrors(error)
      setErrors(Object.keys(atFields).length > 0 ? atFields : { '': noticeOf(error)?.text ?? error.message })
    },
  })
  return {
    draft,
    errors,
    busy: confirm.isPending,
    set(change: Partial<ProfileDraft>) {
      setDraft({ ...draft, ...change })
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field && !(field in change))))
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (confirm.isPending || ticked(draft) !== 'all') return
      if (!isComplete(draft)) return setErrors(missingIn(draft))
      setErrors({})
      confirm.mutate({ ...draft, firstName: draft.firstName.trim(), lastName: draft.lastName.trim() })
    },
  }
}
