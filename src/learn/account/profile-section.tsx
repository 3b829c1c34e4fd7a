import { type FormEvent, useState } from 'react'
import { userUpdate } from '../../../schema/generated/limits'
import { fieldErrors, noticeOf } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { isStaff, isTutor, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { DescriptionList } from '../../ui/data/description-list'
import { ErrorSummary, type FormError } from '../../ui/form/error-summary'
import fieldStyles from '../../ui/form/field.module.css'
import { TextArea } from '../../ui/form/text-area'
import { TextField } from '../../ui/form/text-field'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { toast } from '../../ui/overlay/toast'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { SearchableSelect } from '../../ui/select/searchable-select'
import type { SectionProps } from './account'
import { AccountProfile } from './account.documents'
import styles from './account.module.css'
import { Picture } from './picture'
import { changesOf, faultsIn, type ProfileValues, valuesOf, zoneChoices } from './profile-values'

/** The person's picture, and a form with their names, country, zone and addresses; tutors also write about themselves. */
export function ProfileSection({ account }: SectionProps) {
  const { currentUser: user, countries } = account
  const viewer = useViewer()
  const [draft, setDraft] = useState<Partial<ProfileValues>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  // It takes the focus when it changes, so it stays as at the last try while the person fixes the fields.
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const kept = valuesOf(user)
  const values = { ...kept, ...draft }
  const changes = changesOf(kept, values)
  const isChanged = Object.keys(changes).length > 0
  const leaving = useLeaveGuard(isChanged)
  const refuse = (found: Record<string, string>) => {
    setErrors(found)
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
  const set = (change: Partial<ProfileValues>) => {
    setDraft({ ...draft, ...change })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || !isChanged) return
    const faults = faultsIn(values)
    refuse(faults)
    if (Object.keys(faults).length === 0) save.mutate({ id: user.id, ...changes })
  }
  const tutor = viewer !== null && isTutor(viewer)
  const text = (field: Line) => ({
    id: `profile-${field}`,
    label: labels[field],
    value: values[field],
    error: errors[field],
    most: userUpdate[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  })
  return (
    <>
      <Picture user={user} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={summary} />
        <div className={fieldStyles.grid}>
          <TextField autoComplete="given-name" {...text('firstName')} />
          <TextField autoComplete="family-name" {...text('lastName')} />
          <TextField optional autoComplete="nickname" {...text('nickname')} />
          <SearchableSelect
            id="profile-country"
            label={labels.country}
            noun="countries"
            autoComplete="country-name"
            options={countries.map(({ id, name, alpha2 }) => ({ value: id, label: name, hint: alpha2 }))}
            value={values.country}
            error={errors.country}
            onChange={(country) => set({ country })}
          />
          <SearchableSelect
            id="profile-timezone"
            label={labels.timezone}
            noun="places"
            options={zoneChoices(values.timezone)}
            value={values.timezone}
            error={errors.timezone}
            help="Times are shown in London time, and in yours beside it. Mails use it too."
            onChange={(timezone) => set({ timezone: timezone ?? values.timezone })}
          />
          <TextField optional help="Your name there, or the address of your page." {...text('linkedIn')} />
          <TextField optional {...text('skype')} />
          {(tutor || (viewer && isStaff(viewer))) && (
            <TextField optional help="The number or the address of your own room." {...text('zoomId')} />
          )}
          <div className={fieldStyles.wide}>
            <TextArea
              optional
              rows={3}
              autoComplete="street-address"
              help="You and our staff see it, and nobody else. The same goes for the accounts above."
              {...text('address')}
            />
          </div>
        </div>
        {tutor && (
          <RichTextField
            id="profile-summary"
            label={labels.summary}
            optional
            value={values.summary}
            error={errors.summary}
            help="What you do and what you teach. Students may read it."
            onChange={(summary) => set({ summary })}
          />
        )}
        {tutor && (
          <DescriptionList
            items={[
              {
                term: 'Practice areas',
                value: /* text */ `${user.practiceAreas?.map(({ name }) => name).join(', ') || 'None yet'}. Our staff change these.`,
              },
            ]}
          />
        )}
        <div className="btn-row">
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!isChanged}>
            Save profile
          </Button>
          {isChanged && !save.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                setDraft({})
                refuse({})
              }}
            >
              Undo changes
            </Button>
          )}
        </div>
      </form>
      {leaving.dialog}
    </>
  )
}

/** The fields that are typed as plain text. */
type Line = 'firstName' | 'lastName' | 'nickname' | 'linkedIn' | 'skype' | 'zoomId' | 'address'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname',
  country: 'Country',
  timezone: 'Time zone',
  linkedIn: 'LinkedIn',
  skype: 'Skype',
  zoomId: 'Zoom id',
  address: 'Postal address',
  summary: 'About you',
} satisfies Record<keyof ProfileValues, string>

const summaryOf = (field: string, words: string): FormError =>
  field
    ? { text: `${labels[field as keyof ProfileValues] ?? field}: ${words}`, field: `profile-${field}` }
    : { text: words }
