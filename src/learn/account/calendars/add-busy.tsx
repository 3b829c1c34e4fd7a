import { type FormEvent, useId, useState } from 'react'
import { busyCalendarCreate, busyCalendarRead } from '../../../../schema/generated/limits/booking'
import type { ApiError } from '../../../providers/api/api-error'
import { fieldErrors, showError } from '../../../providers/api/errors'
import { invalidate, useAction } from '../../../providers/api/query'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import { BusyCreate, BusyRead, BusyUpdate } from '../account.documents'
import styles from '../account.module.css'
import type { BusyCalendar } from './busy-calendars'
import { BusyReading } from './busy-reading'

interface AddBusyProps {
  /** The one that gets a new address; null: a new calendar. */
  calendar: BusyCalendar | null
  onClose: () => void
}

/** Asks for the address of a calendar, shows what it holds, and adds it. */
export function AddBusy({ calendar, onClose }: AddBusyProps) {
  const form = useId()
  const [address, setAddress] = useState('')
  const [name, setName] = useState(calendar?.name ?? '')
  const [allDay, setAllDay] = useState(calendar?.allDay ?? false)
  const onError = (error: ApiError) => {
    const { address: wrong, name: unnamed } = fieldErrors(error)
    if (!wrong && !unnamed) showError(error)
  }
  const read = useAction(BusyRead, { quiet: true, onError })
  const onSuccess = async () => {
    await invalidate('Account', 'BusyTimes')
    toast({ kind: 'positive', text: `${name} is read every 15 minutes from now on.` })
    onClose()
  }
  const add = useAction(BusyCreate, { quiet: true, onError, onSuccess })
  const update = useAction(BusyUpdate, { quiet: true, onError, onSuccess })
  const errors = { ...fieldErrors(read.error), ...fieldErrors(add.error), ...fieldErrors(update.error) }
  const reading = read.variables?.address === address ? read.data?.busyCalendarRead : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    // What was not read yet is shown first.
    if (!reading) return read.mutate({ address })
    if (calendar) update.mutate({ id: calendar.id, address, name, allDay })
    else add.mutate({ address, name, allDay })
  }
  return (
    <Dialog
      open
      title={calendar ? `A new address for ${calendar.name}` : 'Add busy times'}
      onClose={onClose}
      foot={
        <SendOrCancel
          form={form}
          send={reading ? (calendar ? 'Save' : 'Add calendar') : 'Read it'}
          busy={read.isPending || add.isPending || update.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
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
          onChange={(event) => setAddress(event.target.value)}
          help="It ends in .ics. Google: Settings, your calendar, ‘Secret address in iCal format’. Outlook: Shared calendars, Publish. iCloud: Public calendar."
        />
        {reading && (
          <>
            <BusyReading reading={reading} allDay={allDay} onAllDay={setAllDay} />
            <TextField
              id="name"
              label="Name, for you alone"
              required
              value={name}
              most={busyCalendarCreate.name}
              error={errors.name}
              onChange={(event) => setName(event.target.value)}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
