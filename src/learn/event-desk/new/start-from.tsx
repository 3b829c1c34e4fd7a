import { useApi } from '../../../providers/api/query'
import { SearchableSelect } from '../../../ui/select/searchable-select'
import { formatDate } from '../../../ui/time/london-time'
import { DeskSources, type DeskSourcesQuery } from './new.documents'

/** An event of which a new one may be a copy. */
export type Source = DeskSourcesQuery['meetings']['entries'][number]

interface StartFromProps {
  keeps: boolean
  chosen: Source | null
  onChoose: (source: Source | null) => void
}

const nothing = { value: '', label: 'Nothing' }

/** What a new event begins with: nothing, or one of the last events that its maker led; for staff, of the school. */
export function StartFrom({ keeps, chosen, onChoose }: StartFromProps) {
  const { data } = useApi(DeskSources, { scope: keeps ? 'all' : 'ever_led' }, { staleTime: 0 })
  // What costs something is made by staff alone, also as a copy.
  const sources = (data?.meetings.entries ?? []).filter(({ price }) => keeps || price === 0)
  return (
    <SearchableSelect
      id="event-copyOf"
      label="Start from"
      noun="events"
      help="Copies text, places, price, policy, lectors, materials and locks; never the day, the link or people."
      options={[
        nothing,
        ...sources.map(({ id, title, startAt, timezone }) => ({
          value: id,
          label: `A copy of ‘${title}’`,
          hint: formatDate(startAt, timezone, 'year'),
        })),
      ]}
      value={chosen?.id ?? nothing.value}
      onChange={(id) => onChoose(sources.find((source) => source.id === id) ?? null)}
    />
  )
}
