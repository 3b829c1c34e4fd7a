import type { AmountUnit, SessionCategory } from '../../../../schema/generated/types'
import { categoryWords } from '../../../nouns/session-type/type-words'
import { type Discounted, discounted } from '../../../nouns/study-group/policy-words'
import { Weekdays } from '../../../parts/days-off/weekdays'
import { Checkbox } from '../../../ui/form/checkbox'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { PoundsField } from '../../../ui/money/pounds-field'
import styles from './group-settings.module.css'
import { type FieldsProps, line } from './settings-fields'

/** What members may book, and for staff at which price and on which terms. */
export function PolicyFields({ keeps, ...fields }: FieldsProps & { keeps: boolean }) {
  const { draft, onChange } = fields
  return (
    <div className={styles.form}>
      <p className="meta">
        For members and moderators, from the day they are in the group until its last day of training. It counts for
        bookings from now on. Ten minutes after the last change they are told of it.
      </p>
      <Boxes<SessionCategory>
        legend="Kinds of session; none ticked means all"
        words={categoryWords}
        value={draft.allowedFor}
        onChange={(allowedFor) => onChange({ allowedFor })}
      />
      <Weekdays
        legend="Days of the week; none ticked means all"
        value={draft.allowedDays}
        onChange={(allowedDays) => onChange({ allowedDays })}
      />
      {keeps && <Terms {...fields} />}
      {keeps && <Discount {...fields} />}
    </div>
  )
}

const Terms = (fields: FieldsProps) => (
  <div className={styles.pair}>
    <TextField
      {...line(fields, 'bookedAhead')}
      label="Booked ahead at once"
      optional
      inputMode="numeric"
      help="Sessions at most; empty: no limit."
    />
    <TextField
      {...line(fields, 'freeUntilHours')}
      label="Hours until which changes are free"
      optional
      inputMode="numeric"
      help="Before the start; empty: as the type says."
    />
    <PoundsField
      {...line(fields, 'reschedulePrice')}
      label="Price of moving later"
      optional
      help="Empty: as the type says."
    />
  </div>
)

const units: { value: AmountUnit; label: string }[] = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Pounds' },
]

function Discount(fields: FieldsProps) {
  const { draft, onChange } = fields
  const isPercent = draft.discountUnit === 'percent'
  const shared = { ...line(fields, 'discount'), label: 'Discount', optional: true, help: 'Empty: none.' }
  return (
    <>
      <div className={styles.pair}>
        {isPercent ? <TextField {...shared} inputMode="numeric" after="%" /> : <PoundsField {...shared} />}
        <SelectField
          label="In"
          value={draft.discountUnit}
          options={units}
          onChange={({ target }) => onChange({ discountUnit: target.value as AmountUnit })}
        />
      </div>
      <Boxes<Discounted>
        legend="What it counts for"
        words={{
          session: 'Sessions',
          package: 'Packages, instead of a smaller discount of their own',
          bundle: 'The library',
        }}
        value={draft.discountOn.filter((type): type is Discounted => Object.hasOwn(discounted, type))}
        onChange={(discountOn) => onChange({ discountOn })}
      />
    </>
  )
}

interface BoxesProps<Value extends string> {
  legend: string
  words: Record<Value, string>
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of a few. */
function Boxes<Value extends string>({ legend, words, value, onChange }: BoxesProps<Value>) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{legend}</legend>
      {(Object.keys(words) as Value[]).map((each) => (
        <Checkbox
          key={each}
          label={words[each]}
          checked={value.includes(each)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, each] : value.filter((other) => other !== each))
          }
        />
      ))}
    </fieldset>
  )
}
