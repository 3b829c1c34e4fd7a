import { StudyGroupConfigInput as config, studyGroupUpdate } from '../../../../schema/generated/limits'
import type { StudyGroupType, Visibility } from '../../../../schema/generated/types'
import { groupTypes, visibilities } from '../../../nouns/study-group/group-words'
import { ImageField } from '../../../ui/files/image-field'
import { Checkbox } from '../../../ui/form/checkbox'
import { RadioGroup } from '../../../ui/form/radio-group'
import { SelectField } from '../../../ui/form/select-field'
import { TextArea } from '../../../ui/form/text-area'
import { TextField } from '../../../ui/form/text-field'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import styles from './group-settings.module.css'
import type { Faults, SettingsDraft } from './settings-draft'

export interface FieldsProps {
  draft: SettingsDraft
  faults: Faults
  onChange: (changed: Partial<SettingsDraft>) => void
}

/** The id, value and error of a line of text. */
export const line = ({ draft, faults, onChange }: FieldsProps, name: TextName) => ({
  id: `group-${name}`,
  value: draft[name],
  error: faults[name],
  onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
})

type TextName = {
  [Name in keyof SettingsDraft]: SettingsDraft[Name] extends string ? Name : never
}[keyof SettingsDraft]

export function NameFields({ image, ...fields }: FieldsProps & { image: string | null }) {
  const { draft, onChange, faults } = fields
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <TextField {...line(fields, 'name')} label="Name" most={studyGroupUpdate.name} />
        <TextField
          {...line(fields, 'shortName')}
          label="Short name"
          most={studyGroupUpdate.shortName}
          help="On entries of calendars and in lists."
        />
      </div>
      <SelectField
        label="Exam"
        value={draft.type}
        options={Object.entries(groupTypes).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange({ type: target.value as StudyGroupType })}
      />
      <RichTextField
        id="group-description"
        label="Description"
        optional
        value={draft.description}
        error={faults.description}
        onChange={(description) => onChange({ description })}
      />
      <ImageField
        label="Picture"
        optional
        value={draft.image}
        current={image}
        error={faults.image}
        onChange={(chosen) => onChange({ image: chosen })}
      />
    </div>
  )
}

export function JoiningFields({ taken, ...fields }: FieldsProps & { taken: number }) {
  const { draft, onChange } = fields
  return (
    <div className={styles.form}>
      <RadioGroup<Visibility>
        legend="Who sees the group"
        value={draft.visibility}
        options={(['authenticated', 'restricted', 'private'] as const).map((value) => ({
          value,
          label: visibilities[value],
        }))}
        onChange={(visibility) => onChange({ visibility })}
      />
      <Checkbox
        label="People join at once"
        help="Otherwise somebody who leads the group answers each application."
        checked={draft.autoapproval}
        onChange={({ target }) => onChange({ autoapproval: target.checked })}
      />
      <div className={styles.pair}>
        <TextField
          {...line(fields, 'places')}
          label="Places"
          optional
          inputMode="numeric"
          help={`Empty: no limit. ${taken === 1 ? '1 is' : `${taken} are`} taken; tutors and owners take none.`}
        />
        <TextField
          {...line(fields, 'offerHours')}
          label="Hours that a place is kept"
          inputMode="numeric"
          help="For the next in the queue, when one comes free."
        />
      </div>
    </div>
  )
}

export const DateFields = (fields: FieldsProps) => (
  <div className={styles.pair}>
    <TextField {...line(fields, 'availableFrom')} label="People can apply from" type="date" />
    <TextField {...line(fields, 'availableUntil')} label="People can apply until" type="date" />
    <TextField {...line(fields, 'intensiveFrom')} label="Training from" type="date" />
    <TextField {...line(fields, 'intensiveUntil')} label="Training until" type="date" />
    <TextField
      {...line(fields, 'resultsDate')}
      label="Results are out"
      type="date"
      optional
      help="The day after, members who sat are asked for theirs."
    />
  </div>
)

export const WordFields = (fields: FieldsProps) => (
  <div className={styles.form}>
    <TextArea {...line(fields, 'demands')} label="What it demands" optional rows={3} most={config.demands} />
    <TextArea {...line(fields, 'gives')} label="What it gives" optional rows={3} most={config.gives} />
    <div className={styles.pair}>
      <TextField
        {...line(fields, 'hours')}
        label="Days and hours"
        optional
        most={config.hours}
        help="Such as Monday to Saturday, 09:00–17:00 London."
      />
      <TextField {...line(fields, 'meets')} label="Where it meets" optional most={config.meets} />
    </div>
    <TextField
      {...line(fields, 'chatLink')}
      label="Address of its chat"
      optional
      type="url"
      inputMode="url"
      most={studyGroupUpdate.chatLink}
      help="Its members alone see it."
    />
  </div>
)
