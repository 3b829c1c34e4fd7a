import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { usualDays } from '../lead-words'
import { isStatus, statuses } from '../statuses'
import styles from './lead-sheet.module.css'
import type { Standing } from './use-standing'

/** The form's id, for its button at the foot of the sheet. */
export const STANDING = 'lead-standing'

/** How a lead stands with the school, and when to be in touch again. */
export function StandingForm({ standing: { status, followUp, fault, change, submit } }: { standing: Standing }) {
  return (
    <form className={styles.standing} onSubmit={submit} noValidate id={STANDING}>
      <div className={styles.two}>
        <SelectField
          label="Contact status"
          options={statuses.map(({ value, label }) => ({ value, label }))}
          value={status}
          error={fault}
          onChange={({ target }) => isStatus(target.value) && change({ status: target.value })}
        />
        <TextField
          label="Follow up"
          type="date"
          after="London"
          value={followUp}
          onChange={({ target }) => change({ followUp: target.value })}
        />
      </div>
      <div className="btn-row">
        {usualDays(now()).map(({ label, day }) => (
          <Button
            key={label}
            size="sm"
            aria-pressed={followUp === (day ?? '')}
            onClick={() => change({ followUp: day ?? '' })}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
