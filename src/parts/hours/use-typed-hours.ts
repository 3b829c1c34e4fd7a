import { type FormEvent, useState } from 'react'
import { invalidate, useAction } from '../../providers/api/query'
import { toast } from '../../ui/overlay/toast'
import { weekdayName } from '../../ui/time/weekdays'
import { AddHours, ChangeHours } from './hours.documents'
import { type Draft, problemsOf, readHours, valuesOf } from './hours-draft'
import { useFaults } from './use-faults'
import { rangeWords } from './weekly-hours'

/** Says what became of hours, and reads them again. */
export function tellOfHours(text: string, hours: Draft): void {
  toast({ kind: 'positive', text, detail: `${weekdayName(hours.weekday)}, ${rangeWords(hours)}` })
  void invalidate('Availability', 'TakenTime')
}

/** Hours while they are typed, and what saves them. */
export function useTypedHours(draft: Draft, userId: string | undefined, onDone: () => void) {
  const [hours, setHours] = useState(draft)
  const { faults, setFaults, refuse } = useFaults()
  const saving = (text: string) => ({
    quiet: true,
    onError: refuse,
    onSuccess: () => {
      tellOfHours(text, hours)
      onDone()
    },
  })
  const add = useAction(AddHours, saving('Hours added'))
  const change = useAction(ChangeHours, saving('Hours changed'))
  const busy = add.isPending || change.isPending
  return {
    hours,
    faults,
    busy,
    set: (values: Partial<Draft>) => setHours((old) => ({ ...old, ...values })),
    save(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      const read = readHours(hours)
      const found = problemsOf(read, hours)
      setFaults(found)
      if (Object.keys(found).length) return
      if (read.id) change.mutate({ id: read.id, ...valuesOf(read) })
      else add.mutate({ userId, ...valuesOf(read) })
    },
  }
}

export type TypedHours = ReturnType<typeof useTypedHours>
