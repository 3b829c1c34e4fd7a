import { clsx } from 'clsx'
import { userConfirmation } from '../../../../schema/generated/limits'
import { useApi } from '../../../providers/api/query'
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
import { PolicyTicks } from '../policies/policy-ticks'
import { LeaveForGood } from './leave-for-good'
import { Countries } from './profile.documents'
import styles from './profile-dialog.module.css'
import { type ProfileDraft, ticked } from './profile-form'
import { useNewProfile } from './use-new-profile'

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
  const { draft, errors, busy, set, submit } = useNewProfile(viewer)
  const isReady = ticked(draft) === 'all'
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
            {isReady ? '' : 'To continue, tick all three policies.'}
          </p>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            size="lg"
            busy={busy}
            disabled={!isReady}
            aria-describedby="profile-why"
          >
            Continue
          </Button>
        </>
      }
    >
      <form className={styles.form} id={FORM} onSubmit={submit} noValidate>
        <ErrorSummary errors={Object.entries(errors).map(([field, text]) => summaryOf(field, text))} />
        <NameAndCountry draft={draft} errors={errors} onChange={set} />
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

interface NameAndCountryProps {
  draft: ProfileDraft
  errors: Record<string, string>
  onChange: (change: Partial<ProfileDraft>) => void
}

function NameAndCountry({ draft, errors, onChange }: NameAndCountryProps) {
  const countries = useApi(Countries, {}, { staleTime: HOUR_MS })
  const name = (field: 'firstName' | 'lastName') => ({
    id: `profile-${field}`,
    value: draft[field],
    error: errors[field],
    most: userConfirmation[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  return (
    <div className={fieldStyles.grid}>
      <TextField label="First name" autoComplete="given-name" {...name('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...name('lastName')} />
      <div className={fieldStyles.wide}>
        <SearchableSelect
          id="profile-country"
          label="Country"
          noun="countries"
          autoComplete="country-name"
          options={(countries.data?.countries ?? []).map(({ id, name: label, alpha2 }) => ({
            value: id,
            label,
            hint: alpha2,
          }))}
          value={draft.country}
          error={errors.country}
          help={
            countries.isError ? 'The list did not load. Please load the page again.' : 'Type a few letters to search.'
          }
          onChange={(country) => onChange({ country })}
        />
      </div>
    </div>
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
