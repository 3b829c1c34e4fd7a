import { meetingUpdate } from '../../../../schema/generated/limits'
import { meetingTypes } from '../../../nouns/meeting/meeting-sign'
import { useApi } from '../../../providers/api/query'
import { ImageField } from '../../../ui/files/image-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { optionsOf, visibilities } from '../head/desk-words'
import type { LedEvent } from '../head/use-event'
import { DeskAllGroups } from '../new/new.documents'
import { DeskAreas } from './edit.documents'
import styles from './edit.module.css'
import { type FieldsProps, line } from './field-line'

interface WhatFieldsProps extends FieldsProps {
  event: LedEvent
  keeps: boolean
}

/** What people read of an event in the list and on its page. */
export function WhatFields({ event, keeps, ...fields }: WhatFieldsProps) {
  const { draft, faults, onChange } = fields
  const { data } = useApi(DeskAreas)
  const areas = data?.practiceAreas.filter(({ id, meetingAllowed }) => meetingAllowed || id === draft.practiceAreaId)
  const known = areas ?? (event.practiceArea ? [event.practiceArea] : [])
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <SelectField {...line(fields, 'type')} label="Kind" options={optionsOf(meetingTypes)} />
        <SelectField
          {...line(fields, 'practiceAreaId')}
          label="Practice area"
          options={[{ value: '', label: 'None' }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </div>
      <TextField {...line(fields, 'title')} label="Title" most={meetingUpdate.title} />
      <TextField {...line(fields, 'subtitle')} label="Subtitle" optional most={meetingUpdate.subtitle} />
      <div className={styles.pair}>
        <GroupField {...fields} event={event} keeps={keeps} />
        <SelectField
          {...line(fields, 'visibility')}
          label="Who sees it"
          options={visibilities(draft.studyGroupId !== '' || draft.visibility === 'restricted')}
        />
      </div>
      <RichTextField
        id="event-description"
        label="Description"
        optional
        value={draft.description}
        error={faults.description}
        onChange={(description) => onChange({ description })}
      />
      <ImageField
        label="Wide picture"
        optional
        value={draft.banner}
        current={event.banner}
        error={faults.banner}
        onChange={(banner) => onChange({ banner })}
      />
    </div>
  )
}

/** Its group: staff move a draft to another one. */
function GroupField({ event, keeps, ...fields }: WhatFieldsProps) {
  const isFixed = !keeps || event.publishedAt !== null
  const { data } = useApi(DeskAllGroups, undefined, { enabled: !isFixed })
  const own = event.studyGroup
  const others = data?.studyGroups.entries.filter((each) => !each.archivedAt && each.id !== own?.id) ?? []
  const groups = [...(own ? [own] : []), ...others]
  return (
    <SelectField
      {...line(fields, 'studyGroupId')}
      label="Group"
      disabled={isFixed}
      help={own ? 'Its members are told when it is published.' : undefined}
      options={[
        { value: '', label: 'Open to everybody' },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
