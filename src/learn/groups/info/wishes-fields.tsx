import { trainingFaults } from '../../../../rules/groups/training-days'
import { studyGroupJoin } from '../../../../schema/generated/limits'
import type { VisitationType } from '../../../../schema/generated/types'
import { daysWords, papersOf, spanWords, waysToCome } from '../../../nouns/study-group/group-words'
import { Checkbox } from '../../../ui/form/checkbox'
import { RadioGroup } from '../../../ui/form/radio-group'
import { TextArea } from '../../../ui/form/text-area'
import { TextField } from '../../../ui/form/text-field'
import styles from './group-info.module.css'
import type { WishedGroup, WishedSubGroup, Wishes } from './wishes'

interface WishesFieldsProps {
  group: WishedGroup
  wishes: Wishes
  errors: Record<string, string>
  onChange: (changed: Partial<Wishes>) => void
  /** Whether there is somebody who reads a message. */
  hasMessage: boolean
}

/** The fields that say how somebody comes to a group. */
export function WishesFields({ group, wishes, errors, onChange, hasMessage }: WishesFieldsProps) {
  const { subGroups, config, intensiveFrom, intensiveUntil } = group
  const faults = trainingFaults(wishes, group)
  return (
    <>
      {subGroups.length > 0 && <WhenToSit group={group} wishes={wishes} errors={errors} onChange={onChange} />}
      <RadioGroup<VisitationType>
        legend="How will you come?"
        value={wishes.visitationType}
        options={(['online', 'in_person', 'mixed'] as const).map((value) => ({ value, label: waysToCome[value] }))}
        help={config.meets ? `The group meets: ${config.meets}` : undefined}
        onChange={(visitationType) => onChange({ visitationType })}
      />
      <div className={styles.pair}>
        <TextField
          label="Training from"
          type="date"
          value={wishes.trainingFrom}
          error={faults.trainingFrom ?? null}
          onChange={({ target }) => onChange({ trainingFrom: target.value })}
        />
        <TextField
          label="Training until"
          type="date"
          value={wishes.trainingTill}
          error={errors.trainingTill ?? faults.trainingTill ?? null}
          onChange={({ target }) => onChange({ trainingTill: target.value })}
        />
        <p className="help">
          {`The group trains ${spanWords(intensiveFrom, intensiveUntil)}.${config.hours ? ` Hours: ${config.hours}.` : ''}`}
        </p>
      </div>
      <Checkbox
        label="Sunday is my day off"
        help="No training, events or reminders on Sundays."
        checked={wishes.sundayDayOff}
        onChange={({ target }) => onChange({ sundayDayOff: target.checked })}
      />
      {hasMessage && (
        <TextArea
          label="A line to those who lead it"
          optional
          rows={3}
          most={studyGroupJoin.message}
          value={wishes.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </>
  )
}

function WhenToSit({ group, wishes, errors, onChange }: Omit<WishesFieldsProps, 'hasMessage'>) {
  return (
    <RadioGroup
      legend="When do you sit?"
      look="cards"
      value={wishes.studySubGroupId}
      error={errors.studySubGroupId}
      options={[
        ...group.subGroups.map((sub) => ({ value: sub.id, label: sub.name, help: examWords(sub, group) })),
        { value: '', label: 'I do not know yet' },
      ]}
      onChange={(studySubGroupId) => onChange({ studySubGroupId })}
    />
  )
}

/** 'Written: 19 January 2027. Oral: 27 January 2027', as far as the days are known. */
function examWords({ p1ExamDates, p2ExamDates }: WishedSubGroup, { type }: WishedGroup): string | undefined {
  const [first, second] = papersOf(type)
  const parts = [
    p1ExamDates.length > 0 && `${first}: ${daysWords(p1ExamDates)}`,
    p2ExamDates.length > 0 && `${second}: ${daysWords(p2ExamDates)}`,
  ].filter(Boolean)
  return parts.join('. ') || undefined
}
