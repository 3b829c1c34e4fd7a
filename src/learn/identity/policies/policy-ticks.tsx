import { Checkbox } from '../../../ui/form/checkbox'
import fieldStyles from '../../../ui/form/field.module.css'
import profileDialogStyles from '../profile/profile-dialog.module.css'
import { type ProfileDraft, policyFields, ticked } from '../profile/profile-form'
import { policyPlaces } from './policy-places'

interface PolicyTicksProps {
  draft: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
}

/** The three policies, and a box that ticks or clears them all. */
export function PolicyTicks({ draft, onChange }: PolicyTicksProps) {
  const state = ticked(draft)
  const tickAll = () => onChange(Object.fromEntries(policyFields.map((field) => [field, state !== 'all'])))
  return (
    <fieldset className={profileDialogStyles.policies}>
      <legend className={fieldStyles.label}>Policies</legend>
      <ul>
        <li className={profileDialogStyles.all}>
          <Checkbox label="Tick all three" checked={state === 'all'} mixed={state === 'some'} onChange={tickAll} />
        </li>
        {policyFields.map((field) => (
          <li key={field}>
            <Checkbox
              label={`I accept the ${policyPlaces[field].name}`}
              checked={draft[field]}
              onChange={(event) => onChange({ [field]: event.target.checked })}
            />
            <a
              href={policyPlaces[field].path}
              target="_blank"
              rel="noopener"
              aria-label={`Read the ${policyPlaces[field].name} (opens in a new tab)`}
            >
              Read
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
