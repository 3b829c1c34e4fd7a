// @vitest-environment happy-dom
import { act, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchableSelect } from '../../src/ui/select/searchable-select'
import { click, find, press, render, type } from './render'

const options = ['Nigeria', 'Réunion', 'Tunisia', 'United Arab Emirates', 'United Kingdom'].map((label) => ({
  value: label === 'United Kingdom' ? 'UK' : label.slice(0, 3),
  label,
}))

function Country({
  onChange,
  optional,
  start = null,
}: {
  onChange?: (value: string | null) => void
  optional?: boolean
  start?: string | null
}) {
  const [value, setValue] = useState<string | null>(start)
  return (
    <SearchableSelect
      label="Country"
      noun="countries"
      options={options}
      optional={optional}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const field = () => find<HTMLInputElement>('[role="combobox"]')
const shown = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const focus = () => act(() => field().focus())

describe('the searchable select', () => {
  it('is a combobox with its label and its list', () => {
    render(<Country />)
    expect(find<HTMLLabelElement>('label').htmlFor).toBe(field().id)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
  })

  it('opens by typing, marks the first match and counts the matches', () => {
    render(<Country />)
    focus()
    type(field(), 'uni')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(shown()).toEqual(['United Arab Emirates', 'United Kingdom', 'Réunion', 'Tunisia'])
    expect(active()).toBe('United Arab Emirates')
    expect(find('[role="status"]').textContent).toBe('4 of 5 countries.')
  })

  it('chooses by arrow and Enter without sending the form', () => {
    const onChange = vi.fn()
    render(<Country onChange={onChange} />)
    focus()
    type(field(), 'united')
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(onChange).toHaveBeenCalledWith('UK')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('opens by arrow at the chosen option, and wraps around at both ends', () => {
    render(<Country start="Tun" />)
    focus()
    press('ArrowDown')
    expect(active()).toBe('Tunisia')
    press('ArrowUp')
    press('ArrowUp')
    press('ArrowUp')
    expect(active()).toBe('United Kingdom')
  })

  it('restores the chosen option on Escape, and keeps that key from the dialog around it', () => {
    const outer = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what comes out.
      <div onKeyDown={outer}>
        <Country start="Nig" />
      </div>,
    )
    focus()
    type(field(), 'uni')
    press('Escape')
    expect(field().value).toBe('Nigeria')
    expect(outer).not.toHaveBeenCalled()
    press('Escape')
    expect(outer).toHaveBeenCalledOnce()
  })

  it('restores the chosen option when the focus leaves', () => {
    render(<Country start="Nig" />)
    focus()
    type(field(), 'something else')
    expect(find('[role="status"]').textContent).toBe('Nothing found in 5 countries.')
    act(() => field().blur())
    expect(field().value).toBe('Nigeria')
  })

  it('chooses by a press on an option', () => {
    render(<Country />)
    focus()
    click(field())
    click(find('[role="option"]'))
    expect(field().value).toBe('Nigeria')
  })

  it('clears an emptied field only where it is optional', () => {
    const onChange = vi.fn()
    render(<Country optional start="Nig" onChange={onChange} />)
    focus()
    type(field(), '')
    expect(onChange).toHaveBeenCalledWith(null)
  })

  it('keeps the choice of an emptied field that is required', () => {
    const onChange = vi.fn()
    render(<Country start="Nig" onChange={onChange} />)
    focus()
    type(field(), '')
    act(() => field().blur())
    expect(onChange).not.toHaveBeenCalled()
    expect(field().value).toBe('Nigeria')
  })
})
