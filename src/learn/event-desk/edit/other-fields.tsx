import { providers } from '../../../../rules/groups/event-words'
import { OFFER_MINUTES } from '../../../../rules/groups/meetings'
import { meetingUpdate } from '../../../../schema/generated/limits'
import type { MeetingProvider } from '../../../../schema/generated/types'
import { Switch } from '../../../ui/form/checkbox'
import { RadioGroup } from '../../../ui/form/radio-group'
import { TextField } from '../../../ui/form/text-field'
import { PoundsField } from '../../../ui/money/pounds-field'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import styles from './edit.module.css'
import { penceOf } from './event-draft'
import { type FieldsProps, line } from './field-line'
import { policyWords } from './policy-words'

/** Places, and what a ticket costs: staff alone say that. */
export function PlaceFields({ keeps, ...fields }: FieldsProps & { keeps: boolean }) {
  const { draft, onChange } = fields
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <TextField
          {...line(fields, 'membersLimit')}
          label="Places"
          optional
          inputMode="numeric"
          help="Empty: no limit. Lectors take none."
        />
        {draft.membersLimit.trim() !== '' && (
          <TextField
            {...line(fields, 'roomLimit')}
            label="The room holds"
            optional
            inputMode="numeric"
            after="people"
            help="On the day the lector may let people in up to this number. Empty: as many as there are places."
          />
        )}
        {keeps && <PoundsField {...line(fields, 'price')} label="Ticket" optional help="Empty: free." />}
        {(keeps || penceOf(draft) !== 0) && <TermFields {...fields} />}
      </div>
      <Switch
        label="Waitlist with timed offers"
        help={`A place that comes free is offered for ${OFFER_MINUTES} minutes, in the order of the list.`}
        checked={draft.waitlist}
        onChange={({ target }) => onChange({ waitlist: target.checked })}
      />
      <p className={styles.policy}>
        Reads as: <strong>{policyWords(draft)}</strong>
      </p>
    </div>
  )
}

/** Until when a ticket comes back, and how much of it. */
const TermFields = (fields: FieldsProps) => (
  <>
    <TextField
      {...line(fields, 'freeUntilHours')}
      error={fields.faults.freeUntilHours ?? fields.faults.bookingPolicy}
      label="Free to cancel until"
      inputMode="numeric"
      after="hours before"
    />
    <TextField {...line(fields, 'laterPercent')} label="Later comes back" inputMode="numeric" after="% of the price" />
  </>
)

const ways = Object.entries(providers).map(([value, label]) => ({ value: value as keyof typeof providers, label }))

interface WhereProps extends FieldsProps {
  /** The providers whose links are made by themselves. */
  makers: readonly MeetingProvider[]
  /** Whether the link was made so. */
  isMade: boolean
}

/** Where it meets. */
export function WhereFields({ makers, isMade, ...fields }: WhereProps) {
  const { draft, onChange } = fields
  const isMaker = makers.includes(draft.provider)
  return (
    <div className={styles.form}>
      <RadioGroup
        legend="Provider"
        look="cards"
        value={draft.provider}
        options={ways}
        onChange={(provider) => onChange({ provider })}
      />
      {draft.provider === 'in_person' ? (
        <TextField {...line(fields, 'place')} label="Address" most={meetingUpdate.place} />
      ) : (
        <div className={styles.pair}>
          <TextField
            {...line(fields, 'link')}
            label="Link for members"
            optional={isMaker}
            help={isMaker ? makerHelp(draft, isMade) : undefined}
            type="url"
            inputMode="url"
            most={meetingUpdate.link}
            placeholder="https://"
          />
          <TextField
            {...line(fields, 'privateLink')}
            label="Link for lectors"
            optional
            type="url"
            inputMode="url"
            most={meetingUpdate.privateLink}
            help="Opens as host. Never shown to members."
          />
        </div>
      )}
    </div>
  )
}

const makerHelp = ({ provider, link }: FieldsProps['draft'], isMade: boolean): string =>
  isMade && link
    ? 'It was made with the school’s account. Another link takes its place.'
    : `Left empty, a ${providers[provider]} link is made when you publish.`

/** What whoever has a ticket reads. */
export function DayFields(fields: FieldsProps) {
  const { draft, faults, onChange } = fields
  return (
    <div className={styles.form}>
      <RichTextField
        id="event-instruction"
        label="Instruction"
        optional
        value={draft.instruction}
        error={faults.instruction}
        onChange={(instruction) => onChange({ instruction })}
      />
      <TextField
        {...line(fields, 'eventDescription')}
        label="Words in calendars"
        optional
        most={meetingUpdate.eventDescription}
        help="Empty: the subtitle."
      />
    </div>
  )
}

/** Where it can be watched once it is over. */
export const RecordingFields = (fields: FieldsProps) => (
  <div className={styles.pair}>
    <TextField
      {...line(fields, 'recordingLink')}
      label="Link of the recording"
      optional
      type="url"
      inputMode="url"
      most={meetingUpdate.recordingLink}
    />
    <TextField
      {...line(fields, 'recordingUntil')}
      label="Last day to watch"
      optional
      type="date"
      help="Empty: it can be watched for good."
    />
  </div>
)
