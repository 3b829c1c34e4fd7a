import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { userConfirmation } from '../../../../schema/generated/limits'
import { fieldErrors, noticeOf } from '../../../providers/api/errors'
import { invalidate, useAction, useApi } from '../../../providers/api/query'
import { signOut } from '../../../providers/sign-in/sign-out'
import type { Viewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { ErrorSummary } from '../../../ui/form/error-summary'
import fieldStyles from '../../../ui/form/field.module.css'
import { RadioGroup } from '../../../ui/form/radio-group'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { Brand } from '../../../ui/page/brand'
import { SearchableSelect } from '../../../ui/select/searchable-select'
import { guessZone } from '../../../ui/time/london-time'
import { PolicyTicks } from '../policies/policy-ticks'
import { LeaveForGood } from './leave-for-good'
import { Countries, UserConfirmation, UserZone } from './profile.documents'
import styles from './profile-dialog.module.css'
import { isComplete, missingIn, type ProfileDraft, ticked } from './profile-form'

const FORM = 'profile-form'
const HOUR_MS = 3_600_000
const preparations = [
  { value: 'sqe1', label: 'SQE1', help: 'FLK1 and FLK2, single best answer' },
  { value: 'sqe2', label: 'SQE2', help: 'Written and oral stations' },
  { value: 'hra_bar', label: 'HRA/BAR', help: 'Higher Rights of Audience' },
  { value: 'other', label: 'Other exams: LLB/LLM', help: 'Degree modules and dissertations' },
] as const

/** Completes the profile of a new account, which can do nothing else before. */
export function ProfileDialog({ viewer }: { viewer: Viewer }) {
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
  const countries = useApi(Countries, {}, { staleTime: HOUR_MS })
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
  const set = (change: Partial<ProfileDraft>) => {
    setDraft({ ...draft, ...change })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field && !(field in change))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (confirm.isPending || ticked(draft) !== 'all') return
    if (!isComplete(draft)) return setErrors(missingIn(draft))
    setErrors({})
    confirm.mutate({ ...draft, firstName: draft.firstName.trim(), lastName: draft.lastName.trim() })
  }

  return (
    <Dialog
      open
      full
      title="Finish your profile"
      lead="One page, then you are in. Your tutors see your name; the rest stays with you and the school."
      bar={
        <>
          <Brand />
          <p className={clsx(styles.who, 'meta only-wide')}>Signed in as {viewer.email}</p>
          <Button variant="quiet" className={styles.leave} onClick={() => void signOut()}>
            Logout
          </Button>
          <LeaveForGood email={viewer.email} />
        </>
      }
      foot={
        <>
          <p className="meta" id="profile-why">
            {ticked(draft) === 'all' ? '' : 'To continue, tick all three policies.'}
          </p>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            size="lg"
            busy={confirm.isPending}
            disabled={ticked(draft) !== 'all'}
            aria-describedby="profile-why"
          >
            Continue
          </Button>
        </>
      }
    >
      <form className={styles.form} id={FORM} onSubmit={submit} noValidate>
        <ErrorSummary errors={Object.entries(errors).map(([field, text]) => summaryOf(field, text))} />
        <div className={fieldStyles.grid}>
          <TextField
            id="profile-firstName"
            label="First name"
            autoComplete="given-name"
            value={draft.firstName}
            error={errors.firstName}
            most={userConfirmation.firstName}
            onChange={(event) => set({ firstName: event.target.value })}
          />
          <TextField
            id="profile-lastName"
            label="Last name"
            autoComplete="family-name"
            value={draft.lastName}
            error={errors.lastName}
            most={userConfirmation.lastName}
            onChange={(event) => set({ lastName: event.target.value })}
          />
          <div className={fieldStyles.wide}>
            <SearchableSelect
              id="profile-country"
              label="Country"
              noun="countries"
              autoComplete="country-name"
              options={(countries.data?.countries ?? []).map(({ id, name, alpha2 }) => ({
                value: id,
                label: name,
                hint: alpha2,
              }))}
              value={draft.country}
              error={errors.country}
              help={
                countries.isError
                  ? 'The list did not load. Please load the page again.'
                  : 'Type a few letters to search.'
              }
              onChange={(country) => set({ country })}
            />
          </div>
        </div>
        <RadioGroup
          id="profile-preparation"
          legend="What are you preparing for?"
          look="cards"
          options={preparations}
          value={draft.preparation}
          error={errors.preparation}
          help="You can change this later in your account."
          onChange={(preparation) => set({ preparation })}
        />
        <PolicyTicks draft={draft} onChange={set} />
      </form>
    </Dialog>
  )
}

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  country: 'Country',
  preparation: 'What you are preparing for',
}

function summaryOf(field: string, text: string) {
  const label = labels[field]
  return label ? { text: `${label}: ${text}`, field: `profile-${field}` } : { text }
}
