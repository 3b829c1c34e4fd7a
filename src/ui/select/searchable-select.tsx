import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isNarrow } from '../../theme/narrow'
import { Icon } from '../action/icon'
import { Field, type FieldProps } from '../form/field'
import fieldStyles from '../form/field.module.css'
import { movesInList, nextActive } from './combobox-keys'
import { type Choice, filterOptions } from './filter-options'
import styles from './searchable-select.module.css'

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
}

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
    ...field
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const matches = filterOptions(options, typed ?? '')
  const current = open ? matches[active] : undefined

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])

  const show = (at = Math.max(0, typed === null ? options.findIndex((option) => option.value === value) : 0)) => {
    if (disabled) return
    setActive(at)
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (choice: Choice | undefined) => {
    if (choice && choice.value !== value) onChange(choice.value)
    hide()
    if (isNarrow()) input.current?.blur()
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setOpen(true)
    if (text === '' && field.optional) onChange(null)
  }
  const press = (event: KeyboardEvent) => {
    if (movesInList(event.key)) {
      event.preventDefault()
      if (open) setActive(nextActive(event.key, active, matches.length) ?? 0)
      else show()
    } else if (open && event.key === 'Enter') {
      event.preventDefault()
      choose(current?.choice)
    } else if (open && event.key === 'Escape') {
      // Closes only the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }

  return (
    <Field {...field} id={field.id ?? id}>
      {(control) => (
        <div className={clsx(styles.combo, open && styles.open)}>
          <div className={styles.sheet}>
            <div className={styles.grip} aria-hidden="true" />
            <span className={clsx(fieldStyles.box, styles.box)}>
              <input
                {...control}
                ref={input}
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
                value={typed ?? chosen?.label ?? ''}
                onChange={(event) => type(event.target.value)}
                onKeyDown={press}
                onFocus={(event) => event.target.select()}
                onClick={() => !open && show()}
                onBlur={hide}
              />
              <span className={styles.arrow} aria-hidden="true">
                <Icon name={open ? 'up' : 'down'} size="sm" />
              </span>
            </span>
            <div className={styles.panel} hidden={!open}>
              {/* A press in the list must not take the focus from the field. */}
              <div
                ref={list}
                className={styles.list}
                role="listbox"
                id={`${id}-list`}
                aria-label={typeof field.label === 'string' ? field.label : noun}
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
                      aria-selected={choice.value === value}
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
                      {choice.value === value && <Icon name="check" size="sm" />}
                    </div>
                  ))}
              </div>
              <p className={styles.foot}>
                <span role="status">
                  {open &&
                    (matches.length > 0
                      ? `${matches.length} of ${options.length} ${noun}.`
                      : `Nothing found in ${options.length} ${noun}.`)}
                </span>{' '}
                <span className="only-wide">
                  <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to choose.
                </span>
              </p>
            </div>
          </div>
        </div>
      )}
    </Field>
  )
}
