import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { isNarrow } from '../../theme/narrow'
import { movesInList, nextActive } from './combobox-keys'
import { type Choice, filterOptions } from './filter-options'

interface ComboboxOptions {
  options: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  disabled: boolean | undefined
  /** An emptied field chooses nothing. */
  optional: boolean | undefined
  /** Told what is typed, and the empty text once the list is closed. */
  onSearch: ((typed: string) => void) | undefined
}

/** A list that is searched by typing: what is found, which of it the keys point at, and whether it is open. */
export function useCombobox({ options, value, onChange, disabled, optional, onSearch }: ComboboxOptions) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const at = options.findIndex((option) => option.value === value)
  const matches = filterOptions(options, typed ?? '')
  const current = open ? matches[active] : undefined

  const show = () => {
    if (disabled) return
    setActive(Math.max(0, typed === null ? at : 0))
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setTyped(null)
    onSearch?.('')
  }
  const choose = (choice: Choice | undefined) => {
    if (choice && choice.value !== value) onChange(choice.value)
    hide()
    if (isNarrow()) input.current?.blur()
  }
  const type = (text: string) => {
    setTyped(text)
    onSearch?.(text)
    setActive(0)
    setOpen(true)
    if (text === '' && optional) onChange(null)
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
  return {
    ...{ open, matches, active, setActive, current, chosen: value, choose },
    /** What its field is given. */
    input: {
      ref: input,
      value: typed ?? options[at]?.label ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown: press,
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onClick: () => !open && show(),
      onBlur: hide,
    },
  }
}

export type Combobox = ReturnType<typeof useCombobox>
