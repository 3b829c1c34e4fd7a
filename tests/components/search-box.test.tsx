// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteNavigation } from '../../src/ui/form/navigating'
import { SearchBox } from '../../src/ui/list/search-box'
import { find, press, render, type } from './render'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

/** A search in which somebody has just typed; answers what was searched for. */
function typedIn() {
  const searched: string[] = []
  const element = <SearchBox label="Search users" value="" onChange={(value) => searched.push(value)} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  type(find<HTMLInputElement>('input'), 'Tomos ')
  return searched
}

it('searches once the typing pauses', () => {
  const searched = typedIn()
  vi.advanceTimersByTime(200)
  expect(searched).toEqual([])
  vi.advanceTimersByTime(200)
  expect(searched).toEqual(['Tomos'])
})

it('calls nobody back who has just opened a row whose page is still loading', () => {
  const searched = typedIn()
  history.pushState(null, '', '/users/1')
  vi.advanceTimersByTime(1000)
  expect(searched).toEqual([])
})

it('lets a row’s page come that somebody pressed while the search waited, and searches if they stay', () => {
  const searched = typedIn()
  noteNavigation('loading')
  vi.advanceTimersByTime(1000)
  expect(searched).toEqual([])
  noteNavigation('idle')
  vi.advanceTimersByTime(300)
  expect(searched).toEqual(['Tomos'])
})

it('says that a search is too long, and searches for nothing until it fits', () => {
  const searched: string[] = []
  const element = <SearchBox label="Search users" value="" most={100} onChange={(value) => searched.push(value)} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  type(find<HTMLInputElement>('input'), 'x'.repeat(103))
  press('Enter')
  act(() => void vi.advanceTimersByTime(1000))
  expect(searched).toEqual([])
  expect(find<HTMLInputElement>('input').value).toHaveLength(103)
  expect(find('input').getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain('103 of 100 characters: shorten this by 3.')
  type(find<HTMLInputElement>('input'), 'x'.repeat(100))
  act(() => void vi.advanceTimersByTime(1000))
  expect(searched).toEqual(['x'.repeat(100)])
})
