import { type FormEvent, useId, useState } from 'react'
import { busyCalendarCreate, busyCalendarRead } from '../../../../schema/generated/limits/booking'
import type { ApiError } from '../../../providers/api/api-error'
import { fieldErrors, showError } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import type { BusyCalendar } from '../account'
import styles from '../account.module.css'
import { BusyReading } from './busy-reading'
import { BusyCreate, BusyRead, BusyUpdate } from './calendars.documents'

interface AddBusyProps {
  /** The one that gets a new address; null: a new calendar. */
  calendar: BusyCalendar | null
  onClose: () => void
}

/** What is typed of a calendar, and its reading and adding. */
function useAdding({ calendar, onClose }: AddBusyProps) {
  const [typed, setTyped] = useState({ address: '', name: calendar?.name ?? '', allDay: calendar?.allDay ?? false })
  const onError = (error: ApiError) => {
    const { address: wrong, name: unnamed } = fieldErrors(error)
    if (!wrong && !unnamed) showError(error)
  }
  const read = useAction(BusyRead, { quiet: true, onError })
  const onSuccess = async () => {
    await invalidate('Account', 'BusyTimes')
    toast({ kind: 'positive', text: `${typed.name} is read every 15 minutes from now on.` })
    onClose()
  }
  const add = useAction(BusyCreate, { quiet: true, onError, onSuccess })
  const update = useAction(BusyUpdate, { quiet: true, onError, onSuccess })
  const reading = read.variables?.address === typed.address ? read.data?.busyCalendarRead : undefined
  return {
    typed,
    reading,
    change: (more: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...more })),
    errors: { ...fieldErrors(read.error), ...fieldErrors(add.error), ...fieldErrors(update.error) },
    busy: read.isPending || add.isPending || update.isPending,
    send() {
      // What was not read yet is shown first.
      if (!reading) return read.mutate({ address: typed.address })
      if (calendar) update.mutate({ id: calendar.id, ...typed })
      else add.mutate(typed)
    },
  }
}

/** Asks for the address of a calendar, shows what it holds, and adds it. */
export function AddBusy(props: AddBusyProps) {
  const { calendar, onClose } = props
  const form = useId()
  const { typed, reading, change, errors, busy, send } = useAdding(props)
  const { address, name, allDay } = typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      open
      title={calendar ? `A new address for ${calendar.name}` : 'Add busy times'}
      onClose={onClose}
      foot={
        <SendOrCancel
          form={form}
          send={reading ? (calendar ? 'Save' : 'Add calendar') : 'Read calendar'}
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        <TextField
          id="address"
          label="Address of the calendar"
          type="url"
          required
          autoFocus
          autoComplete="off"
          value={address}
          most={busyCalendarRead.address}
          error={errors.address}
          onChange={(event) => change({ address: event.target.value })}
          help="It ends in .ics. Google: Settings, your calendar, ‘Secret address in iCal format’. Outlook: Shared calendars, Publish. iCloud: Public calendar."
        />
        {reading && (
          <>
            <BusyReading reading={reading} allDay={allDay} onAllDay={(allDay) => change({ allDay })} />
            <TextField
              id="name"
              label="Name, for you alone"
              required
              value={name}
              most={busyCalendarCreate.name}
              error={errors.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
