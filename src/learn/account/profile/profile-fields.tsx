import { userUpdate } from '../../../../schema/generated/limits'
import fieldStyles from '../../../ui/form/field.module.css'
import { TextArea } from '../../../ui/form/text-area'
import { TextField } from '../../../ui/form/text-field'
import { SearchableSelect } from '../../../ui/select/searchable-select'
import { zoneChoices } from '../../../ui/time/zone-choices'
import type { Account } from '../account'
import { labels } from './profile-values'
import type { Profile } from './use-profile'

interface ProfileFieldsProps {
  profile: Profile
  countries: Account['countries']
  /** Tutors and staff have a video room of their own. */
  hasRoom: boolean
}

/** The person's names, country, zone and addresses. */
export function ProfileFields({ profile, countries, hasRoom }: ProfileFieldsProps) {
  const { values, faults, set } = profile
  const text = (field: Line) => ({
    id: `profile-${field}`,
    label: labels[field],
    value: values[field],
    error: faults[field],
    most: userUpdate[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  })
  return (
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
        error={faults.country}
        onChange={(country) => set({ country })}
      />
      <SearchableSelect
        id="profile-timezone"
        label={labels.timezone}
        noun="places"
        options={zoneChoices(values.timezone)}
        value={values.timezone}
        error={faults.timezone}
        help="Times are shown in London time, and in yours beside it. Mails use it too."
        onChange={(timezone) => set({ timezone: timezone ?? values.timezone })}
      />
      <TextField optional help="Your name there, or the address of your page." {...text('linkedIn')} />
      <TextField optional {...text('skype')} />
      {hasRoom && <TextField optional help="The number or the address of your own room." {...text('zoomId')} />}
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
  )
}

/** The fields that are typed as plain text. */
type Line = 'firstName' | 'lastName' | 'nickname' | 'linkedIn' | 'skype' | 'zoomId' | 'address'
