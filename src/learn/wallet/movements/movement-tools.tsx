import { useState } from 'react'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { isTransactionType, typeWords } from '../../../nouns/wallet/transaction-words'
import { Button } from '../../../ui/action/button'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Chip, ChipAdd } from '../../../ui/list/chip'
import { SearchBox } from '../../../ui/list/search-box'
import { Popover } from '../../../ui/overlay/popover'
import { dayWords, isDay } from '../../../ui/time/london-days'
import { MovementFiles } from './movement-files'
import type { Filters } from './movement-filters'
import styles from './movements.module.css'

interface MovementToolsProps {
  filters: Filters
  set: (filters: Filters) => void
  /** Whether there is nothing to save. */
  isEmpty: boolean
}

/** Words and filters, and files of what they leave. */
export function MovementTools({ filters, set, isEmpty }: MovementToolsProps) {
  const { type, from, until, words } = filters
  return (
    <search className={styles.tools} aria-label="Search and filter transactions">
      <SearchBox
        className={styles.search}
        label="Search transactions"
        value={words ?? ''}
        most={MOST_SEARCHED}
        onChange={(typed) => set({ ...filters, words: typed || undefined })}
      />
      {type && <Chip label="Type" value={typeWords[type]} onRemove={() => set({ ...filters, type: undefined })} />}
      {from && (
        <Chip
          label="Booked from"
          value={dayWords(from, 'year')}
          onRemove={() => set({ ...filters, from: undefined })}
        />
      )}
      {until && (
        <Chip
          label="Booked until"
          value={dayWords(until, 'year')}
          onRemove={() => set({ ...filters, until: undefined })}
        />
      )}
      <Popover
        label="Filter transactions"
        role="dialog"
        width={280}
        align="start"
        trigger={(props) => (
          <ChipAdd {...props} aria-haspopup="dialog">
            Filter
          </ChipAdd>
        )}
      >
        {(close) => (
          <FilterForm
            filters={filters}
            onDone={(chosen) => {
              close()
              set(chosen)
            }}
          />
        )}
      </Popover>
      <MovementFiles filters={filters} isEmpty={isEmpty} />
    </search>
  )
}

function FilterForm({ filters, onDone }: { filters: Filters; onDone: (filters: Filters) => void }) {
  const [draft, setDraft] = useState(filters)
  const { type, from, until } = draft
  const isBackwards = Boolean(from && until && until < from)
  const setDay = (name: 'from' | 'until', value: string) =>
    setDraft({ ...draft, [name]: isDay(value) ? value : undefined })
  return (
    <form
      className={styles.filterForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBackwards) onDone(draft)
      }}
    >
      <SelectField
        label="Type"
        value={type ?? ''}
        placeholder="All types"
        options={Object.entries(typeWords).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) =>
          setDraft({ ...draft, type: isTransactionType(target.value) ? target.value : undefined })
        }
      />
      <TextField label="From" type="date" defaultValue={from} onChange={({ target }) => setDay('from', target.value)} />
      <TextField
        label="Until"
        type="date"
        help="This day included."
        defaultValue={until}
        error={isBackwards ? 'This is before the first day.' : undefined}
        onChange={({ target }) => setDay('until', target.value)}
      />
      <Button type="submit" variant="primary">
        Show
      </Button>
    </form>
  )
}
