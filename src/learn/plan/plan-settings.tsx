import { useState } from 'react'
import { Weekdays, weekdays } from '../../parts/days-off/weekdays'
import { useAction, useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Skeleton } from '../../ui/data/skeleton'
import { SelectField } from '../../ui/form/select-field'
import { Dialog } from '../../ui/overlay/dialog'
import { lengthWords } from '../../ui/time/length-words'
import { keepPlan } from './keep-plan'
import { PlanDaysOff, PlanDaysOffWrite, StudyPlanUpdate } from './plan.documents'
import type { Plan } from './plan-words'
import styles from './study-plan.module.css'

interface SettingsProps {
  plan: Plan
  onClose: () => void
}

/** How long one studies a day, and on which days of the week not. */
export function PlanSettings({ plan, onClose }: SettingsProps) {
  const { data } = useApi(PlanDaysOff, {}, { staleTime: 0 })
  if (!data)
    return (
      <Dialog open title="Time and days off" onClose={onClose}>
        <Skeleton height={240} />
      </Dialog>
    )
  return <Form plan={plan} daysOff={data.reviewSettings.weekdaysOff} onClose={onClose} />
}

const lengths = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480]

function Form({ plan, daysOff, onClose }: SettingsProps & { daysOff: readonly number[] }) {
  const [minutes, setMinutes] = useState(plan.minutesPerDay)
  const [off, setOff] = useState<readonly number[]>(daysOff)
  const writeDays = useAction(PlanDaysOffWrite)
  const update = useAction(StudyPlanUpdate)
  const save = async () => {
    await writeDays.mutateAsync({ weekdaysOff: [...off] })
    await update.mutateAsync({ minutesPerDay: minutes })
    keepPlan()
    onClose()
  }
  const options = [...new Set([...lengths, plan.minutesPerDay])].sort((one, other) => one - other)
  return (
    <Dialog
      open
      title="Time and days off"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={writeDays.isPending || update.isPending}
            disabled={off.length === weekdays.length}
            onClick={() => void save().catch(() => {})}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label="Time a day"
          help="All together: lectures, tests, questions, reviews and sessions."
          value={String(minutes)}
          options={options.map((each) => ({ value: String(each), label: lengthWords(each) }))}
          onChange={({ target }) => setMinutes(Number(target.value))}
        />
        <Weekdays value={off} onChange={setOff} />
      </div>
    </Dialog>
  )
}
