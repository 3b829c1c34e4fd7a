import { useState } from 'react'
import { cutText } from '../../../../rules/cut-text'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { useApi } from '../../../providers/api/query'
import { usePaused } from '../../../providers/page/use-paused'
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

/** What a new event begins with: nothing, or an event that its maker led; for staff, one of the school. The last are listed, the others are found by their titles. */
export function StartFrom({ keeps, chosen, onChoose }: StartFromProps) {
  const [typed, setTyped] = useState('')
  const search = usePaused(typed)
  const { data, isFetching, isError } = useApi(
    DeskSources,
    { scope: keeps ? 'all' : 'ever_led', ...(search && { search }) },
    { staleTime: 0 },
  )
  // What costs something is made by staff alone, also as a copy.
  const found = (data?.meetings.entries ?? []).filter(({ price }) => keeps || price === 0)
  const isLooking = isFetching || typed !== search
  const sources = !chosen || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found]
  const choices = sources.map(({ id, title, startAt, timezone }) => ({
    value: id,
    label: `A copy of ‘${title}’`,
    hint: formatDate(startAt, timezone, 'year'),
  }))
  return (
    <SearchableSelect
      id="event-copyOf"
      label="Start from"
      noun="events"
      help="Copies text, places, price, policy, lectors, materials and locks; never the day, the link or people."
      options={[nothing, ...choices]}
      value={chosen?.id ?? nothing.value}
      onSearch={(text) => setTyped(cutText(text.trim(), MOST_SEARCHED, ''))}
      search={isLooking ? 'looking' : isError ? 'failed' : 'found'}
      onChange={(id) => onChoose(sources.find((source) => source.id === id) ?? null)}
    />
  )
}
