import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../action/icon'
import { Field, type FieldProps } from '../form/field'
import fieldStyles from '../form/field.module.css'
import type { Choice } from './filter-options'
import styles from './searchable-select.module.css'
import { type Combobox, useCombobox } from './use-combobox'

type SearchableSelectProps = FieldProps & {
  options: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  /** The noun for the count: 'countries'. */
  noun?: string
  placeholder?: string
  disabled?: boolean
  name?: string
  autoComplete?: string
  /** Where not all are in `options`: told what is typed, to look for those of it. */
  onSearch?: (typed: string) => void
  /** How far that is. */
  search?: Search
}

/** How far a search elsewhere is: `options` are those it found, or those of before. */
export type Search = 'looking' | 'failed' | 'found'

/** One of many, found by typing; a combobox that becomes a sheet on a phone. */
export function SearchableSelect(props: SearchableSelectProps) {
  const {
    options,
    value,
    onChange,
    noun = 'choices',
    placeholder,
    disabled,
    name,
    autoComplete = 'off',
    onSearch,
    search = 'found',
    ...field
  } = props
  const id = useId()
  const combobox = useCombobox({ options, value, onChange, disabled, optional: field.optional, onSearch })
  const { open, current } = combobox
  const found = combobox.matches.length
  return (
    <Field {...field} id={field.id ?? id}>
      {(control) => (
        <div className={clsx(styles.combo, open && styles.open)}>
          <div className={styles.sheet}>
            <div className={styles.grip} aria-hidden="true" />
            <span className={clsx(fieldStyles.box, styles.box)}>
              <input
                {...control}
                {...combobox.input}
                className={fieldStyles.input}
                role="combobox"
                type="text"
                name={name}
                autoComplete={autoComplete}
                spellCheck={false}
                aria-expanded={open}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={current ? `${id}-${current.choice.value}` : undefined}
                placeholder={placeholder}
                disabled={disabled}
              />
              <span className={styles.arrow} aria-hidden="true">
                <Icon name={open ? 'up' : 'down'} size="sm" />
              </span>
            </span>
            <div className={styles.panel} hidden={!open}>
              <Choices combobox={combobox} id={id} label={typeof field.label === 'string' ? field.label : noun} />
              <Foot>
                {open && (onSearch ? searchWords(search, found, noun) : countWords(found, options.length, noun))}
              </Foot>
            </div>
          </div>
        </div>
      )}
    </Field>
  )
}

/** Says how much was found, and on a wide screen which keys move in the list. */
const Foot = ({ children }: { children: ReactNode }) => (
  <p className={styles.foot}>
    <span role="status">{children}</span>{' '}
    <span className="only-wide">
      <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to choose.
    </span>
  </p>
)

const countWords = (found: number, all: number, noun: string): string =>
  found > 0 ? `${found} of ${all} ${noun}.` : `Nothing found in ${all} ${noun}.`

/** Where not all are here: what the search for others came to. */
function searchWords(search: Search, found: number, noun: string): string {
  if (search === 'looking') return `Looking for ${noun}…`
  if (search === 'failed') return `No ${noun} could be read. Type to try again.`
  return found > 0 ? 'Type to find others.' : `No ${noun} found.`
}

interface ChoicesProps {
  combobox: Combobox
  id: string
  label: string
}

function Choices({ combobox: { open, matches, active, setActive, chosen, choose }, id, label }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])
  return (
    // A press in the list must not take the focus from the field.
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {open &&
        matches.map(({ choice, from, to }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as the combobox pattern says.
          // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant.
          <div
            key={choice.value}
            id={`${id}-${choice.value}`}
            role="option"
            aria-selected={choice.value === chosen}
            className={clsx(styles.option, index === active && styles.active)}
            onClick={() => choose(choice)}
            onPointerMove={() => setActive(index)}
          >
            <span className={styles.name}>
              {choice.label.slice(0, from)}
              <b>{choice.label.slice(from, to)}</b>
              {choice.label.slice(to)}
            </span>
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            {choice.value === chosen && <Icon name="check" size="sm" />}
          </div>
        ))}
    </div>
  )
}
