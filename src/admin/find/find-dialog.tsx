import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { cutText } from '../../../rules/cut-text'
import { MOST_SEARCHED } from '../../../rules/limits'
import { Button } from '../../ui/action/button'
import { SearchInput } from '../../ui/list/search-input'
import { Dialog } from '../../ui/overlay/dialog'
import { movesInList, nextActive } from '../../ui/select/combobox-keys'
import { loadAreas } from '../catalogue'
import styles from './find-dialog.module.css'
import { type Found, type FoundGroup, SHORTEST } from './find-lists'
import { type Search, useFound } from './use-found'

/** The dialog, once it is known what there is in all lists. */
export async function findDialog() {
  await loadAreas()
  return FindDialog
}

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
  const idOf = ({ key }: Found) => `${id} ${key}`.replaceAll(' ', '-')
  return (
    <Dialog open onClose={onClose} title="Find" size="md" className={styles.dialog}>
      <FindInput
        typed={typed}
        kinds={kinds}
        listId={`${id}-found`}
        activeId={current && idOf(current)}
        onType={(text) => {
          setTyped(text)
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
          <Group
            key={group.label}
            {...group}
            current={current}
            id={idOf}
            onPoint={(each) => setActive(found.indexOf(each))}
            onOpen={onClose}
          />
        ))}
      </div>
      <Said search={search} count={found.length} kinds={kinds} onRetry={retry} />
    </Dialog>
  )
}

interface FindInputProps {
  typed: string
  kinds: string
  listId: string
  /** The id of the option that Enter opens. */
  activeId: string | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const FindInput = ({ typed, kinds, listId, activeId, onType, onKeyDown }: FindInputProps) => (
  <SearchInput
    role="combobox"
    aria-label={`Find ${kinds}`}
    aria-expanded={activeId !== undefined}
    aria-controls={listId}
    aria-activedescendant={activeId}
    placeholder="A name, an address, a title, a place"
    autoComplete="off"
    spellCheck={false}
    value={typed}
    onChange={({ target }) => onType(cutText(target.value, MOST_SEARCHED, ''))}
    onKeyDown={onKeyDown}
  />
)

interface GroupProps extends FoundGroup {
  /** The one that Enter opens. */
  current: Found | undefined
  id: (found: Found) => string
  onPoint: (found: Found) => void
  onOpen: () => void
}

/** What was found of one kind. */
const Group = ({ label, found, current, id, onPoint, onOpen }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields.
  <div role="group" aria-label={label}>
    <p className={styles.kind} aria-hidden="true">
      {label}
    </p>
    {found.map((each) => (
      <Link
        key={each.key}
        id={id(each)}
        role="option"
        tabIndex={-1}
        aria-selected={each === current}
        className={clsx(styles.option, each === current && styles.active)}
        to={each.to}
        onClick={onOpen}
        onPointerMove={() => onPoint(each)}
      >
        <span className={styles.title}>{each.title}</span>
        <span className={styles.facts}>{each.facts}</span>
      </Link>
    ))}
  </div>
)

interface SaidProps {
  search: Search
  count: number
  kinds: string
  onRetry: () => void
}

/** Where the search stands. */
const Said = ({ search, count, kinds, onRetry }: SaidProps) => (
  <p className={styles.foot} role="status">
    {said(search, count, kinds)}{' '}
    {search === 'failed' && (
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    )}
  </p>
)

function said(search: Search, count: number, kinds: string): string {
  if (search === 'failed') return 'The search had no answer.'
  if (search === 'running') return 'Looking…'
  if (search === 'none') return `Type ${SHORTEST} letters or more to look for ${kinds}.`
  return count === 0 ? 'Nothing is called that. Try fewer letters, or an address.' : `${count} found.`
}

/** Keeps the option that the arrows lead to in sight. */
function useActiveInView(key: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (key) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return list
}
