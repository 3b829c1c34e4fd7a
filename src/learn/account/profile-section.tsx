import { type FormEvent, useState } from 'react'
import { fieldErrors, noticeOf } from '../../providers/api/errors'
import { invalidate, useAction } from '../../providers/api/query'
import { isTutor, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { DescriptionList } from '../../ui/data/description-list'
import { ErrorSummary, type FormError } from '../../ui/form/error-summary'
import fieldStyles from '../../ui/form/field.module.css'
import { TextField } from '../../ui/form/text-field'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { toast } from '../../ui/overlay/toast'
import { SearchableSelect } from '../../ui/select/searchable-select'
import type { SectionProps } from './account'
import { AccountProfile } from './account.documents'
import styles from './account.module.css'
import { Picture } from './picture'
import { changesOf, missingIn, type ProfileValues, valuesOf, zoneChoices } from './profile-values'

/** The person's picture, names, country and zone, saved together with a button. */
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
    const missing = missingIn(values)
    refuse(missing)
    if (Object.keys(missing).length === 0) save.mutate({ id: user.id, ...changes })
  }
  const text = (field: 'firstName' | 'lastName' | 'nickname', maxLength: number) => ({
    id: `profile-${field}`,
    maxLength,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  })
  return (
    <>
      <Picture user={user} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={summary} />
        <div className={fieldStyles.grid}>
          <TextField label={labels.firstName} autoComplete="given-name" {...text('firstName', 100)} />
          <TextField label={labels.lastName} autoComplete="family-name" {...text('lastName', 100)} />
          <TextField label={labels.nickname} optional autoComplete="nickname" {...text('nickname', 50)} />
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
        </div>
        {viewer && isTutor(viewer) && (
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

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname',
  country: 'Country',
  timezone: 'Time zone',
}

const summaryOf = (field: string, words: string): FormError =>
  field ? { text: `${labels[field] ?? field}: ${words}`, field: `profile-${field}` } : { text: words }
