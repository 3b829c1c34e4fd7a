import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Resource } from '../../resources'
import { Button } from '../components/button'
import { Chip, ChipAdd } from '../components/chip'
import { Dialog } from '../components/dialog'
import { Icon } from '../components/icon'
import { formatLondonDate } from '../components/london-time'
import { operationOf } from './catalogue'
import { keepDialog } from './keep-dialog'
import { filtersOf, type ListState } from './list-state'
import { ReferenceNames } from './reference-select'
import type { Widget } from './widget'
import { WidgetInput } from './widget-input'
import { labelOf } from './words'

interface FilterBarProps {
  resource: Resource
  state: ListState
  onState: (state: ListState) => void
  children?: ReactNode
}

/** Search, the filters in force, and a dialog for choosing them. */
export function FilterBar({ resource, state, onState, children }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const filters = filtersOf(resource)
  const set = filters.filter(({ name }) => state.filters[name] !== undefined)
  const without = (name: string) => Object.fromEntries(Object.entries(state.filters).filter(([each]) => each !== name))
  return (
    <search className="admin-filters" aria-label={`Search and filter ${resource.label.toLowerCase()}`}>
      {operationOf(resource.list).args.search && (
        <SearchBox
          label={`Search ${resource.label.toLowerCase()}`}
          value={state.search}
          onChange={(search) => onState({ ...state, page: 1, search })}
        />
      )}
      {set.map(({ name, widget }) => (
        <Chip
          key={name}
          label={filterLabel(name, resource)}
          value={(<FilterValue widget={widget} value={state.filters[name] ?? ''} />) as unknown as string}
          onEdit={() => setOpen(true)}
          onRemove={() => onState({ ...state, page: 1, filters: without(name) })}
        />
      ))}
      {filters.length > 0 && <ChipAdd onClick={() => setOpen(true)}>Filter</ChipAdd>}
      <div className="admin-filters-end">{children}</div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters">
        <FilterForm
          resource={resource}
          start={state.filters}
          onCancel={() => setOpen(false)}
          onDone={(next) => {
            setOpen(false)
            onState({ ...state, page: 1, filters: next })
          }}
        />
      </Dialog>
    </search>
  )
}

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** A filter's widget: a switch can also be left out, an instant is a day, and a text is enough for a number. */
const inBar = (widget: Widget): Widget => {
  if (widget.kind === 'switch') return { kind: 'choice', options: yesNo, many: false }
  return widget.kind === 'instant' ? { kind: 'day' } : widget
}

interface FilterFormProps {
  resource: Resource
  start: ListState['filters']
  onDone: (filters: ListState['filters']) => void
  onCancel: () => void
}

function FilterForm({ resource, start, onDone, onCancel }: FilterFormProps) {
  const id = useId()
  const [values, setValues] = useState<Record<string, unknown>>(start)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const filled = Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
    onDone(Object.fromEntries(filled) as ListState['filters'])
  }
  return (
    <form onSubmit={submit} onKeyDownCapture={keepDialog} className="admin-filter-form admin-roomy">
      <div className="admin-grid">
        {filtersOf(resource).map(({ name, widget }) => (
          <div key={name} className="admin-field">
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
      <div className="btn-row admin-dialog-foot">
        <Button variant="quiet" onClick={() => setValues({})}>
          Clear all
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" type="submit">
          Show results
        </Button>
      </div>
    </form>
  )
}

function FilterValue({ widget, value }: { widget: Widget; value: string | string[] }) {
  const values = [value].flat()
  if (widget.kind === 'reference') return <ReferenceNames reference={widget.reference} ids={values} />
  if (widget.kind === 'switch') return value === 'true' ? 'Yes' : 'No'
  if (widget.kind === 'instant' || widget.kind === 'day') return formatLondonDate(`${values[0]}T12:00Z`, 'year')
  if (widget.kind !== 'choice') return values.join(', ')
  return values.map((each) => widget.options.find((option) => option.value === each)?.label ?? each).join(', ')
}

const filterLabel = (name: string, { labels }: Resource) => labelOf(name.replace(/Ids?$/, ''), labels)

const PAUSE_MS = 300

/** Searches once the typing pauses, or at once by Enter. */
function SearchBox({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <div className="admin-search">
      <Icon name="search" size="sm" />
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(typed.trim())}
      />
    </div>
  )
}
