import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { cutText } from '../../../rules/cut-text'
import { MOST_SEARCHED } from '../../../rules/limits'
import { useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { SearchInput } from '../../ui/form/search-input'
import { Dialog } from '../../ui/overlay/dialog'
import { movesInList, nextActive } from '../../ui/select/combobox-keys'
import { abilityFor } from '../ability'
import styles from './find-dialog.module.css'
import { type FoundGroup, findable, findIn, SHORTEST } from './find-lists'
import { placesNamed } from './find-places'

const PAUSE_MS = 200

/** Finds rows of every list that may be looked in, and places, by a text; arrows move, Enter opens. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const navigate = useNavigate()
  const { groups, kinds, search, retry } = useFound(typed)
  const found = groups.flatMap((group) => group.found)
  const current = found[Math.min(active, found.length - 1)]
  const press = (event: KeyboardEvent) => {
    if (movesInList(event.key)) {
      event.preventDefault()
      setActive(nextActive(event.key, active, found.length) ?? 0)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      onClose()
      void navigate(current.to)
    }
  }
  const list = useActiveInView(current?.key)
  return (
    <Dialog open onClose={onClose} title="Find" size="md" className={styles.dialog}>
      <SearchInput
        role="combobox"
        aria-label={`Find ${kinds}`}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={current && `${id} ${current.key}`.replaceAll(' ', '-')}
        placeholder="A name, an address, a title, a place"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(cutText(target.value, MOST_SEARCHED, ''))
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div
        ref={list}
        className={styles.found}
        role="listbox"
        id={`${id}-found`}
        aria-label="Found"
        aria-busy={search === 'running' || undefined}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields.
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={styles.kind} aria-hidden="true">
              {group.label}
            </p>
            {group.found.map((each) => (
              <Link
                key={each.key}
                id={`${id} ${each.key}`.replaceAll(' ', '-')}
                role="option"
                tabIndex={-1}
                aria-selected={each === current}
                className={clsx(styles.option, each === current && styles.active)}
                to={each.to}
                onClick={onClose}
                onPointerMove={() => setActive(found.indexOf(each))}
              >
                <span className={styles.title}>{each.title}</span>
                <span className={styles.facts}>{each.facts}</span>
              </Link>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.foot} role="status">
        {said(search, found.length, kinds)}{' '}
        {search === 'failed' && (
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        )}
      </p>
    </Dialog>
  )
}

type Search = 'none' | 'running' | 'done' | 'failed'

function said(search: Search, count: number, kinds: string): string {
  if (search === 'failed') return 'The search had no answer.'
  if (search === 'running') return 'Looking…'
  if (search === 'none') return `Type ${SHORTEST} letters or more to look for ${kinds}.`
  return count === 0 ? 'Nothing is called that. Try fewer letters, or an address.' : `${count} found.`
}

/** What has a text in its name: places at once, and rows of lists after a pause in typing. */
function useFound(typed: string): { groups: FoundGroup[]; kinds: string; search: Search; retry: () => void } {
  const viewer = useViewer()
  const ability = useMemo(() => abilityFor(viewer), [viewer])
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const lists = findable(ability)
  const isLong = sought.length >= SHORTEST && lists.length > 0
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['Find', sought, viewer?.id],
    enabled: isLong,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findIn(lists, sought, signal),
  })
  const places = placesNamed(typed.trim(), ability)
  const isBehind = typed.trim() !== sought && typed.trim().length >= SHORTEST
  return {
    groups: [
      ...(isLong && !isError ? (data ?? []) : []),
      ...(places.length > 0 ? [{ label: 'Places', found: places }] : []),
    ],
    kinds: [...lists.map(({ label }) => label.toLowerCase()), 'places'].join(', ').replace(/, (?=[^,]*$)/, ' and '),
    search: isBehind || (isLong && isFetching) ? 'running' : !isLong ? 'none' : isError ? 'failed' : 'done',
    retry: () => void refetch(),
  }
}

/** Keeps the option that the arrows lead to in sight. */
function useActiveInView(key: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (key) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return list
}
