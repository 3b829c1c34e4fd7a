import { clsx } from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/overlay/dialog'
import adminFormStyles from '../form/admin-form.module.css'
import { keepDialog } from '../form/keep-dialog'
import type { Widget } from '../form/widget'
import { WidgetInput } from '../form/widget-input'
import { filterLabel, type ListState } from '../list/list-state'
import styles from './filter.module.css'
import type { FilterGroup } from './filter-groups'

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** A filter's widget: a switch can also be left out, an instant becomes a day, and a number a text. */
const inBar = (widget: Widget): Widget => {
  if (widget.kind === 'switch') return { kind: 'choice', options: yesNo, many: false }
  return widget.kind === 'instant' ? { kind: 'day' } : widget
}

interface FilterDialogProps {
  group: FilterGroup
  resource: Resource
  /** All filters of the list, as they are set. */
  start: ListState['filters']
  /** Told what is chosen of these filters alone. */
  onDone: (filters: ListState['filters']) => void
  onClose: () => void
}

/** Chooses one filter of a list, or both days of a range. */
export function FilterDialog({ group, resource, start, onDone, onClose }: FilterDialogProps) {
  const id = useId()
  const names = group.filters.map(({ name }) => name)
  const [values, setValues] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(Object.entries(start).filter(([name]) => names.includes(name))),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const filled = Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
    onDone(Object.fromEntries(filled) as ListState['filters'])
  }
  return (
    <Dialog open onClose={onClose} title={`Filter by ${group.label.toLowerCase()}`} size="sm">
      <form onSubmit={submit} onKeyDownCapture={keepDialog} className={clsx(styles.filterForm, adminFormStyles.roomy)}>
        <div className={adminFormStyles.grid}>
          {group.filters.map(({ name, widget }) => (
            <div key={name} className={adminFormStyles.field}>
              <label htmlFor={`${id}-${name}`}>{filterLabel(name, resource)}</label>
              <WidgetInput
                id={`${id}-${name}`}
                label={filterLabel(name, resource)}
                widget={inBar(widget)}
                value={values[name]}
                onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
              />
            </div>
          ))}
        </div>
        <div data-dialog-foot className={clsx(adminFormStyles.dialogFoot, 'btn-row')}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Show results
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
